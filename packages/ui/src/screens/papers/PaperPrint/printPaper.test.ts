import { aFill, aReading, aSingleChoice, aTrueFalse } from '@aosai/api/questions/questions.fixtures';
import { FILL, PROGRAMMING, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
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

test('versionOf: B keeps tasks behind the questions they follow', () => {
  const task = (id: string): PreviewQuestion => ({ ...choice(id, ''), type: PROGRAMMING, options: [] });
  const questions = [choice('q1', 'A'), choice('q2', 'B'), task('t1'), task('t2')];
  const [mixed] = versionOf([{ name: '试题', type: null, points: 5_400, questions }], 'B');
  expect(mixed?.questions.map(({ no, id }) => [no, id])).toEqual([
    [1, 'q2'],
    [2, 'q1'],
    [3, 't2'],
    [4, 't1'],
  ]);
});

test('versionOf: in B the letters of an analysis follow the options, or it says that they do not', () => {
  const analysisOf = (analysisHtml: string, version: 'A' | 'B') =>
    versionOf(
      [{ name: '单选题', type: SINGLE, points: 200, questions: [{ ...choice('q1', 'C'), analysisHtml }] }],
      version,
    )[0]?.questions[0]?.analysisHtml;
  expect(analysisOf('<p>选 C。选 B 是漏掉了第三句。</p>', 'A')).toBe('<p>选 C。选 B 是漏掉了第三句。</p>');
  expect(analysisOf('<p>选 C。选 B 是漏掉了第三句。</p>', 'B')).toBe('<p>选 A。选 D 是漏掉了第三句。</p>');
  expect(analysisOf('<p>B 漏掉了第三句。</p>', 'B')).toBe(
    '<p>（解析里的选项字母按 A 卷的顺序）</p><p>B 漏掉了第三句。</p>',
  );
  const reading = { ...aReading({ type: READING }), ...noKey, analysisHtml: '<p>第 3 问选 B。</p>' };
  const [group] = versionOf([{ name: '阅读程序', type: READING, points: 200, questions: [reading] }], 'B');
  expect(group?.questions[0]?.analysisHtml).toBe('<p>（解析里的选项字母按 A 卷的顺序）</p><p>第 3 问选 B。</p>');
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
