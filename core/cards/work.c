/* Steps that a host grants to whatever goes through many possibilities. */
#include "tenace/base.h"


void tn_work_grant(tn_Work *work, int64_t steps) {
  work->left = steps < TN_WORK_LOOK ? steps : TN_WORK_LOOK;
  work->more = steps - work->left;
}


bool tn_work_look(tn_Work *work) {
  int64_t all = work->left + work->more;
  bool stopped = work->stop && *work->stop;
  if (stopped || all < 0) {
    work->left = -1;
    work->more = 0;
    return false;
  }
  tn_work_grant(work, all);
  return true;
}
