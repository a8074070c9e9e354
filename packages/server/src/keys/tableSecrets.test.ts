import { afterAll, expect, test } from 'vitest';
import { secret } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { openKeys } from './openKeys.ts';
import { tableSecrets } from './tableSecrets.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const PASSPHRASE = 'a passphrase of the operator';
const opened = await openTestDatabase();
afterAll(() => opened.close());

test('tableSecrets: throws without AOSAI_SECRET or with a short one', () => {
  expect(() => tableSecrets(opened.db, undefined)).toThrow('AOSAI_SECRET');
  expect(() => tableSecrets(opened.db, 'short')).toThrow('AOSAI_SECRET');
});

test('tableSecrets: servers that start at once on one database get the same secrets, stored encrypted', async () => {
  const store = () => tableSecrets(opened.db, PASSPHRASE);
  const [first, second] = await Promise.all([openKeys(store(), now), openKeys(store(), now)]);
  expect(second.envelopeKeys(now)).toEqual(first.envelopeKeys(now));
  expect(second.sessionKey('abc')).toEqual(first.sessionKey('abc'));

  const rows = await opened.db.select().from(secret);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['envelope.json', 'master.json']);
  const rested = JSON.stringify(rows);
  const [key] = first.envelopeKeys(now);
  expect(rested).not.toContain(Buffer.from(key?.secretKey ?? []).toString('base64url'));
  expect(rested).not.toContain('secretKey');
});

test('tableSecrets: a key made by one server works on the other at once', async () => {
  const store = () => tableSecrets(opened.db, PASSPHRASE);
  const [first, second] = await Promise.all([openKeys(store(), now), openKeys(store(), now)]);
  const later = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
  await first.refresh(later);
  const [made] = first.envelopeKeys(later);
  expect(second.envelopeKeys(later)).toEqual([]);
  expect(await second.envelopeKey(made?.kid ?? '', later)).toEqual(made);
});

const NEW_PASSPHRASE = 'the next passphrase of the operator';
const WRONG = 'AOSAI_SECRET does not open the secrets of this database';

test('tableSecrets: while AOSAI_SECRET changes, servers with the old value and with both go on', async () => {
  const before = await openKeys(tableSecrets(opened.db, PASSPHRASE), now);
  const both = await openKeys(tableSecrets(opened.db, NEW_PASSPHRASE, PASSPHRASE), now);
  expect(both.sessionKey('abc')).toEqual(before.sessionKey('abc'));
  expect(both.openField(before.sealField('13800000000'))).toBe('13800000000');
  // A key that a server with both makes opens on one that does not know the new value.
  const later = new Date(now.getTime() + 16 * 24 * 60 * 60 * 1000);
  await both.refresh(later);
  const [made] = both.envelopeKeys(later);
  expect(await before.envelopeKey(made?.kid ?? '', later)).toEqual(made);
  await expect(openKeys(tableSecrets(opened.db, NEW_PASSPHRASE), now)).rejects.toThrow(WRONG);
});

test('reseal: seals everything with the new AOSAI_SECRET once, and the old one is refused', async () => {
  const before = await openKeys(tableSecrets(opened.db, PASSPHRASE), now);
  const running = tableSecrets(opened.db, NEW_PASSPHRASE, PASSPHRASE);
  const master = await running.read('master.json');
  expect((await running.sealedWithOld()).toSorted()).toEqual(['envelope.json', 'master.json']);

  const command = tableSecrets(opened.db, NEW_PASSPHRASE, PASSPHRASE);
  expect((await command.reseal()).toSorted()).toEqual(['envelope.json', 'master.json']);
  expect([await command.reseal(), await running.sealedWithOld()]).toEqual([[], []]);

  expect(await running.read('master.json')).toBe(master);
  const after = await openKeys(tableSecrets(opened.db, NEW_PASSPHRASE), now);
  expect(after.sessionKey('abc')).toEqual(before.sessionKey('abc'));
  expect(after.openField(before.sealField('13800000000'))).toBe('13800000000');
  await expect(openKeys(tableSecrets(opened.db, PASSPHRASE), now)).rejects.toThrow(WRONG);

  // Back, for the other tests.
  expect(await tableSecrets(opened.db, PASSPHRASE, NEW_PASSPHRASE).reseal()).toHaveLength(2);
});

test('tableSecrets: throws when AOSAI_SECRET is another one', async () => {
  await expect(openKeys(tableSecrets(opened.db, 'another passphrase of his'), now)).rejects.toThrow(
    'AOSAI_SECRET does not open the secrets of this database',
  );
});
