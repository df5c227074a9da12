/* Moves as people and programs type them, in matches of every game. */
#include "script.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return run_script("moves", data, size);
}
