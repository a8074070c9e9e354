// expect: CE
// hidden: CANARY-CONTENT
// A secret file as header would show up in the compiler's message.
#include "@CANARY@/secret"
#include "/etc/passwd"
int main() {}
