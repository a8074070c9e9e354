import { expect, test } from 'vitest';
import { answerHash } from '../questions/hash.ts';
import { decideSave } from './saveRules.ts';

const stored = { revision: 3, hash: 'aa', flagged: false };

test.each([
  ['the base it has', { baseRevision: 3, hash: 'bb', flagged: false }, 'commit'],
  ['a changed flag on the base it has', { baseRevision: 3, hash: 'aa', flagged: true }, 'commit'],
  ['the same content again', { baseRevision: 2, hash: 'aa', flagged: false }, 'same'],
  ['an older base', { baseRevision: 2, hash: 'bb', flagged: false }, 'conflict'],
  ['a base from the future', { baseRevision: 4, hash: 'bb', flagged: false }, 'conflict'],
])('decideSave: %s', (_, offered, decision) => {
  expect(decideSave(stored, offered)).toBe(decision);
});

test('decideSave: an answer that was never saved commits on base 0 only', () => {
  const never = { revision: 0, hash: null, flagged: false };
  expect([
    decideSave(never, { baseRevision: 0, hash: 'aa', flagged: false }),
    decideSave(never, { baseRevision: 1, hash: 'aa', flagged: false }),
  ]).toEqual(['commit', 'conflict']);
});

test('answerHash: depends on kind and language, but not on the order of options', () => {
  const hashes = [
    answerHash({ kind: 'choice', optionIds: ['A', 'C'] }),
    answerHash({ kind: 'choice', optionIds: ['C', 'A'] }),
    answerHash({ kind: 'code', language: 53, code: 'x' }),
    answerHash({ kind: 'code', language: 71, code: 'x' }),
    answerHash(null),
  ];
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(4);
  expect(answerHash(null)).toBe('74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b');
});
