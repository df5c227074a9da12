/* Rules files: raw text, and steps put together from words. */
#include "script.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return run_script("rules", data, size);
}
