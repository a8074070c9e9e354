/*
 * Random numbers that are the same on every machine for the same arguments. They are not those of the original
 * testlib. Part of Aosai's own testlib.h.
 */
#pragma once

#include "testlib_pattern.h"

class random_t {
    uint64_t state;

    /* splitmix64 */
    uint64_t bits() {
        uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    uint64_t below(uint64_t count) {
        if (count == 0) fail("the range is empty");
        uint64_t limit = UINT64_MAX - UINT64_MAX % count, drawn = bits();
        while (drawn >= limit) drawn = bits();
        return drawn % count;
    }
    [[noreturn]] static void fail(const char *why) {
        std::fprintf(stderr, "FAIL random_t: %s\n", why);
        _exit(3);
    }

public:
    random_t() : state(3905348978240129619ULL) {}
    void setSeed(long long seed) { state = uint64_t(seed); }
    void setSeed(int argc, char *argv[]) {
        uint64_t seed = 0;
        for (int i = 1; i < argc; i++)
            for (const char *at = argv[i]; *at; at++) seed = seed * 1000003ULL + (unsigned char)*at;
        state = seed;
    }
    double next() { return double(bits() >> 11) / 9007199254740992.0; }
    int next(int n) { return n > 0 ? int(below(uint64_t(n))) : (fail("n must be positive"), 0); }
    long next(long n) { return n > 0 ? long(below(uint64_t(n))) : (fail("n must be positive"), 0); }
    long long next(long long n) { return n > 0 ? (long long)below(uint64_t(n)) : (fail("n must be positive"), 0); }
    unsigned next(unsigned n) { return unsigned(below(n)); }
    unsigned long next(unsigned long n) { return (unsigned long)below(n); }
    unsigned long long next(unsigned long long n) { return (unsigned long long)below(n); }
    double next(double n) { return n * next(); }
    double next(double from, double to) { return from + (to - from) * next(); }
    template <typename A, typename B>
    typename std::enable_if<std::is_integral<A>::value && std::is_integral<B>::value,
                            typename std::common_type<A, B>::type>::type
    next(A from, B to) {
        typedef typename std::common_type<A, B>::type Both;
        if (Both(from) > Both(to)) fail("from must not be greater than to");
        uint64_t span = uint64_t(Both(to)) - uint64_t(Both(from));
        return Both(uint64_t(Both(from)) + (span == UINT64_MAX ? bits() : below(span + 1)));
    }
    std::string next(const std::string &ptrn) { return pattern(ptrn).next(*this); }
    std::string next(const char *ptrn, ...) __attribute__((format(printf, 2, 3))) {
        return pattern(TESTLIB_OWN_FORMAT(ptrn)).next(*this);
    }

    /* The greatest of type + 1 random numbers; with a negative type the least of -type + 1. */
    template <typename Value>
    Value wnext(Value n, int type) {
        Value best = next(n);
        for (int left = std::abs(type); left > 0; left--) {
            Value one = next(n);
            if (type > 0 ? best < one : one < best) best = one;
        }
        return best;
    }
    template <typename Value>
    Value wnext(Value from, Value to, int type) {
        Value best = next(from, to);
        for (int left = std::abs(type); left > 0; left--) {
            Value one = next(from, to);
            if (type > 0 ? best < one : one < best) best = one;
        }
        return best;
    }
    template <typename Collection>
    typename Collection::value_type any(const Collection &all) {
        return *std::next(all.begin(), long(below(all.size())));
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type any(const Iterator &from, const Iterator &to) {
        return *std::next(from, long(below(uint64_t(std::distance(from, to)))));
    }
    template <typename Collection>
    typename Collection::value_type wany(const Collection &all, int type) {
        return *std::next(all.begin(), long(wnext((long long)all.size(), type)));
    }
    template <typename Value, typename First>
    std::vector<Value> perm(Value size, First first) {
        std::vector<Value> all;
        for (Value i = 0; i < size; i++) all.push_back(Value(first + i));
        for (size_t i = all.size(); i > 1; i--) std::swap(all[i - 1], all[below(i)]);
        return all;
    }
    template <typename Value>
    std::vector<Value> perm(Value size) { return perm(size, Value(0)); }
    template <typename Value>
    std::vector<Value> distinct(int size, Value from, Value to) {
        if (uint64_t(to) - uint64_t(from) < uint64_t(size) - 1 && size > 0) fail("distinct: too few values");
        std::set<Value> drawn;
        std::vector<Value> all;
        for (uint64_t j = uint64_t(to) - uint64_t(from) + 1 - uint64_t(size); int(all.size()) < size; j++) {
            Value one = Value(uint64_t(from) + below(j + 1));
            if (!drawn.insert(one).second) one = Value(uint64_t(from) + j), drawn.insert(one);
            all.push_back(one);
        }
        for (size_t i = all.size(); i > 1; i--) std::swap(all[i - 1], all[below(i)]);
        return all;
    }
    template <typename Value>
    std::vector<Value> distinct(int size, Value upper) { return distinct(size, Value(0), Value(upper - 1)); }
    template <typename Value>
    std::vector<Value> partition(int size, Value sum, Value least = 1) {
        Value rest = sum - least * Value(size);
        if (size < 1 || rest < 0) fail("partition: the sum is too small");
        std::vector<Value> cuts(1, 0);
        for (int i = 1; i < size; i++) cuts.push_back(next(Value(0), rest));
        cuts.push_back(rest);
        std::sort(cuts.begin(), cuts.end());
        std::vector<Value> parts;
        for (int i = 0; i < size; i++) parts.push_back(cuts[size_t(i) + 1] - cuts[size_t(i)] + least);
        return parts;
    }
};
