# The links of the pages in share/doc/tenace, where README.md is beside the pages
# of doc and the rules are in share/tenace. What is not installed has no link.
s#](doc/#](#g
s#](rules/#](../../tenace/rules/#g
s#](\.\./rules/#](../../tenace/rules/#g
s#](\.\./\.\./rules/#](../../../tenace/rules/#g
s#](\.\./\.\./README\.md#](../README.md#g
s#\[\([^]]*\)\](\.\./core/[^)]*)#\1#g
s#\[\([^]]*\)\](\.\./tests/[^)]*)#\1#g
s#\[\([^]]*\)\](\(\.\./\)*CONTRIBUTING\.md[^)]*)#\1#g
s#\[\([^]]*\)\](\(\.\./\)*SECURITY\.md[^)]*)#\1#g
