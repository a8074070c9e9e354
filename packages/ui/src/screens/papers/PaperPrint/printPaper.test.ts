import { aFill, aReading, aSingleChoice, aTrueFalse } from '@aosai/api/questions/questions.fixtures';
import { FILL, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import type { PreviewQuestion } from '../../questions/QuestionBank/bankQuestion.ts';
import { keyText, optionColumns, type PrintSection, versionOf } from './printPaper.ts';

const noKey = { rightAnswer: null, acceptedTexts: null, analysisHtml: null };
const choice = (id: string, right: string, changes: object = {}): PreviewQuestion => ({
  ...aSingleChoice({ id, ...changes }),
  ...noKey,
  rightAnswer: { kind: 'choice', optionIds: [right] },
});
const sections: PrintSection[] = [
  { name: '单选题', type: SINGLE, points: 600, questions: [choice('q1', 'A'), choice('q2', 'B'), choice('q3', 'D')] },
  {
    name: '判断题',
    type: TRUE_FALSE,
    points: 200,
    questions: [{ ...aTrueFalse(), ...noKey, rightAnswer: { kind: 'choice', optionIds: ['F'] } }],
  },
];
const seen = (of: readonly PrintSection[]) =>
  of.flatMap(({ questions }) =>
    questions.map((one) => [one.no, one.id, one.options.map(({ id }) => id).join(''), keyText(one)]),
  );

test('versionOf: A keeps the order of the paper, with continuous numbers', () => {
  expect(seen(versionOf(sections, 'A'))).toEqual([
    [1, 'q1', 'ABCD', 'A'],
    [2, 'q2', 'ABCD', 'B'],
    [3, 'q3', 'ABCD', 'D'],
    [4, aTrueFalse().id, 'TF', '错误'],
  ]);
});

test('versionOf: B changes the order of questions and options with their key, except true/false options', () => {
  expect(seen(versionOf(sections, 'B'))).toEqual([
    [1, 'q3', 'CDAB', 'B'],
    [2, 'q2', 'DABC', 'C'],
    [3, 'q1', 'BCDA', 'D'],
    [4, aTrueFalse().id, 'TF', '错误'],
  ]);
});

test('versionOf: B keeps the order of options that refer to each other', () => {
  const options = ['冒泡', '插入', '选择', '以上都不对'].map((html, place) => ({ id: 'ABCD'[place] ?? '', html }));
  const questions = [choice('q1', 'D', { options })];
  const [section] = versionOf([{ name: '单选题', type: SINGLE, points: 200, questions }], 'B');
  expect(section?.questions[0]?.options).toEqual(options);
});

test('keyText: lists every accepted text of a blank, and every part of a group', () => {
  const fill = { ...aFill({ type: FILL }), ...noKey, acceptedTexts: [['45'], ['2D', '0x2D']] };
  expect(keyText(fill)).toBe('45；2D 或 0x2D');
  const reading = { ...aReading({ type: READING }), ...noKey, acceptedTexts: [['T'], ['F'], ['B']] };
  expect(keyText(reading)).toBe('正确；错误；B');
});

test('optionColumns: short options share a row, long ones and code do not', () => {
  const of = (...texts: string[]) => texts.map((html, place) => ({ id: String(place), html }));
  expect(optionColumns(of('<p>3 5</p>', '<p>3 3</p>', '<p>8 3</p>', '<p>5 3</p>'))).toBe(4);
  expect(optionColumns(of('对数时间复杂度的查找算法', '短'))).toBe(2);
  expect(optionColumns(of('长'.repeat(40), '短'))).toBe(1);
  expect(optionColumns(of('<pre>x</pre>', '短'))).toBe(1);
});
