import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readProblemFolder } from './problemFolder.ts';

function folderOf(files: Record<string, string | Buffer | object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'problem-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, name), isText ? content : JSON.stringify(content));
  }
  return folder;
}

const PAIRS = { '1.in': '1', '1.out': 'a', '2.in': '2', '2.out': 'b', '10.in': '10', '10.ans': 'c' };

test('readProblemFolder: sorts pairs by number and gives 100 points in total when there is no problem.json', () => {
  const folder = folderOf({ ...PAIRS, 'notes.txt': '', '.git/1.in': '' });
  symlinkSync('/etc/passwd', join(folder, '3.in'));
  expect(readProblemFolder(folder)).toEqual({
    title: undefined,
    limits: { timeMs: 1000, memoryKiB: 256 * 1024 },
    standard: undefined,
    fileIo: undefined,
    compare: { kind: 'default' },
    cases: [
      { id: '1', input: '1', expected: 'a' },
      { id: '2', input: '2', expected: 'b' },
      { id: '10', input: '10', expected: 'c' },
    ],
    subtasks: [],
    totalPoints: 10_000,
  });
});

test('readProblemFolder: accepts a byte order mark in problem.json, as Notepad writes it', () => {
  const folder = folderOf({ ...PAIRS, 'problem.json': '\uFEFF{ "title": "加法" }' });
  expect(readProblemFolder(folder).title).toBe('加法');
});

test('readProblemFolder: reads title, limits, rule and subtasks from problem.json', () => {
  const folder = folderOf({
    'data/1-1.in': 'x',
    'data/1-1.out': 'y',
    'data/2-1.in': 'x',
    'data/2-1.ans': 'y',
    'problem.json': {
      title: '加法',
      timeMs: 2000,
      memoryMb: 128,
      standard: 'c++17',
      fileIo: 'plus',
      compare: 'real',
      eps: 0.001,
      points: 60,
      subtasks: [
        { points: 20.5, cases: ['1-*'] },
        { id: 'big', points: 39.5, type: 'sum', requires: ['1'], cases: ['data/2-?'] },
      ],
    },
  });
  expect(readProblemFolder(folder)).toEqual({
    title: '加法',
    limits: { timeMs: 2000, memoryKiB: 128 * 1024 },
    standard: 'c++17',
    fileIo: 'plus',
    compare: { kind: 'real', absolute: 0.001, relative: 0.001 },
    cases: [
      { id: 'data/1-1', input: 'x', expected: 'y', subtaskId: '1' },
      { id: 'data/2-1', input: 'x', expected: 'y', subtaskId: 'big' },
    ],
    subtasks: [
      { id: '1', points: 2050, type: 'min', requires: [] },
      { id: 'big', points: 3950, type: 'sum', requires: ['1'] },
    ],
    totalPoints: 6000,
  });
});

const config = (value: object) => ({ ...PAIRS, 'problem.json': value });
const subtasks = (...list: object[]) => config({ subtasks: list });
const ALL = { points: 100, cases: ['*'] };

test.each([
  ['an input alone', { '1.in': '' }, '1.in 没有对应的答案文件 1.out 或 1.ans'],
  ['bytes that are no UTF-8', { '1.in': Buffer.from([0xff]), '1.out': '' }, '不是 UTF-8 文本'],
  ['broken JSON', { ...PAIRS, 'problem.json': '{' }, 'problem.json 不是合法的 JSON'],
  ['a list', config([]), 'problem.json 应为 JSON 对象'],
  ['a typing mistake', config({ timeLimit: 1 }), 'problem.json 中没有 timeLimit 这一项'],
  ['a time that is text', config({ timeMs: '1000' }), 'timeMs 应为不超过 600000 的正数'],
  ['a rule unknown', config({ compare: 'loose' }), 'compare 应为 default、token、exact、real 之一'],
  ['a path as file name', config({ fileIo: '../x' }), 'fileIo 应为不带扩展名的文件名'],
  ['a subtask without points', subtasks({ cases: ['*'] }), '第 1 个子任务 缺少 points'],
  ['a subtask without cases', subtasks({ points: 1 }), '没有测试点'],
  ['a pattern that matches nothing', subtasks({ points: 1, cases: ['9*'] }), '"9*" 没有匹配任何测试点'],
  ['a case in two subtasks', subtasks(ALL, ALL), '测试点 1 同时属于子任务 1 和 2'],
  ['a subtask that requires a later one', subtasks({ ...ALL, requires: ['2'] }), '前面没有这个子任务'],
  ['the same id twice', subtasks({ ...ALL, id: 'a' }, { ...ALL, id: 'a' }), 'id a 已经用过'],
  ['a total that does not add up', config({ points: 90, subtasks: [ALL] }), '总分）是 90，子任务的分值之和是 100'],
])('readProblemFolder: refuses %s in Chinese', (_, files, message) => {
  expect(() => readProblemFolder(folderOf(files))).toThrow(message);
});

test('readProblemFolder: reads a checker or interactor with the headers in its folder, or a testlib checker by name', () => {
  const read = (config: object): unknown =>
    readProblemFolder(
      folderOf({
        ...PAIRS,
        'judge/check.cpp': 'int main() {}',
        'judge/testlib.h': '// header',
        'judge/notes.txt': '',
        'problem.json': config,
      }),
    ).compare;
  const program = { language: 53, source: 'int main() {}', headers: { 'testlib.h': '// header' } };
  expect([
    read({ checker: 'judge/check.cpp' }),
    read({ interactor: 'judge/check.cpp', protocol: 'icpc' }),
    read({ checker: 'wcmp' }),
  ]).toEqual([
    { kind: 'checker', protocol: 'testlib', ...program },
    { kind: 'interactor', protocol: 'icpc', ...program },
    { kind: 'builtin', name: 'wcmp' },
  ]);
  expect(() => read({ checker: 'missing.cpp' })).toThrow(/读不到文件 .*missing\.cpp/u);
  expect(() => read({ checker: 'wcmp', interactor: 'judge/check.cpp' })).toThrow('只能写一个');
});
