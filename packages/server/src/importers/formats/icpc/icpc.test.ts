import { expect, test } from 'vitest';
import { FOREIGN, subtasksOf, describeItems } from '../../../testing/importers/describeItems.ts';

test('ICPC: reads flags, samples, limits and a legacy interactor, refuses submit-answer', async () => {
  const base = {
    'sum/problem.yaml': 'name: Sum\nvalidator_flags: float_tolerance 1e-4\nlimits:\n  memory: 64\n',
    'sum/.timelimit': '2\n',
    'sum/problem_statement/problem.tex': '\\problemname{Sum}\nAdd $a$ and \\emph{b}.',
    'sum/data/sample/1.in': '1\n',
    'sum/data/sample/1.ans': '1\n',
    'sum/data/secret/1.in': '1\n',
    'sum/data/secret/1.ans': '1\n',
    'sum/submissions/accepted/a.py': 'print(1)',
  };
  expect(await describeItems(base)).toEqual(['sum icpc Sum 1+1 2000ms 65536K float 0 ']);
  const interactive = {
    ...base,
    'sum/problem.yaml': 'validation: custom interactive\n',
    'sum/output_validators/v/v.cpp': FOREIGN,
  };
  expect(await describeItems(interactive)).toEqual(['sum icpc Sum 1+1 2000ms 262144K interactor-icpc 0 limit-default']);
  expect(
    await describeItems({
      ...base,
      'sum/problem.yaml': 'problem_format_version: 2025-09\nname: Sum\ntype: [submit-answer]\n',
    }),
  ).toEqual(['sum icpc Sum 0+0 nullms nullK  0 unsupported-type']);
});

test('ICPC 2025-09: reads names by language, the time limit, and groups with scores', async () => {
  const files = {
    'problem.yaml':
      'problem_format_version: 2025-09\nname: {en: Sum, zh: 求和}\ntype: scoring\nlimits: {time_limit: 1.5, memory: 256}\n',
    'statement/problem.zh.md': '求和 ![图](a.png)',
    'data/secret/g1/test_group.yaml': 'scoring: {score: 30, aggregation: min}\n',
    'data/secret/g1/a.in': '1',
    'data/secret/g1/a.ans': '1',
    'data/secret/g2/test_group.yaml': 'scoring: {score: 70}\nrequire_pass: [secret/g1]\n',
    'data/secret/g2/b.in': '2',
    'data/secret/g2/b.ans': '2',
    'output_validator/v.py': 'import sys\nsys.exit(42 if True else 43)\n',
  };
  expect(await describeItems(files)).toEqual(['. icpc 求和 0+2 1500ms 262144K icpc 2 image-refused']);
  expect(await subtasksOf(files)).toEqual(['g1(g1/a) 3000 min', 'g2(g2/b) 7000 min g1']);
});
