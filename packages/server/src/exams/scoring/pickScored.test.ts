import { describe, expect, test } from 'vitest';
import { type Graded, pickGraded } from './pickScored.ts';
import { writtenCode } from '../../judging/submissions/codeAnswer.ts';

const done = (id: string, points: number, verdict: Graded['verdict'] = 'WA'): Graded => ({
  id,
  state: 'done',
  verdict,
  points,
  codeHash: `hash of ${id}`,
});
const ids = (submissions: Graded[], policy: 'best' | 'last', finalHash: string | null = null) =>
  pickGraded(submissions, policy, finalHash)?.id ?? null;

describe('the submission that counts', () => {
  test('best: picks the most points, the later of equals, whatever the final program is', () => {
    expect(ids([done('a', 10), done('b', 30), done('c', 30), done('d', 20)], 'best', 'hash of a')).toBe('c');
  });

  test('last: picks the submission of the final program, also when others came later', () => {
    const all = [done('a', 30), done('b', 10)];
    expect(ids(all, 'last', 'hash of a')).toBe('a');
    expect(ids(all, 'last', 'hash of b')).toBe('b');
    expect(ids(all, 'last')).toBe('b');
  });

  test('ignores unjudged submissions, and picks a judge failure only if there is nothing else', () => {
    const waiting: Graded = { ...done('w', 0), state: 'judging', verdict: null, points: null };
    expect(ids([waiting], 'best')).toBeNull();
    expect(ids([done('a', 10), waiting, done('s', 0, 'SE')], 'last', 'hash of s')).toBe('a');
    expect(ids([done('s', 0, 'SE')], 'best')).toBe('s');
  });
});

test('writtenCode: returns null for a template, blanks and a choice', () => {
  const cpp = (code: string) => ({ kind: 'code' as const, language: 53 as const, code });
  expect(
    [null, { kind: 'choice' as const, optionIds: ['A'] }, cpp(' \n'), cpp('int main(){}')].map(writtenCode),
  ).toEqual([null, null, null, cpp('int main(){}')]);
});
