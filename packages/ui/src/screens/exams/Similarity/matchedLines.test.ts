import { expect, it } from 'vitest';
import { matchedLines } from './matchedLines.ts';

const FIRST = `#include <iostream>
int main() {
  int n, sum = 0;
  for (int i = 1; i <= n; i++) sum += i; // add up
  cout << "x";
}`;
const SECOND = `#include <cstdio>
int main() {
  int total=0;
  int m, answer = 1;
  for (int k = 2; k <= m; k++) answer += k;
  cout << "other";
}`;

it('matchedLines: ignores names, values, blanks and comments', () => {
  const { first, second } = matchedLines(FIRST, SECOND);
  expect([...first]).toEqual([2, 3, 4, 5]);
  expect([...second]).toEqual([2, 4, 5, 6]);
});

it('matchedLines: ignores lines that every program has', () => {
  const { first } = matchedLines(
    '#include <iostream>\nusing namespace std;\n}',
    '#include <cstdio>\nusing namespace std;\n}',
  );
  expect([...first]).toEqual([]);
});
