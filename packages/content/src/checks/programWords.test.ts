import { expect, test } from 'vitest';
import { cppWordsIn, pythonWordsIn } from './programWords.ts';

test('cppWordsIn: names headers, words, members and signs once, without texts and comments', () => {
  const source = `#include <cmath>
int main() {
    // while (true) is not used
    long long a = 3; /* nor is a %= 2 */
    cout << "if else" << sqrt(a) << a % 2 << s.size() << endl;
    return 0;
}`;
  expect(cppWordsIn(source).toSorted()).toEqual(
    ['%', '.size', '<<', '<cmath>', '=', 'cout', 'endl', 'int', 'long', 'return', 'sqrt'].toSorted(),
  );
});

test('cppWordsIn: names escapes, characters in quotes and formats of any width', () => {
  expect(cppWordsIn(String.raw`printf("%05d %.2f %lld\n", n, x, m); char c = 'a';`).toSorted()).toEqual(
    ["''", '%.nf', '%0nd', '%lld', '=', String.raw`\n`, 'char', 'printf'].toSorted(),
  );
  expect(cppWordsIn('cout << "100%d";')).toEqual(['cout', '<<']);
});

test('cppWordsIn: a name of the library that a program gives to something of its own is its own', () => {
  const source = `int count(int n) {
    return n;
}
int max = count(3), less = max < 4;`;
  expect(cppWordsIn(source).toSorted()).toEqual(['<', '=', 'int', 'return']);
  expect(cppWordsIn('sort(a, a + n, greater<int>());').toSorted()).toEqual(['+', '<', '>', 'greater', 'int', 'sort']);
});

test('pythonWordsIn: names words, members and signs, and what stands in an f-string', () => {
  const source = `from math import sqrt
# while is not used
n = int(input("if "))
print(f"{len(str(n))} digits", n // 2, "a % b".split())`;
  expect([...new Set(pythonWordsIn(source))].toSorted()).toEqual(
    ['//', '=', 'f-string', 'from', 'import', 'input', 'int', 'len', 'math', 'print', 'split', 'str'].toSorted(),
  );
});
