/* Steps that a host grants to whatever goes through many possibilities. */
#include "tenace/base.h"


/* Shares steps out: some until the next look, and the others. */
static void share(tn_Work *work, int64_t steps) {
  work->left = steps < TN_WORK_LOOK ? steps : TN_WORK_LOOK;
  work->more = steps - work->left;
}


/* A negative number of steps is none. */
void tn_work_grant(tn_Work *work, int64_t steps) {
  if (!work)
    return;
  if (steps < 0)
    steps = -1;
  work->granted = steps;
  if (work->answers)
    work->answered = *work->answers;
  share(work, steps);
}


/* Has an answer been given since steps were granted? */
static bool is_next(const tn_Work *work) {
  return work->answers && *work->answers != work->answered;
}


bool tn_work_look(tn_Work *work) {
  if (!work)
    return false;
  int64_t all = work->left + work->more;
  bool stopped = work->stop && *work->stop;
  if (!stopped && all < 0 && is_next(work)) {
    tn_work_grant(work, work->granted);
    return true;
  }
  if (stopped || all < 0) {
    work->left = -1;
    work->more = 0;
    return false;
  }
  share(work, all);
  return true;
}
