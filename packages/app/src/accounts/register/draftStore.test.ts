import { EMPTY_DRAFT } from '@aosai/ui/screens/accounts/Register';
import { expect, test } from 'vitest';
import { keepDraft, readDraft } from './draftStore.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('draftStore: restores a registration after a reload, and is empty after its end', () => {
  const storage = memory();
  const draft = { ...EMPTY_DRAFT, step: 'account' as const, name: '许小满', birthYm: '2014-03' };
  keepDraft(storage, draft);
  expect(readDraft(storage)).toEqual(draft);
  keepDraft(storage, null);
  expect([readDraft(storage), storage.length]).toEqual([EMPTY_DRAFT, 0]);
});

test('readDraft: returns an empty draft when the stored one cannot be parsed', () => {
  const storage = memory();
  storage.setItem('aosai.register', '{');
  expect(readDraft(storage)).toEqual(EMPTY_DRAFT);
});
