// expect: CE
// hidden: CANARY-CONTENT
// What the kernel shows of processes and devices, and what lies beside the work folder.
#include </proc/self/mem>
#include </proc/self/environ>
#include </proc/self/cwd/../input>
#include </proc/self/fd/0>
#include </dev/fd/0>
#include "../input"
#include "../output"
#include "../../../../..@CANARY@/secret"
int main() {}
