/*
 * The interface of testlib, implemented independently for this project.
 *
 * testlib is Mike Mirzayanov's library for checkers, interactors, validators and generators
 * (https://github.com/MikeMirzayanov/testlib). This is not his file and has none of its lines: it provides the same
 * names, exit codes and reading rules, so that `#include "testlib.h"` works without a download. The original is used if
 * a package has it, or if JUDGE_TESTLIB names it.
 *
 * Known differences: `rnd` draws other numbers than the original for the same arguments, patterns are matched with
 * backtracking, and result files in XML (-appes) do not exist.
 */
#ifndef AOSAI_TESTLIB_H
#define AOSAI_TESTLIB_H

#include "testlib_text.h"
#include "testlib_pattern.h"
#include "testlib_random.h"
#include "testlib_stream.h"

/* ---- Names that a task's programs use ---- */

static InStream inf, ouf, ans;
static std::fstream tout;
static random_t rnd;
static TTestlibMode testlibMode = _unknown;
static std::string checkerName = "untitled checker";

template <typename Iterator>
inline void shuffle(Iterator from, Iterator to) {
    for (long long left = to - from; left > 1; left--) std::iter_swap(from + (left - 1), from + rnd.next(left));
}

namespace testlib_own {

struct Ending {
    bool alive = true;
    int quits = 0;
    int ends = 0;
    double points = 0;
    bool hasCase = false;
    int caseNo = 0;
    std::string resultFile;
    ~Ending() {
        if (!alive || quits > 0) return;
        const char *missing = testlibMode == _checker ? "Checker must end with quit or quitf call."
            : testlibMode == _validator && ends == 0 ? "Validator must end with readEof call." : nullptr;
        if (missing == nullptr) return;
        std::fprintf(stderr, "FAIL %s\n", missing);
        std::fflush(nullptr);
        _exit(3);
    }
};
static Ending ending;

inline int exitCodeOf(TResult result) {
    switch (result) {
        case _ok: return 0;
        case _wa: return 1;
        case _pe: case _dirt: return 2;
        case _points: return 7;
        case _unexpected_eof: return 8;
        default: return result >= _partially ? result - _partially : 3;
    }
}

inline std::string prefixOf(TResult result) {
    switch (result) {
        case _ok: return "ok ";
        case _wa: return "wrong answer ";
        case _pe: case _dirt: return "wrong output format ";
        case _points: return "points ";
        case _unexpected_eof: return "unexpected eof ";
        default: return result >= _partially ? format("partially correct (%d) ", result - _partially) : "FAIL ";
    }
}

/* With these results the output must have been read to its end. */
inline bool needsEnd(TResult result) { return result == _ok || result == _points || result >= _partially; }

[[noreturn]] inline void finish(TResult result, std::string message) {
#ifndef ENABLE_UNEXPECTED_EOF
    if (result == _unexpected_eof) result = _pe;
#endif
    if (ending.hasCase) message += format(result == _ok ? " (%d test cases)" : " (test case %d)", ending.caseNo);
    if (message.size() > 32000) message = message.substr(0, 32000) + "...";
    if (needsEnd(result) && testlibMode != _interactor && testlibMode != _unknown && !ouf.seekEof()) {
        result = _dirt;
        message = "Extra information in the output file";
    }
    ending.quits++;
    std::FILE *where = ending.resultFile.empty() ? stderr : std::fopen(ending.resultFile.c_str(), "w");
    if (where == nullptr) where = stderr, result = _fail, message = "Can not write to the result file";
    std::fprintf(where, "%s%s\n", prefixOf(result).c_str(), message.c_str());
    if (tout.is_open()) tout.close();
    std::exit(exitCodeOf(result));
}

}  // namespace testlib_own

/* A fault in the input or in the answer becomes _fail: it is never the program's. */
inline void InStream::quit(TResult result, const std::string &said) {
    std::string message = trim(said);
    if (mode != _output && result != _fail) {
        std::string where = name;
        if (testlibMode == _validator) where += format(", line %d", line());
        message += " (" + where + ")";
        result = _fail;
    }
    testlib_own::finish(result, message);
}
inline void InStream::readEof() {
    if (!eof()) quit(_pe, "Expected EOF");
    if (this == &inf) testlib_own::ending.ends++;
}

[[noreturn]] inline void quit(TResult result, const std::string &message) { ouf.quit(result, message); }
[[noreturn]] inline void quitf(TResult result, const char *form, ...) __attribute__((format(printf, 2, 3)));
inline void quitf(TResult result, const char *form, ...) { ouf.quit(result, TESTLIB_OWN_FORMAT(form)); }
inline void quitif(bool condition, TResult result, const char *form, ...) __attribute__((format(printf, 3, 4)));
inline void quitif(bool condition, TResult result, const char *form, ...) {
    if (condition) ouf.quit(result, TESTLIB_OWN_FORMAT(form));
}
template <typename Number>
[[noreturn]] inline void quitp(Number given, const std::string &message = "") {
    double points = double(given);
    if (!std::isfinite(points)) ouf.quit(_fail, "Expected points, but no finite number found");
    std::string number = format("%.10f", points);
    while (number.back() == '0' && number[number.size() - 2] != '.') number.pop_back();
    ouf.quit(_points, number + " " + message);
}
template <typename Number, typename... Rest>
[[noreturn]] inline void quitp(Number points, const char *form, Rest... rest) {
    quitp(points, format(std::string(form), rest...));
}
[[noreturn]] inline void quitpi(const std::string &points, const std::string &message = "") {
    if (points.empty() || points.find(' ') != std::string::npos) ouf.quit(_fail, "Points must be one word");
    ouf.quit(_points, points + " " + message);
}

/* Quits with the usual message about an expected and a found value. */
template <typename Value>
[[noreturn]] inline void expectedButFound(TResult result, const Value &expected, const Value &found) {
    ouf.quit(result, "Expected '" + toString(expected) + "', but found '" + toString(found) + "'");
}
template <typename Value, typename... Rest>
[[noreturn]] inline void expectedButFound(TResult result, const Value &expected, const Value &found, const char *form,
                                          Rest... rest) {
    ouf.quit(result, "Expected '" + toString(expected) + "', but found '" + toString(found) + "': " +
                         format(std::string(form), rest...));
}

inline void testlib_own_ensure(bool condition, const std::string &message) {
    if (!condition) inf.quit(_fail, message);
}
#define ensure(condition) testlib_own_ensure((condition), "Condition failed: \"" #condition "\"")
#define ensure_ext(condition) ensure(condition)
inline void ensuref(bool condition, const char *form, ...) __attribute__((format(printf, 2, 3)));
inline void ensuref(bool condition, const char *form, ...) {
    if (!condition) inf.quit(_fail, TESTLIB_OWN_FORMAT(form));
}
inline void InStream::ensuref(bool condition, const char *form, ...) {
    if (!condition) quit(_wa, TESTLIB_OWN_FORMAT(form));
}

inline void setName(const char *form, ...) __attribute__((format(printf, 1, 2)));
inline void setName(const char *form, ...) { checkerName = TESTLIB_OWN_FORMAT(form); }
inline void setTestCase(int no) { testlib_own::ending.hasCase = true, testlib_own::ending.caseNo = no; }
inline void unsetTestCase() { testlib_own::ending.hasCase = false; }
inline void disableFinalizeGuard() { testlib_own::ending.alive = false; }
inline void setAppesModeEncoding(const std::string &) {}

/* The options `--testset`, `--group` and others, which validators and checkers read. */
struct Validator {
    std::string testsetName = "tests", groupName, overviewFile;
    std::string testset() const { return testsetName; }
    std::string group() const { return groupName; }
    void addFeature(const std::string &) {}
    void feature(const std::string &) {}
};
static Validator validator, checker;

namespace testlib_own {
inline void readOptions(Validator &into, int argc, char **argv, int from) {
    for (int i = from; i + 1 < argc; i += 2) {
        std::string option = argv[i];
        if (option == "--testset") into.testsetName = argv[i + 1];
        if (option == "--group") into.groupName = argv[i + 1];
    }
}
}  // namespace testlib_own

inline void registerTestlibCmd(int argc, char **argv) {
    testlibMode = _checker;
    if (argc < 4) inf.quit(_fail, "Program must be run with the following arguments: <input-file> <output-file> "
                                  "<answer-file> [<report-file>]");
    inf.init(argv[1], _input);
    ouf.init(argv[2], _output);
    ans.init(argv[3], _answer);
    bool hasReport = argc > 4 && std::strncmp(argv[4], "--", 2) != 0;
    if (hasReport) testlib_own::ending.resultFile = argv[4];
    testlib_own::readOptions(checker, argc, argv, hasReport ? 5 : 4);
    rnd.setSeed(argc, argv);
}
inline void registerTestlib(int argc, ...) {
    std::vector<char *> names(1, const_cast<char *>("checker"));
    va_list list;
    va_start(list, argc);
    for (int i = 0; i < argc; i++) names.push_back(va_arg(list, char *));
    va_end(list);
    registerTestlibCmd(int(names.size()), names.data());
}
inline void registerInteraction(int argc, char **argv) {
    testlibMode = _interactor;
    if (argc < 3) inf.quit(_fail, "Program must be run with the following arguments: <input-file> <output-file> "
                                  "[<answer-file>]");
    inf.init(argv[1], _input);
    tout.open(argv[2], std::ios_base::out);
    if (!tout.is_open()) inf.quit(_fail, std::string("Can not write to the test-output-file '") + argv[2] + "'");
    ouf.init(stdin, _output);
    if (argc > 3) ans.init(argv[3], _answer);
    else ans.initText("", _answer, "unopened answer stream");
    rnd.setSeed(argc, argv);
}
inline void registerValidation() {
    testlibMode = _validator;
    inf.init(stdin, _input);
    inf.strict = true;
}
inline void registerValidation(int argc, char **argv) {
    registerValidation();
    testlib_own::readOptions(validator, argc, argv, 1);
    rnd.setSeed(argc, argv);
}
inline void registerGen(int argc, char **argv, int = 1) {
    testlibMode = _generator;
    rnd.setSeed(argc, argv);
}
inline void startTest(int no) {
    if (std::freopen(format("%d", no).c_str(), "w", stdout) == nullptr) inf.quit(_fail, "Unable to write the test");
}

#endif
