/* Work within the core. */
#ifndef tn_work_h
#define tn_work_h

#include "tenace/base.h"

/* The host's work; where it gives none, `own`, with what each call may do. */
static inline tn_Work *work_or_own(tn_Work *work, tn_Work *own) {
  if (work)
    return work;
  *own = (tn_Work){.left = 0};
  tn_work_grant(own, TN_WORK);
  return own;
}

#endif
