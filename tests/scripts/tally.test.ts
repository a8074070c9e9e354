import { expect, test } from 'vitest';
import { linesOf } from '../../scripts/parts/tally.ts';

const skipped = (count: number, why: string) => Array.from({ length: count }, (_, at) => ({ name: `test ${at}`, why }));

test('tally: counts the tests of a reason that many share, and lists those of other reasons', () => {
  expect(linesOf([...skipped(21, 'drawn on another day'), ...skipped(2, 'no cgroup')])).toEqual([
    '21 tests (drawn on another day)',
    'test 0 (no cgroup)',
    'test 1 (no cgroup)',
  ]);
});
