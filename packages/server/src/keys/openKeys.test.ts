import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { AHEAD_MS, OPENS_AFTER_MS, ROTATION_MS } from './envelopeKeys.ts';
import { openKeys } from './openKeys.ts';
import { fileSecrets } from './secretStore.ts';
import { memorySecrets } from '../testing/memorySecrets.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-keys-'));
  folders.push(folder);
  return join(folder, 'keys');
};
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

test('openKeys: makes secrets once, readable by their owner only, and reads them after a restart', async () => {
  const folder = await newFolder();
  const first = await openKeys(fileSecrets(folder), start);
  const second = await openKeys(fileSecrets(folder), after(1000));

  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['envelope.json', 'master.json']);
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  expect(modes).toEqual([0o600, 0o600]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(second.envelopeKeys(start)).toEqual(first.envelopeKeys(start));
  expect(second.sessionKey('abc')).toEqual(first.sessionKey('abc'));
  expect(second.openField(first.sealField('13800000000'))).toBe('13800000000');
});

test('envelopeKey: a key seals for seven days, opens for one more, and is then deleted', async () => {
  const folder = await newFolder();
  const keys = await openKeys(fileSecrets(folder), start);
  const [old] = keys.envelopeKeys(start);
  const kid = old?.kid ?? '';

  await keys.refresh(after(ROTATION_MS - AHEAD_MS - 1));
  expect(keys.envelopeKeys(after(ROTATION_MS - 1)).map((key) => key.kid)).toEqual([kid]);

  await keys.refresh(after(ROTATION_MS));
  const [current, ...others] = keys.envelopeKeys(after(ROTATION_MS));
  expect(others).toEqual([]);
  expect(current?.kid).not.toBe(kid);
  const lastMoment = after(ROTATION_MS + OPENS_AFTER_MS - 1);
  expect((await keys.envelopeKey(kid, lastMoment))?.kid).toBe(kid);
  expect(await keys.envelopeKey(kid, after(ROTATION_MS + OPENS_AFTER_MS))).toBeUndefined();

  await keys.refresh(after(ROTATION_MS + OPENS_AFTER_MS));
  const kept = await readFile(join(folder, 'envelope.json'), 'utf8');
  expect(kept).not.toContain(Buffer.from(old?.secretKey ?? []).toString('base64url'));
});

test('openField: throws on altered data', async () => {
  const keys = await openKeys(memorySecrets(), start);
  const sealed = keys.sealField('13800000000');
  const altered = Buffer.from(sealed, 'base64url');
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
  expect(() => keys.openField(altered.toString('base64url'))).toThrow('unable to authenticate data');
});
