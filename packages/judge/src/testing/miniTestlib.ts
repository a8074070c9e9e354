/**
 * A small header that implements testlib's protocol as far as the tests need it: three files on the command line, exit
 * codes, messages on standard error.
 */
export const MINI_TESTLIB = `
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };
inline std::ifstream inf, ans, ouf;
inline std::ofstream tout;
inline void registerTestlibCmd(int, char **argv) { inf.open(argv[1]); ouf.open(argv[2]); ans.open(argv[3]); }
inline void registerInteraction(int, char **argv) { inf.open(argv[1]); tout.open(argv[2]); ans.open(argv[3]); }
[[noreturn]] inline void say(int code, const char *verdict, const char *format, va_list list) {
    fputs(verdict, stderr); vfprintf(stderr, format, list); fputc('\\n', stderr); exit(code);
}
[[noreturn]] inline void quitf(TResult result, const char *format, ...) {
    static const char *const names[] = {"ok ", "wrong answer ", "wrong output format ", "FAIL "};
    va_list list; va_start(list, format); say(result, names[result], format, list);
}
[[noreturn]] inline void quitp(double points, const char *format, ...) {
    fprintf(stderr, "points %g ", points);
    va_list list; va_start(list, format); say(7, "", format, list);
}
`;
