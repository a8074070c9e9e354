import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boundLog, copyEmbedded, readCopy, unpackCopy } from './hotCopy.ts';
import { openThreadClient } from './threadClient.ts';

const base = await mkdtemp(join(tmpdir(), 'aosai-hot-'));
afterAll(() => rm(base, { recursive: true }));
const at = (name: string) => join(base, name);

const client = await openThreadClient(at('live'));
await client.script('create table kept (id int primary key, text text)');
const fill = (from: number, to: number) =>
  client.query(`insert into kept select g, repeat(md5(g::text), 20) from generate_series(${from}, ${to}) g`);
await fill(1, 5_000);
afterAll(() => client.close());

async function countIn(archive: string, name: string): Promise<unknown> {
  await unpackCopy(archive, at(name));
  const copy = await openThreadClient(at(name));
  const { rows } = await copy.query('select count(*)::int as rows, max(id) as newest from kept');
  await copy.close();
  return rows[0];
}

test('copyEmbedded: has every row committed before its end, also those written while it copied', async () => {
  let newest = 5_000;
  let isCopying = true;
  const acknowledged: { id: number; at: Date }[] = [];
  const writing = (async () => {
    while (isCopying) {
      await fill(newest + 1, newest + 50);
      newest += 50;
      acknowledged.push({ id: newest, at: new Date() });
    }
  })();
  const point = await copyEmbedded({ folder: at('live'), runSql: client.script, target: at('live.tar.zst') });
  isCopying = false;
  await writing;
  await readCopy(at('live.tar.zst'));
  const { rows, newest: last } = (await countIn(at('live.tar.zst'), 'copy')) as { rows: number; newest: number };
  expect(rows).toBe(last);
  const before = acknowledged.filter(({ at: time }) => time.getTime() <= point.getTime());
  expect(before.length).toBeGreaterThan(0);
  expect(last).toBeGreaterThanOrEqual(before.at(-1)?.id ?? 0);
});

test('copyEmbedded: leaves a database whose copy failed ready for the next one', async () => {
  await writeFile(at('taken'), '');
  const taken = { folder: at('live'), runSql: client.script, target: at('taken') };
  await expect(copyEmbedded(taken)).rejects.toThrow(/EEXIST/);
  await copyEmbedded({ ...taken, target: at('second.tar.zst') });
  await readCopy(at('second.tar.zst'));
});

test('readCopy: refuses a cut or changed archive', async () => {
  const whole = await readFile(at('second.tar.zst'));
  await writeFile(at('cut'), whole.subarray(0, whole.length - 2_000));
  await expect(readCopy(at('cut'))).rejects.toThrow(/unexpected end|ends too early/);
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(5_000) ^ 0xff, 5_000);
  await writeFile(at('changed'), changed);
  await expect(readCopy(at('changed'))).rejects.toThrow(/corrupt|checksum|damaged|incorrect/i);
  await expect(unpackCopy(at('second.tar.zst'), at('copy'))).rejects.toThrow(/EEXIST/);
  expect(await readdir(at('copy'))).toContain('PG_VERSION');
});

test('boundLog: makes a checkpoint once the log has grown, and none while a copy is taken', async () => {
  await fill(1_000_001, 1_002_000);
  expect(await boundLog(client.script, 1_000_000_000)).toBe(false);
  const copying = copyEmbedded({ folder: at('live'), runSql: client.script, target: at('third.tar.zst') });
  expect(await boundLog(client.script, 100)).toBe(false);
  await copying;
  await fill(1_002_001, 1_004_000);
  expect(await boundLog(client.script, 100_000)).toBe(true);
  expect(await boundLog(client.script, 100_000)).toBe(false);
});
