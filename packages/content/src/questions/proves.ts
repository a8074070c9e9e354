import type { SnippetCheck } from '@aosai/api/questions/source';
import { prints } from './snippet.ts';

const LINES_OF_HEAD = /^(?:#include.*|using namespace std;)\n/gmu;

/** A struct with the globals and functions of a whole program, so that each run begins with fresh globals. */
const structOf = (name: string, source: string): string =>
  `struct ${name} {\n${source.replaceAll(LINES_OF_HEAD, '')}\n};\n`;

const RUN = `
template <class Program> string out(const string& input) {
    istringstream from(input);
    ostringstream to;
    auto *in = cin.rdbuf(from.rdbuf());
    auto *shown = cout.rdbuf(to.rdbuf());
    cin.clear();
    unique_ptr<Program> one(new Program());
    one->main();
    cin.rdbuf(in);
    cout.rdbuf(shown);
    return to.str();
}

vector<int> numbers(const string& text) {
    istringstream from(text);
    return vector<int>(istream_iterator<int>(from), istream_iterator<int>());
}

mt19937 random_(2026);
int any(int least, int most) { return least + random_() % (most - least + 1); }

string row(int count, int least, int most) {
    string text;
    for (int i = 0; i < count; i++) text += to_string(any(least, most)) + " ";
    return text;
}

string word(int length, char last) {
    string text;
    for (int i = 0; i < length; i++) text += char(any('a', last));
    return text;
}
`;

/** Returns the program with one place changed. Throws when the place does not occur exactly once. */
export function changed(source: string, from: string, to: string): string {
  if (source.split(from).length !== 2) throw new Error(`"${from}" does not occur once in the program`);
  return source.replace(from, () => to);
}

/**
 * A check that a statement about programs is true or false. `trial` sets `holds` to false when it finds an input for
 * which the statement fails; `out<Name>(input)` runs the program called Name, `any`, `row` and `word` draw inputs.
 */
export function proves(isTrue: boolean, programs: Readonly<Record<string, string>>, trial: string): SnippetCheck[] {
  const structs = Object.entries(programs).map(([name, source]) => structOf(name, source));
  const source = `#include <bits/stdc++.h>
using namespace std;
${structs.join('')}${RUN}
int main() {
    bool holds = true;
${trial}
    cout << (holds ? "正确" : "错误");
    return 0;
}
`;
  return [prints(source, isTrue ? '正确' : '错误')];
}
