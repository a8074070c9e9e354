import { aReportQuestion } from '@aosai/api/fixtures/attempts';
import { idOf } from '@aosai/api/fixtures/ids';
import { expect, test } from 'vitest';
import { markOf, missed, neighbours, scoreWords } from './reviewedQuestion.ts';

const question = (no: number, score: number | null) => ({
  ...aReportQuestion({ id: idOf('question', no), no, points: 200, score }),
  comment: null,
});
const questions = [question(1, 200), question(2, 50), question(3, 0), question(4, null)];

test('an answer has all, some or none of its points, or waits for them', () => {
  expect(questions.map(markOf)).toEqual(['full', 'part', 'none', 'open']);
  expect(questions.map(scoreWords)).toEqual(['2 / 2 分', '0.5 / 2 分', '0 / 2 分', '待评分 / 2 分']);
});

test('what is worth another look lacks points', () => {
  expect(missed(questions).map(({ no }) => no)).toEqual([2, 3, 4]);
});

test('neighbours end at the ends', () => {
  const nos = [1, 4, 9].map((no) => {
    const { before, after } = neighbours(questions, idOf('question', no));
    return [before?.no, after?.no];
  });
  expect(nos).toEqual([
    [undefined, 2],
    [3, undefined],
    [undefined, undefined],
  ]);
});
