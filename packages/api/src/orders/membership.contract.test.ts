import { expect, test } from 'vitest';
import { membership } from './membership.contract.ts';
import { memberMembership } from '../rights/memberMembership.contract.ts';

test('membership: a client without a group uses the mount for everybody', () => {
  const reads = [membership.calls.queryById, membership.calls.queryList, memberMembership.calls.queryList];
  expect(reads.map(({ mounts }) => Object.keys(mounts)[0])).toEqual(['', '', '']);
});
