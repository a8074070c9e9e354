import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { PaperSource } from '@aosai/api/papers/paperSource';

/** The ten cases of the A+B task. */
const PAIRS = [
  [1, 2],
  [0, 0],
  [-5, 5],
  [-1_000_000_000, -1_000_000_000],
  [1_000_000_000, 1_000_000_000],
  [123, 456],
  [-7, 3],
  [999_999_999, 1],
  [42, -43],
  [2_000_000_000, -1],
] as const;

export const ADD_CASES = PAIRS.map(([a, b], i) => ({
  id: String(i + 1).padStart(2, '0'),
  input: `${a} ${b}\n`,
  expected: `${a + b}\n`,
}));

export const ADD_CPP = `#include <bits/stdc++.h>
using namespace std;
int main() { long long a, b; cin >> a >> b; cout << a + b << endl; }
`;

export const ADD_PYTHON = 'a, b = map(int, input().split())\nprint(a + b)\n';

/** A practice paper with only this task. */
export const ADD_PAPER: PaperSource = {
  key: 'load-add',
  title: 'A+B 计时',
  summary: '',
  template: 'custom',
  language: 'any',
  durationMin: 120,
  passScore: 60,
  feedback: 'ioi',
  scorePolicy: 'best',
  notes: '',
  sections: [
    {
      name: '编程题',
      type: PROGRAMMING,
      pointsEach: 10_000,
      questions: [
        {
          key: 'load-add-task',
          type: PROGRAMMING,
          title: 'A+B',
          stem: '读入两个整数，输出它们的和。',
          analysis: '用 64 位整数相加。',
          difficulty: 'easy',
          tags: [],
          limits: { timeMs: 1000, memoryKiB: 256 * 1024 },
          languages: [CPP, PYTHON],
          compare: { kind: 'default' },
          subtasks: [],
          cases: ADD_CASES.map(({ id, input, expected }, i) => ({ id, input, expected, sample: i === 0 })),
        },
      ],
    },
  ],
};
