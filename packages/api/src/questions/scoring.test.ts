import { expect, test } from 'vitest';
import { scoreObjective, type AnswerKey } from './scoring.ts';

const choice = (...optionIds: string[]) => ({ kind: 'choice' as const, optionIds });
const single: AnswerKey = { kind: 'choice', optionIds: ['B'] };
const multiple: AnswerKey = { kind: 'choice', optionIds: ['A', 'C', 'D'] };
const fill: AnswerKey = { kind: 'text', accepted: [['45'], ['2D', '0x2D']] };

test('scoreObjective: single choice and true/false are all or nothing', () => {
  expect([choice('B'), choice('A'), choice(), null].map((answer) => scoreObjective(single, answer, 200))).toEqual([
    200, 0, 0, 0,
  ]);
});

test('scoreObjective: multiple choice gives half for a subset of the right options, nothing with a wrong one', () => {
  const answers = [
    choice('D', 'A', 'C'),
    choice('A'),
    choice('A', 'C'),
    choice('A', 'B'),
    choice('A', 'B', 'C', 'D'),
    choice(),
  ];
  expect(answers.map((answer) => scoreObjective(multiple, answer, 500))).toEqual([500, 250, 250, 0, 0, 0]);
});

test('scoreObjective: a fill accepts any listed text per blank, normalized, and shares points over blanks', () => {
  const texts = [['４５', ' 2D '], ['45', '2d'], ['', '0x2D'], ['45'], []];
  expect(texts.map((given) => scoreObjective(fill, { kind: 'text', texts: given }, 300))).toEqual([
    300, 150, 150, 150, 0,
  ]);
});

test('scoreObjective: an answer of the wrong kind gives 0', () => {
  expect([
    scoreObjective(single, { kind: 'text', texts: ['B'] }, 200),
    scoreObjective(fill, choice('45'), 200),
  ]).toEqual([0, 0]);
});
