/* Texts of records. */
#include "script.h"


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return run_script("record", data, size);
}
