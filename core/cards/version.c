/* The version that was compiled. */
#include "tenace/base.h"


const char *tn_version(void) { return TN_VERSION; }
