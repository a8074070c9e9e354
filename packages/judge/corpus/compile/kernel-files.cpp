// expect: CE
// hidden: CANARY-CONTENT
// Includes kernel files about processes and devices, and files next to the work folder.
#include </proc/self/mem>
#include </proc/self/environ>
#include </proc/self/cwd/../input>
#include </proc/self/fd/0>
#include </dev/fd/0>
#include "../input"
#include "../output"
#include "../../../../..@CANARY@/secret"
int main() {}
