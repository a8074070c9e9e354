/*
 * Linked into a program that is stepped through, so that its output is there at the line that prints it: no buffer of
 * stdio, and none of cout either, because std::ios::sync_with_stdio does nothing.
 */
#include <stdio.h>

int __wrap__ZNSt8ios_base15sync_with_stdioEb(int wanted);

int __wrap__ZNSt8ios_base15sync_with_stdioEb(int wanted)
{
    (void)wanted;
    return 1;
}

__attribute__((constructor(101))) static void print_at_once(void)
{
    setvbuf(stdout, NULL, _IONBF, 0);
}
