/* Words, numbers and collections as text. Part of Aosai's own testlib.h. */
#pragma once

#include <algorithm>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
#include <fcntl.h>
#include <unistd.h>

#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE ((char)' ')
#define EOFC (-1)

enum TResult {
    _ok = 0, _wa = 1, _pe = 2, _fail = 3, _dirt = 4, _points = 5, _unexpected_eof = 8, _partially = 16
};
enum TMode { _input, _output, _answer };
enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor };
#define _pc(part) (TResult(_partially + (part)))

namespace testlib_own {
inline std::string formatted(const char *form, va_list list) {
    va_list again;
    va_copy(again, list);
    int length = std::vsnprintf(nullptr, 0, form, again);
    va_end(again);
    std::string text(length < 0 ? 0 : size_t(length) + 1, '\0');
    if (length < 0) return form;
    std::vsnprintf(&text[0], text.size(), form, list);
    text.pop_back();
    return text;
}
}  // namespace testlib_own

/* Formats the arguments of a variadic function by its parameter `form`. */
#define TESTLIB_OWN_FORMAT(form) ({ \
        va_list own_list; \
        va_start(own_list, form); \
        std::string own_text = testlib_own::formatted(form, own_list); \
        va_end(own_list); \
        own_text; \
    })

inline std::string format(const char *form, ...) __attribute__((format(printf, 1, 2)));
inline std::string format(const char *form, ...) { return TESTLIB_OWN_FORMAT(form); }
inline std::string format(const std::string form, ...) {
    va_list list;
    va_start(list, form);
    std::string text = testlib_own::formatted(form.c_str(), list);
    va_end(list);
    return text;
}

inline bool isBlanks(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
inline bool isEoln(int c) { return c == '\n' || c == '\r'; }

inline std::string trim(const std::string &text) {
    size_t from = 0, to = text.size();
    while (from < to && isBlanks(text[from])) from++;
    while (to > from && isBlanks(text[to - 1])) to--;
    return text.substr(from, to - from);
}
inline std::string upperCase(std::string text) {
    for (char &c : text) if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
    return text;
}
inline std::string lowerCase(std::string text) {
    for (char &c : text) if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return text;
}
/* Shortens long words in messages to their beginning and end. */
inline std::string compress(const std::string &text) {
    return text.size() <= 64 ? text : text.substr(0, 30) + "..." + text.substr(text.size() - 31);
}
inline std::string englishEnding(int no) {
    no = std::abs(no) % 100;
    if (no / 10 == 1) return "th";
    return no % 10 == 1 ? "st" : no % 10 == 2 ? "nd" : no % 10 == 3 ? "rd" : "th";
}

template <typename Value>
inline std::string vtos(const Value &value) {
    std::ostringstream text;
    text << value;
    return text.str();
}
template <typename Value>
inline std::string toString(const Value &value) { return vtos(value); }
inline std::string toString(double value) { return format("%.10f", value); }

template <typename Iterator, typename Separator>
inline std::string join(Iterator from, Iterator to, Separator separator) {
    std::ostringstream text;
    for (Iterator at = from; at != to; ++at) {
        if (at != from) text << separator;
        text << *at;
    }
    return text.str();
}
template <typename Iterator>
inline std::string join(Iterator from, Iterator to) { return join(from, to, ' '); }
template <typename Collection, typename Separator>
inline std::string join(const Collection &all, Separator separator) { return join(all.begin(), all.end(), separator); }
template <typename Collection>
inline std::string join(const Collection &all) { return join(all.begin(), all.end(), ' '); }

/* Splits at separators and keeps empty parts. */
inline std::vector<std::string> split(const std::string &text, const std::string &separators) {
    std::vector<std::string> parts(1);
    for (char c : text) {
        if (separators.find(c) == std::string::npos) parts.back() += c;
        else parts.push_back("");
    }
    return parts;
}
inline std::vector<std::string> split(const std::string &text, char separator) {
    return split(text, std::string(1, separator));
}
/* Splits at separators and drops empty parts. */
inline std::vector<std::string> tokenize(const std::string &text, const std::string &separators) {
    std::vector<std::string> parts = split(text, separators);
    parts.erase(std::remove(parts.begin(), parts.end(), std::string()), parts.end());
    return parts;
}
inline std::vector<std::string> tokenize(const std::string &text, char separator) {
    return tokenize(text, std::string(1, separator));
}

inline void println() { std::cout << '\n'; }
template <typename Value>
inline auto printItem(const Value &value, int) -> decltype(std::cout << value, void()) { std::cout << value; }
template <typename Value>
inline auto printItem(const Value &value, long) -> decltype(value.begin(), void()) { std::cout << join(value); }
template <typename First, typename... Rest>
inline void println(const First &first, const Rest &...rest) {
    printItem(first, 0);
    int each[] = {0, (std::cout << ' ', printItem(rest, 0), 0)...};
    (void)each;
    std::cout << '\n';
}

/* The absolute or relative error, whichever is smaller. */
inline bool isInfinite(double value) { return value > 1e300 || value < -1e300; }
inline bool doubleCompare(double expected, double result, double most) {
    if (std::isnan(expected)) return std::isnan(result);
    if (isInfinite(expected)) return isInfinite(result) && (expected > 0) == (result > 0);
    if (std::isnan(result) || isInfinite(result)) return false;
    double error = most + 1e-15;
    if (std::fabs(result - expected) <= error) return true;
    double one = expected * (1 - most), other = expected * (1 + most);
    return result + 1e-15 >= std::min(one, other) && result <= std::max(one, other) + 1e-15;
}
inline double doubleDelta(double expected, double result) {
    double absolute = std::fabs(result - expected);
    return std::fabs(expected) > 1e-9 ? std::min(absolute, absolute / std::fabs(expected)) : absolute;
}
