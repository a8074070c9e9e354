// expect: RE
// Sends itself the signal that means "too much CPU time".
#include <csignal>
int main() { raise(SIGXCPU); }
