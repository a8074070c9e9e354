/* Reads the input, the output and the answer. Part of Aosai's own testlib.h. */
#pragma once

#include "testlib_random.h"

namespace testlib_own {
inline std::string quoted(const std::string &word) { return "\"" + compress(word) + "\""; }
}  // namespace testlib_own

class InStream {
    int file = -1;
    std::string held;   /* the part of the file read so far, or a whole text */
    size_t at = 0;
    bool isOver = false;
    int lines = 1, wordLine = 1;
    std::string element; /* in a series of values: the index of the one being read */

    int peek() {
        if (at == held.size() && !isOver) {
            held.resize(1 << 16);
            ssize_t got = file < 0 ? 0 : ::read(file, &held[0], held.size());
            held.resize(got > 0 ? size_t(got) : 0);
            at = 0;
            isOver = got <= 0;
        }
        return at < held.size() ? (unsigned char)held[at] : EOFC;
    }
    int take() {
        int c = peek();
        if (c == EOFC) return c;
        if (c == '\n') lines++;
        at++;
        return c;
    }

    std::string called(const char *kind, const std::string &name) const {
        std::string text = kind;
        if (!element.empty()) return text + " element " + name + element;
        return name.empty() ? text : text + " parameter [name=" + name + "]";
    }
    template <typename Value>
    void check(const char *kind, Value value, Value least, Value most, const std::string &name) {
        if (value < least || value > most)
            quit(_wa, called(kind, name) + " equals to " + vtos(value) + ", violates the range [" + vtos(least) + ", " +
                          vtos(most) + "]");
    }
    void match(const char *kind, const std::string &text, const pattern &p, const std::string &name) {
        if (!p.matches(text))
            quit(_wa, called(kind, name) + " equals to " + testlib_own::quoted(text) +
                          ", doesn't correspond to pattern \"" + p.src() + "\"");
    }
    /* Only the canonical form of a number: no plus sign, no leading zeros. */
    bool isCanonical(const std::string &word, bool mayBeNegative) const {
        size_t from = mayBeNegative && word.size() > 1 && word[0] == '-' ? 1 : 0;
        if (word.size() == from || word.size() > 20) return false;
        for (size_t i = from; i < word.size(); i++) if (!std::isdigit((unsigned char)word[i])) return false;
        return word[from] != '0' || word.size() == 1;
    }
    long long integerOf(const std::string &word, long long least, long long most, const char *kind) {
        errno = 0;
        long long value = isCanonical(word, true) ? std::strtoll(word.c_str(), nullptr, 10) : (errno = ERANGE, 0);
        if (errno != 0 || value < least || value > most)
            quit(_pe, std::string("Expected ") + kind + ", but " + testlib_own::quoted(word) + " found");
        return value;
    }
    template <typename Read>
    auto many(int size, int base, bool isSpaced, Read read) -> std::vector<decltype(read())> {
        if (size < 0 || size > 100000000) quit(_fail, "A number of values from 0 to 100000000 is expected");
        std::vector<decltype(read())> all;
        for (int i = 0; i < size; i++) {
            element = "[" + vtos(base + i) + "]";
            all.push_back(read());
            if (strict && isSpaced && i + 1 < size) readSpace();
        }
        element.clear();
        return all;
    }

public:
    TMode mode = _input;
    std::string name;
    bool strict = false, opened = false, stdfile = false;
    size_t maxFileSize = 128u << 20, maxTokenLength = 32u << 20, maxMessageLength = 32000;

    InStream() {}
    InStream(const InStream &base, const std::string &content) {
        initText(content, base.mode, "based on " + base.name);
        strict = base.strict;
    }
    InStream(const InStream &) = delete;
    InStream &operator=(const InStream &) = delete;

    void init(const std::string &path, TMode given) {
        mode = given, name = path, opened = true;
        file = ::open(path.c_str(), O_RDONLY);
        if (file < 0 && mode == _output) quit(_pe, "Output file not found: \"" + name + "\"");
        if (file < 0) quit(_fail, std::string(mode == _answer ? "Answer" : "Input") + " file not found: \"" + name + "\"");
    }
    void init(std::FILE *given, TMode as) {
        mode = as, opened = true, stdfile = true, file = fileno(given);
        name = given == stdin ? "stdin" : "untitled";
    }
    void initText(const std::string &text, TMode as, const std::string &called) {
        mode = as, name = called, held = text, isOver = true, opened = true;
    }
    void close() {
        if (file > 2) ::close(file);
        file = -1, isOver = true, opened = false;
    }
    int line() const { return wordLine; }

    [[noreturn]] void quit(TResult result, const std::string &message);
    [[noreturn]] void quitf(TResult result, const char *form, ...) __attribute__((format(printf, 3, 4))) {
        quit(result, TESTLIB_OWN_FORMAT(form));
    }
    void quitif(bool condition, TResult result, const char *form, ...) __attribute__((format(printf, 4, 5))) {
        if (condition) quit(result, TESTLIB_OWN_FORMAT(form));
    }
    [[noreturn]] void quits(TResult result, const std::string &message) { quit(result, message); }
    void ensuref(bool condition, const char *form, ...) __attribute__((format(printf, 3, 4)));
    void __testlib_ensure(bool condition, const std::string &message) { if (!condition) quit(_wa, message); }
    void setTestCase(int) {}

    /* ---- characters ---- */
    char curChar() { return char(peek()); }
    char nextChar() { return char(take()); }
    char readChar() { return nextChar(); }
    char readChar(char expected) {
        wordLine = lines;
        int found = take();
        if (found != (unsigned char)expected)
            quit(_pe, found == EOFC || isEoln(found)
                          ? format("Unexpected character #%d, but '%c' expected", found, expected)
                          : format("Unexpected character '%c', but '%c' expected", found, expected));
        return expected;
    }
    char readSpace() { return readChar(' '); }
    void unreadChar(char c) {
        if (at == 0) held.insert(0, 1, c);
        else held[--at] = c;
        if (c == '\n') lines--;
    }
    void skipChar() { take(); }
    void skipBlanks() { while (isBlanks(peek())) take(); }

    /* ---- ends ---- */
    bool eof() { return peek() == EOFC; }
    bool seekEof() {
        skipBlanks();
        return eof();
    }
    /* Skips a line end, if there is one. */
    bool eoln() {
        int c = peek();
        if (c == EOFC) return !strict;
        if (c == '\n') return take(), true;
        if (strict || c != '\r') return false;
        take();
        if (peek() == '\n') return take(), true;
        unreadChar('\r');
        return false;
    }
    bool seekEoln() {
        while (peek() == ' ' || peek() == '\t') take();
        return eoln();
    }
    void nextLine() { readLine(); }
    void readEoln() {
        wordLine = lines;
        if (!eoln()) quit(_pe, "Expected EOLN");
    }
    void readEof();

    /* ---- words ---- */
    void readWordTo(std::string &word) {
        if (!strict) skipBlanks();
        wordLine = lines;
        if (eof()) quit(_unexpected_eof, "Unexpected end of file - token expected");
        if (isBlanks(peek())) quit(_pe, "Unexpected white-space - token expected");
        word.clear();
        while (!eof() && !isBlanks(peek())) {
            word += char(take());
            if (word.size() > maxTokenLength) quit(_pe, "The token " + testlib_own::quoted(word) + " is too long");
        }
    }
    std::string readWord() {
        std::string word;
        readWordTo(word);
        return word;
    }
    std::string readWord(const pattern &p, const std::string &variable = "") {
        std::string word = readWord();
        match("Token", word, p, variable);
        return word;
    }
    std::string readWord(const std::string &p, const std::string &variable = "") { return readWord(pattern(p), variable); }
    std::string readWord(const char *p, const std::string &variable = "") { return readWord(pattern(p), variable); }
    void readWordTo(std::string &word, const pattern &p, const std::string &variable = "") { word = readWord(p, variable); }
    template <typename... Rest>
    std::string readToken(const Rest &...rest) { return readWord(rest...); }
    template <typename... Rest>
    void readTokenTo(std::string &word, const Rest &...rest) { readWordTo(word, rest...); }

    /* ---- lines ---- */
    void readLineTo(std::string &text) {
        wordLine = lines;
        if (eof()) quit(_pe, "Expected line");
        text.clear();
        while (!eof() && peek() != '\n') text += char(take());
        if (strict) return readEoln();
        eoln();
        if (!text.empty() && text.back() == '\r') text.pop_back();
    }
    std::string readLine() {
        std::string text;
        readLineTo(text);
        return text;
    }
    std::string readLine(const pattern &p, const std::string &variable = "") {
        std::string text = readLine();
        match("Line", text, p, variable);
        return text;
    }
    std::string readLine(const std::string &p, const std::string &variable = "") { return readLine(pattern(p), variable); }
    std::string readLine(const char *p, const std::string &variable = "") { return readLine(pattern(p), variable); }
    void readLineTo(std::string &text, const pattern &p, const std::string &variable = "") { text = readLine(p, variable); }
    template <typename... Rest>
    std::string readString(const Rest &...rest) { return readLine(rest...); }
    template <typename... Rest>
    void readStringTo(std::string &text, const Rest &...rest) { readLineTo(text, rest...); }

    /* ---- numbers ---- */
    int readInteger() { return int(integerOf(readWord(), INT_MIN, INT_MAX, "int32")); }
    int readInteger(int least, int most, const std::string &variable = "") {
        int value = readInteger();
        check("Integer", value, least, most, variable);
        return value;
    }
    template <typename... Rest>
    int readInt(const Rest &...rest) { return readInteger(rest...); }
    long long readLong() { return integerOf(readWord(), LLONG_MIN, LLONG_MAX, "int64"); }
    long long readLong(long long least, long long most, const std::string &variable = "") {
        long long value = readLong();
        check("Integer", value, least, most, variable);
        return value;
    }
    unsigned long long readUnsignedLong() {
        std::string word = readWord();
        errno = 0;
        unsigned long long value = isCanonical(word, false) ? std::strtoull(word.c_str(), nullptr, 10) : (errno = ERANGE, 0);
        if (errno != 0) quit(_pe, "Expected unsigned integer, but " + testlib_own::quoted(word) + " found");
        return value;
    }
    unsigned long long readUnsignedLong(unsigned long long least, unsigned long long most, const std::string &variable = "") {
        unsigned long long value = readUnsignedLong();
        check("Unsigned integer", value, least, most, variable);
        return value;
    }
    template <typename A, typename B>
    typename std::enable_if<std::is_unsigned<A>::value && std::is_unsigned<B>::value, unsigned long long>::type
    readLong(A least, B most, const std::string &variable = "") {
        return readUnsignedLong(least, most, variable);
    }

    double readReal() {
        std::string word = readWord();
        char *end = nullptr;
        bool isPlain = word.find_first_not_of("0123456789.eE+-") == std::string::npos &&
                       word.find_first_of("0123456789") != std::string::npos;
        double value = isPlain ? std::strtod(word.c_str(), &end) : 0;
        if (!isPlain || *end != '\0' || std::isnan(value))
            quit(_pe, "Expected double, but " + testlib_own::quoted(word) + " found");
        return value;
    }
    double readReal(double least, double most, const std::string &variable = "") {
        double value = readReal();
        check("Double", value, least, most, variable);
        return value;
    }
    template <typename... Rest>
    double readDouble(const Rest &...rest) { return readReal(rest...); }
    /* Digits, then optionally a point and as many digits as allowed. */
    double readStrictReal(double least, double most, int fewest, int mostDigits, const std::string &variable = "") {
        std::string word = readWord();
        size_t from = word[0] == '-' ? 1 : 0, point = word.find('.');
        std::string whole = word.substr(from, point == std::string::npos ? std::string::npos : point - from);
        std::string rest = point == std::string::npos ? "" : word.substr(point + 1);
        auto isDigits = [](const std::string &text) { return text.find_first_not_of("0123456789") == std::string::npos; };
        bool isStrict = word.size() <= 1000 && !whole.empty() && isDigits(whole) && isDigits(rest) &&
                        (point == std::string::npos || !rest.empty()) && (whole[0] != '0' || whole.size() == 1) &&
                        int(rest.size()) >= fewest && int(rest.size()) <= mostDigits;
        if (!isStrict) quit(_pe, "Expected strict double, but " + testlib_own::quoted(word) + " found");
        double value = std::strtod(word.c_str(), nullptr);
        check("Strict double", value, least, most, variable);
        return value;
    }
    template <typename... Rest>
    double readStrictDouble(const Rest &...rest) { return readStrictReal(rest...); }

    /* ---- series of values, in strict mode with one blank in between ---- */
    std::vector<std::string> readWords(int size, int base = 1) {
        return many(size, base, true, [&] { return readWord(); });
    }
    std::vector<std::string> readWords(int size, const pattern &p, const std::string &variable = "", int base = 1) {
        return many(size, base, true, [&] { return readWord(p, variable); });
    }
    std::vector<std::string> readLines(int size, int base = 1) {
        return many(size, base, false, [&] { return readLine(); });
    }
    std::vector<std::string> readLines(int size, const pattern &p, const std::string &variable = "", int base = 1) {
        return many(size, base, false, [&] { return readLine(p, variable); });
    }
    std::vector<int> readIntegers(int size, int base = 1) {
        return many(size, base, true, [&] { return readInteger(); });
    }
    std::vector<int> readIntegers(int size, int least, int most, const std::string &variable = "", int base = 1) {
        return many(size, base, true, [&] { return readInteger(least, most, variable); });
    }
    std::vector<long long> readLongs(int size, int base = 1) {
        return many(size, base, true, [&] { return readLong(); });
    }
    std::vector<long long> readLongs(int size, long long least, long long most, const std::string &variable = "",
                                     int base = 1) {
        return many(size, base, true, [&] { return readLong(least, most, variable); });
    }
    std::vector<unsigned long long> readUnsignedLongs(int size, int base = 1) {
        return many(size, base, true, [&] { return readUnsignedLong(); });
    }
    std::vector<unsigned long long> readUnsignedLongs(int size, unsigned long long least, unsigned long long most,
                                                      const std::string &variable = "", int base = 1) {
        return many(size, base, true, [&] { return readUnsignedLong(least, most, variable); });
    }
    std::vector<double> readReals(int size, int base = 1) {
        return many(size, base, true, [&] { return readReal(); });
    }
    std::vector<double> readReals(int size, double least, double most, const std::string &variable = "", int base = 1) {
        return many(size, base, true, [&] { return readReal(least, most, variable); });
    }
    std::vector<double> readStrictReals(int size, double least, double most, int fewest, int mostDigits,
                                        const std::string &variable = "", int base = 1) {
        return many(size, base, true, [&] { return readStrictReal(least, most, fewest, mostDigits, variable); });
    }
    template <typename... Rest>
    std::vector<std::string> readTokens(int size, const Rest &...rest) { return readWords(size, rest...); }
    template <typename... Rest>
    std::vector<std::string> readStrings(int size, const Rest &...rest) { return readLines(size, rest...); }
    template <typename... Rest>
    std::vector<int> readInts(int size, const Rest &...rest) { return readIntegers(size, rest...); }
    template <typename... Rest>
    std::vector<double> readDoubles(int size, const Rest &...rest) { return readReals(size, rest...); }
    template <typename... Rest>
    std::vector<double> readStrictDoubles(int size, const Rest &...rest) { return readStrictReals(size, rest...); }
};
