import type { PaperTemplate } from '@aosai/api/questions/paperTemplates';
import { READING, SINGLE, type QuestionType } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { firstNo, formerIds, moved, replaced, stepped, swappedBack, withPoints } from './moves.ts';
import { faultsOf, type PaperQuestion, type PaperSection } from './paper.ts';

const question = (id: string, changes: Partial<PaperQuestion> = {}): PaperQuestion => ({
  id,
  versionId: null,
  title: id,
  type: SINGLE,
  difficulty: 'easy',
  points: 200,
  knowledge: [],
  isUsable: true,
  check: 'none',
  isOpen: false,
  hasNewer: false,
  ...changes,
});
const section = (name: string, ids: string, type: QuestionType = SINGLE): PaperSection => ({
  key: name,
  name,
  type,
  questions: Array.from(ids, (id) => question(id, { type })),
});
const sections = [section('一', 'abc'), section('二', 'x', READING), section('三', 'de')];
const ids = (of: readonly PaperSection[] | null) =>
  of?.map(({ questions }) => questions.map(({ id }) => id).join('')) ?? null;

test('moved: moves a question within its section or to another of its type, never elsewhere', () => {
  expect(ids(moved(sections, 'a', { section: 0, at: 2 }))).toEqual(['bca', 'x', 'de']);
  expect(ids(moved(sections, 'a', { section: 2, at: 1 }))).toEqual(['bc', 'x', 'dae']);
  expect(ids(moved(sections, 'a', { section: 1, at: 0 }))).toEqual(['abc', 'x', 'de']);
  expect(ids(moved(sections, 'z', { section: 0, at: 0 }))).toEqual(['abc', 'x', 'de']);
});

test('stepped: leads from the end of a section to the next one of the same type', () => {
  expect(ids(stepped(sections, 'b', -1))).toEqual(['bac', 'x', 'de']);
  expect(ids(stepped(sections, 'c', 1))).toEqual(['ab', 'x', 'cde']);
  expect(ids(stepped(sections, 'd', -1))).toEqual(['abcd', 'x', 'e']);
  expect(ids(stepped(sections, 'a', -1))).toBeNull();
  expect(ids(stepped(sections, 'x', 1))).toBeNull();
});

test('replaced: puts another question in the same place, with the same points', () => {
  const next = replaced(withPoints(sections, 0, 300), 'b', question('n'));
  expect(ids(next)).toEqual(['anc', 'x', 'de']);
  expect(next[0]?.questions.map(({ points }) => points)).toEqual([300, 300, 300]);
  expect(firstNo(next, 2)).toBe(5);
});

const template: PaperTemplate = {
  id: 'gesp-1',
  validFrom: '2025-01-01',
  stage: 'gesp-1',
  durationMin: 120,
  lines: [],
  sections: [
    { name: '单选题', type: SINGLE, count: 5, points: 1_000 },
    { name: '程序阅读', type: READING, count: 1, points: 200 },
  ],
};

test('faultsOf: empty for a paper that fits its blueprint', () => {
  expect(faultsOf(sections, template)).toEqual([]);
});

test('faultsOf: lists differences from the blueprint by section', () => {
  expect(faultsOf([section('一', 'ab')], template)).toEqual(['单选题：缺 3 道', '程序阅读：缺 1 道']);
  expect(faultsOf(withPoints(sections, 0, 250), template)).toEqual(['单选题：应为 10 分，现在是 11.5 分']);
});

test('faultsOf: reports repeated and unusable questions by number', () => {
  const changed = question('b', { check: 'unchecked' });
  expect(faultsOf([{ ...section('一', 'a'), questions: [question('a'), changed] }], null)).toEqual(['第 2 题未试评']);
  const twice = [section('一', 'ab'), { ...section('三', 'a'), questions: [question('a', { isUsable: false })] }];
  expect(faultsOf(twice, null)).toEqual(['第 1 题和第 3 题相同', '第 3 题不可用']);
});

test('swappedBack: takes the former question back, one swap after the other', () => {
  const [a, b, c] = [question('a'), question('b'), question('c')];
  const former = new Map([
    [b.id, a],
    [c.id, b],
  ]);
  const swapped = [{ key: 'k', name: '单选题', type: SINGLE, questions: [c] }];
  expect(formerIds(former, c.id)).toEqual([b.id, a.id]);
  const once = swappedBack(swapped, c.id, former);
  expect(once[0]?.questions).toEqual([b]);
  expect(swappedBack(once, b.id, former)[0]?.questions).toEqual([a]);
});
