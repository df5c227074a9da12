/* How a side's result goes with what it takes; see trend.h. */
#include "think/trend.h"

#define LEAST 30  /* playouts for a line */
#define CLOSE 0.3 /* the part of the variance that a line must explain */


void tni_trend_add(Trend *trend, double took, double won) {
  trend->n++;
  trend->took += took;
  trend->won += won;
  trend->took2 += took * took;
  trend->won2 += won * won;
  trend->both += took * won;
}


void tni_trend_fit(Trend *trend) {
  double n = trend->n;
  double both = n * trend->both - trend->took * trend->won;
  double took = n * trend->took2 - trend->took * trend->took;
  double won = n * trend->won2 - trend->won * trend->won;
  trend->known = n >= LEAST && took > 0 && both * both >= CLOSE * took * won;
  if (!trend->known)
    return;
  trend->slope = both / took;
  trend->level = (trend->won - trend->slope * trend->took) / n;
}


double tni_trend_at(const Trend *trend, double took) {
  return trend->level + trend->slope * took;
}
