/*
 * testlib's small regular expressions: letters, `[a-z]`, `[^a-z]`, `.` as itself, `\` before a sign, groups,
 * `|`, `?`, `*`, `+`, `{n}`, `{n,}`, `{n,m}`. Part of Aosai's own testlib.h.
 */
#pragma once

#include "testlib_text.h"

class pattern {
    struct Part {
        std::string letters;              /* matches one of these, if the part is no group */
        std::vector<std::vector<Part>> ways; /* the alternatives of a group */
        bool isGroup = false;
        int least = 1, most = 1;
    };
    typedef std::vector<Part> Row;
    typedef std::function<bool(size_t)> Then;

    std::string source;
    std::vector<Row> ways;

    [[noreturn]] static void refuse(const std::string &why) {
        std::fprintf(stderr, "FAIL Illegal pattern: %s\n", why.c_str());
        _exit(3);
    }
    char letterAt(size_t &at) const {
        if (source[at] == '\\' && at + 1 < source.size()) at++;
        return source[at++];
    }
    std::string classAt(size_t &at) const {
        bool isNot = at < source.size() && source[at] == '^';
        if (isNot) at++;
        std::set<char> letters;
        while (at < source.size() && source[at] != ']') {
            char from = letterAt(at), to = from;
            if (at + 1 < source.size() && source[at] == '-' && source[at + 1] != ']') to = letterAt(++at);
            if (to < from) refuse(source);
            for (int c = from; c <= to; c++) letters.insert(char(c));
        }
        if (at++ >= source.size()) refuse(source);
        std::string all;
        for (int c = isNot ? 32 : CHAR_MIN; c <= CHAR_MAX; c++) {
            if ((letters.count(char(c)) > 0) != isNot) all += char(c);
        }
        return all;
    }
    int numberAt(size_t &at, int missing) const {
        if (at >= source.size() || !std::isdigit((unsigned char)source[at])) return missing;
        long value = 0;
        while (at < source.size() && std::isdigit((unsigned char)source[at]))
            value = std::min(value * 10 + (source[at++] - '0'), 1000000000L);
        return int(value);
    }
    void countAt(size_t &at, Part &part) const {
        if (at >= source.size()) return;
        char c = source[at];
        if (c == '?') part.least = 0, at++;
        else if (c == '*') part.least = 0, part.most = INT_MAX, at++;
        else if (c == '+') part.most = INT_MAX, at++;
        else if (c == '{') {
            part.least = numberAt(++at, 0);
            part.most = part.least;
            if (at < source.size() && source[at] == ',') part.most = numberAt(++at, INT_MAX);
            if (at >= source.size() || source[at++] != '}' || part.most < part.least) refuse(source);
        }
    }
    std::vector<Row> waysAt(size_t &at, bool inGroup) const {
        std::vector<Row> found(1);
        while (at < source.size() && !(inGroup && source[at] == ')')) {
            if (source[at] == '|') { found.push_back(Row()), at++; continue; }
            Part part;
            if (source[at] == '(') {
                part.isGroup = true;
                part.ways = waysAt(++at, true);
                if (at >= source.size()) refuse(source);
                at++;
            } else if (source[at] == '[') {
                part.letters = classAt(++at);
            } else {
                part.letters = std::string(1, letterAt(at));
            }
            countAt(at, part);
            found.back().push_back(part);
        }
        return found;
    }

    static bool rowMatches(const Row &row, size_t no, const std::string &text, size_t from, const Then &then) {
        if (no == row.size()) return then(from);
        const Part &part = row[no];
        if (!part.isGroup) {
            size_t longest = from, count = 0;
            while (longest < text.size() && count < size_t(part.most) &&
                   part.letters.find(text[longest]) != std::string::npos) longest++, count++;
            if (no + 1 == row.size() || part.least == part.most) {
                size_t to = from + (part.least == part.most ? size_t(part.least) : count);
                if (count >= size_t(part.least) && rowMatches(row, no + 1, text, to, then)) return true;
            }
            for (size_t to = longest; count >= size_t(part.least); to--, count--) {
                if (rowMatches(row, no + 1, text, to, then)) return true;
                if (count == 0) break;
            }
            return false;
        }
        return groupMatches(row, no, 0, text, from, then);
    }
    static bool groupMatches(const Row &row, size_t no, int done, const std::string &text, size_t from,
                             const Then &then) {
        const Part &part = row[no];
        if (done < part.most) {
            for (const Row &way : part.ways) {
                Then next = [&, done](size_t to) {
                    return (to > from || done < part.least) && groupMatches(row, no, done + 1, text, to, then);
                };
                if (rowMatches(way, 0, text, from, next)) return true;
            }
        }
        return done >= part.least && rowMatches(row, no + 1, text, from, then);
    }

    template <typename Random>
    std::string drawn(const std::vector<Row> &all, Random &random) const {
        std::string text;
        for (const Part &part : all[size_t(random.next(int(all.size())))]) {
            if (part.most == INT_MAX) refuse(source + " has no end");
            for (int left = random.next(part.least, part.most); left > 0; left--)
                text += part.isGroup ? drawn(part.ways, random)
                                     : std::string(1, part.letters[size_t(random.next(int(part.letters.size())))]);
        }
        return text;
    }

public:
    pattern(std::string given) : source() {
        for (char c : given) if (c != ' ') source += c;
        size_t at = 0;
        ways = waysAt(at, false);
    }
    pattern(const char *given) : pattern(std::string(given)) {}
    bool matches(const std::string &text) const {
        for (const Row &way : ways)
            if (rowMatches(way, 0, text, 0, [&](size_t to) { return to == text.size(); })) return true;
        return false;
    }
    template <typename Random>
    std::string next(Random &random) const { return drawn(ways, random); }
    std::string src() const { return source; }
};
