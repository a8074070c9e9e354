import { expect, test } from 'vitest';
import { CHAIN_START, entryHash, type Link } from '../../kit/audit/sysLogChain.ts';

const link: Link = {
  appId: 'aosai',
  id: '01J',
  seq: 1,
  at: new Date('2026-11-21T08:00:00.000Z'),
  actorKind: 'user',
  actorId: 'U1',
  action: 'dict:create',
  target: 'D1',
  diff: { after: { label: '难度', sort: 1 }, before: null },
  ip: '127.0.0.1',
  prevHash: CHAIN_START,
};

test('entryHash: ignores the order in which the database keeps the keys of a diff', () => {
  expect(entryHash({ ...link, diff: { before: null, after: { sort: 1, label: '难度' } } })).toBe(entryHash(link));
});

test('entryHash: depends on every field of the entry', () => {
  const changes: Partial<Link>[] = [
    { appId: 'other' },
    { id: '01K' },
    { seq: 2 },
    { at: new Date('2026-11-21T08:00:00.001Z') },
    { actorKind: 'member' },
    { actorId: null },
    { action: 'dict:update' },
    { target: null },
    { diff: { after: { label: '难度', sort: 2 }, before: null } },
    { ip: null },
    { prevHash: 'f'.repeat(64) },
  ];
  const hashes = changes.map((change) => entryHash({ ...link, ...change }));
  expect(new Set([...hashes, entryHash(link)]).size).toBe(changes.length + 1);
});
