import { SINGLE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { countQuestionDrafts, eraseQuestionDrafts, type KeptDraft, questionDrafts } from './questionDrafts.ts';

const storage = (most = Number.POSITIVE_INFINITY) => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
};
const draft: KeptDraft = {
  savedAt: '2026-11-22T02:00:00.000Z',
  version: 3,
  question: {
    draft: { type: SINGLE, stem: '输出几？', analysis: '', difficulty: 'easy', tags: [], options: [], answer: [] },
    head: { points: [], stage: null, pricePoints: 0, casePolicy: 'none', solutions: [] },
  },
};

test('questionDrafts: returns a kept draft only to its person and editor, until it is dropped', () => {
  const store = storage();
  const drafts = questionDrafts(store, 'M1', 'edms/Q1');
  drafts.keep(draft);
  expect(drafts.read()).toEqual(draft);
  expect(questionDrafts(store, 'M1', 'edms/Q2').read()).toBeNull();
  expect(questionDrafts(store, 'M2', 'edms/Q1').read()).toBeNull();
  drafts.drop();
  expect(drafts.read()).toBeNull();
});

test("eraseQuestionDrafts: removes everyone's question drafts and nothing else", () => {
  const methods = {
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  const store: typeof methods = Object.create(methods);
  Object.assign(store, { 'aosai.question.M1/edms/Q1': '{}', 'aosai.question.U1/bms/Q2': '{}', other: '1' });
  expect(countQuestionDrafts(store)).toBe(2);
  eraseQuestionDrafts(store);
  expect(Object.keys(store)).toEqual(['other']);
});

test('questionDrafts: a full or damaged store has no draft and throws nothing', () => {
  const full = questionDrafts(storage(10), 'M1', 'edms/Q1');
  full.keep(draft);
  expect(full.read()).toBeNull();
  const damaged = storage();
  damaged.setItem('aosai.question.M1/edms/Q1', '{');
  expect(questionDrafts(damaged, 'M1', 'edms/Q1').read()).toBeNull();
});
