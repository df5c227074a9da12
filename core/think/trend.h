/*
** Trends: how a side's result goes with what it takes.
**
** Many games score a round in steps: 61 points win it, 80 are a level.  Then
** most playouts of two moves end alike, and chance decides which seems better.
** What a side has taken tells the two moves apart sooner.  So we fit a straight
** line through all playouts of a decision: the result by what was taken.
*/
#ifndef tn_trend_h
#define tn_trend_h

#include "tenace/table.h"

/* Sums over playouts: what was taken, the results, their squares and products;
** and the line through them. */
typedef struct Trend {
  double n, took, won, took2, won2, both;
  double slope, level; /* the line */
  bool known;          /* there is one */
} Trend;

/* Adds a playout. */
void tni_trend_add(Trend *trend, double took, double won);

/* Draws the line through the playouts so far.  There is none unless they go
** well with each other. */
void tni_trend_fit(Trend *trend);

/* The result that goes with what was taken.  There is a line. */
double tni_trend_at(const Trend *trend, double took);

#endif
