import { expect, test } from 'vitest';
import { isWorkDone, solveWork, WORK_PROOF, workBitsOf } from './proofOfWork.ts';

const challenge = (bits: number) => `${bits}.1790000000000.${'n'.repeat(22)}.${'a'.repeat(64)}`;

function solved(of: string): { proof: string; steps: number[] } {
  const solving = solveWork(of, 50);
  const steps: number[] = [];
  for (;;) {
    const { done, value } = solving.next();
    if (done) return { proof: value, steps };
    steps.push(value);
  }
}

test('solveWork: its result is a valid proof, and its steps report the finished parts', () => {
  const { proof, steps } = solved(challenge(10));
  expect([WORK_PROOF.test(proof), isWorkDone(proof)]).toEqual([true, true]);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.every((done) => done < 8)).toBe(true);
});

test('isWorkDone: refuses proofs of another challenge, of fewer bits, or with a changed counter', () => {
  const { proof } = solved(challenge(12));
  const [own = '', answer = ''] = proof.split('~');
  const counters = answer.split('-');
  const changed = [...counters.slice(0, 7), (Number.parseInt(counters[7] ?? '', 36) + 1).toString(36)].join('-');
  const lies = [
    `${own.replace('nnn', 'mmm')}~${answer}`,
    `${own.replace('12.', '28.')}~${answer}`,
    `${own}~${changed}`,
    `${own}~${counters.slice(1).join('-')}`,
    `${own}~${counters.map(() => 'zzzzzzz').join('-')}`,
    `~${answer}`,
    '',
  ];
  expect(lies.map(isWorkDone)).toEqual(lies.map(() => false));
});

test('workBitsOf: reads the first field of a challenge, and 0 for anything else', () => {
  expect([workBitsOf(challenge(16)), workBitsOf(challenge(9)), workBitsOf('16'), workBitsOf('')]).toEqual([
    16, 9, 0, 0,
  ]);
});
