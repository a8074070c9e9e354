import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILL, READING, SINGLE } from '@aosai/api/questions/kinds';
import type { OptionSource } from '@aosai/api/questions/source';
import { askedItems } from '../../packages/content/src/objectiveItems.ts';
import { hashOf } from '../../packages/content/src/secondAnswers.ts';
import { answersIn, sheetOf, solveContent } from '../../scripts/parts/contentSolve.ts';

const base = { analysis: '因为如此', difficulty: 'easy', tags: ['词'] } as const;
const options = (...texts: string[]): OptionSource[] => texts.map((text, at) => ({ id: 'ABCD'[at] ?? '', text }));
const choice = (key: string, ...texts: string[]) =>
  askedItems({ ...base, tags: ['词'], key, type: SINGLE, stem: '几？', options: options(...texts), answer: ['B'] });
const blanks = askedItems({
  ...base,
  tags: ['词'],
  key: 'f1',
  type: FILL,
  stem: '____、____',
  answer: [['3', '三'], ['4']],
});
const group = askedItems({
  ...base,
  tags: ['词'],
  key: 'r1',
  type: READING,
  stem: '程序',
  parts: [
    {
      id: '1',
      stem: '输出 3。',
      options: [
        { id: 'T', text: '正确' },
        { id: 'F', text: '错误' },
      ],
      answer: 'F',
    },
    { id: '2', stem: '输出几？', options: options('5', '6'), answer: 'A' },
  ],
});

let folder = '';
const told: unknown[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-solve-'));
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => told.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  told.length = 0;
  rmSync(folder, { recursive: true });
});

test('sheetOf: prints what a reader sees, and the program of a group once', () => {
  expect(sheetOf([...choice('s1', '1', '2'), ...group])).toBe(
    '## s1 选择\n\n几？\n\nA. 1\nB. 2\n\n## r1/1 判断\n\n程序\n\n输出 3。\n\n## r1/2 选择\n\n输出几？\n\nA. 5\nB. 6',
  );
});

test('answersIn: keeps an option by its text, a judgement by its word and blanks as written', () => {
  const { answers, faults } = answersIn('s1 B\nf1 三;;4\n\nr1/1 错\n', [
    ...choice('s1', '1', '2'),
    ...blanks,
    ...group,
  ]);
  expect(faults).toEqual([]);
  expect([...answers.values()]).toEqual(['2', '三;;4', '错']);
  expect([...answers].map(([item, answer]) => item.isRight(answer))).toEqual([true, true, true]);
});

test('answersIn: names the line with a letter or item that does not exist', () => {
  const { faults } = answersIn('s1 C\ns9 A\nr1/1 A', [...choice('s1', '1', '2'), ...group]);
  expect(faults).toEqual([
    'line 1: no answer to this item: s1 C',
    'line 2: no such item: s9 A',
    'line 3: no answer to this item: r1/1 A',
  ]);
});

test('hashOf: stays when options change places and changes with their text', () => {
  const [hash] = choice('s1', '1', '2').map(hashOf);
  expect(choice('s1', '2', '1').map(hashOf)).toEqual([hash]);
  expect(choice('s1', '1', '3').map(hashOf)).not.toEqual([hash]);
});

test('solveContent: keeps answers in the file of their level and no longer prints what they solve', () => {
  const answers = join(folder, 'answers');
  writeFileSync(answers, 'topic-quwei-01-t1 对\n');
  solveContent(['quwei', answers], folder);
  expect(readFileSync(join(folder, 'quwei.txt'), 'utf8')).toMatch(/^topic-quwei-01-t1 [0-9a-f]{8} 对\n$/u);
  told.length = 0;
  expect(solveContent(['topic-quwei-01'], folder)).toBe(0);
  expect(told).toEqual([expect.stringMatching(/^## topic-quwei-01-s1 [^]*topic-quwei-01-s2/u)]);
  expect(told).not.toEqual([expect.stringContaining('topic-quwei-01-t1')]);
});

test('solveContent: keeps nothing when one line is wrong', () => {
  const answers = join(folder, 'answers');
  writeFileSync(answers, 'topic-quwei-01-t1 对\ntopic-quwei-99-t1 对\n');
  expect(solveContent(['quwei', answers], folder)).toBe(2);
  expect(told).toEqual(['line 2: no such item: topic-quwei-99-t1 对\nnothing was kept']);
  expect(() => readFileSync(join(folder, 'quwei.txt'))).toThrow('ENOENT');
});
