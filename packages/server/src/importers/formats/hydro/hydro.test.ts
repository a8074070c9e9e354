import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/importers/importOf.ts';
import { CHECKER, FOREIGN, INTERACTOR, subtasksOf, describeItems } from '../../../testing/importers/describeItems.ts';

test('Hydro: reads subtasks, fenced samples, checkers, bare test data, and objective questions', async () => {
  const head = {
    '1/problem.yaml': 'pid: P1\ntitle: 求和\ntag: [模拟]\ndifficulty: 2\n',
    '1/problem_zh.md': '题面\n\n```input1\n1 2\n```\n\n```output1\n3\n```\n',
  };
  const data = { '1/testdata/1.in': '1', '1/testdata/1.out': '1', '1/testdata/2.in': '2', '1/testdata/2.out': '2' };
  const config =
    'time: 500ms\nmemory: 64m\nsubtasks:\n- {score: 30, cases: [{input: 1.in, output: 1.out}]}\n- {score: 70, type: sum, if: [1], cases: [{input: 2.in, output: 2.out}, {input: 3.in, output: 3.out}]}\n';
  const whole = { ...head, ...data, '1/testdata/config.yaml': config };
  expect(await describeItems(whole)).toEqual(['1 hydro 求和 1+2 500ms 65536K - 2 case-missing']);
  expect(await subtasksOf(whole)).toEqual(['1(1) 3000 min', '2(2) 7000 sum 1']);
  const checked = (type: string, source: string) =>
    describeItems({
      ...head,
      ...data,
      '1/testdata/config.yaml': `checker_type: ${type}\nchecker: c.cpp\n`,
      '1/testdata/c.cpp': source,
    });
  expect(
    [await checked('testlib', CHECKER), await checked('lemon', FOREIGN), await checked('kattis', FOREIGN)].flat(),
  ).toEqual([
    '1 hydro 求和 1+2 1000ms 262144K testlib 0 ',
    '1 hydro 求和 1+2 1000ms 262144K lemon 0 ',
    '1 hydro 求和 1+2 1000ms 262144K icpc 0 ',
  ]);
  expect(
    await describeItems({
      'config.yaml': 'type: interactive\ninteractor: i.cpp\n',
      'i.cpp': INTERACTOR,
      '1.in': '1',
      '1.out': '1',
    }),
  ).toEqual(['. hydro  0+1 1000ms 262144K interactor-testlib 0 statement-missing']);
  const objective = await linesOf({
    'problem.yaml': 'title: 卷\n',
    'problem.md':
      '1. 选一个 {{ select(1) }}\n- 甲\n- 乙\n- 丙\n\n2. 选几个 {{ multiselect(2) }}\n\n- 甲\n- 乙\n- 丙\n\n3. 填 {{ input(3) }} 个\n',
    'testdata/config.yaml': "type: objective\nanswers:\n  '1': [B, 4]\n  '2': [[A, C], 6]\n  '3': [[三, '3'], 5]\n",
  });
  expect(
    objective.map(({ key, type, question }) => [
      key,
      type,
      question?.stem,
      question?.options,
      question?.answerText,
      question?.points,
    ]),
  ).toEqual([
    ['1', '1', '选一个', ['甲', '乙', '丙'], 'B', 4],
    ['2', '2', '选几个', ['甲', '乙', '丙'], 'A,C', 6],
    ['3', '4', '填 ____ 个', [], '三/3', 5],
  ]);
});

test('Hydro: a list of options ends at the next question, not at a blank line', async () => {
  const lines = await linesOf({
    'problem.yaml': 'title: 卷\n',
    'problem.md':
      '1. 选一个 {{ select(1) }}\n\n- 甲\n\n- 乙\n\n  又乙\n\n- 丙\n\n2. 再选 {{ select(2) }}\n- 丁\n- 戊\n\n卷末\n',
    'testdata/config.yaml': "type: objective\nanswers:\n  '1': [C, 4]\n  '2': [A, 6]\n",
  });
  expect(lines.map(({ question }) => [question?.stem, question?.options, question?.answerText])).toEqual([
    ['选一个', ['甲', '乙\n\n  又乙', '丙'], 'C'],
    ['再选', ['丁', '戊'], 'A'],
  ]);
});
