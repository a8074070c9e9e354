import { expect, test } from 'vitest';
import { membership, memberMembership } from './membership.ts';

test('a client that names no prefix reads cards by the mount that is everybody’s', () => {
  const reads = [membership.calls.queryById, membership.calls.queryList, memberMembership.calls.queryList];
  expect(reads.map(({ mounts }) => Object.keys(mounts)[0])).toEqual(['', '', '']);
});
