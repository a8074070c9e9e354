import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { question } from '../../db/schema/bank.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import { CONFIGS, FILES, ZIPS } from '../../testing/importers/hostileFiles.ts';
import { packageOf } from '../../testing/importers/zipOf.ts';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());
const { visitors } = await openAccessSite(site);

const HOSTILE: (readonly [what: string, content: string | Uint8Array])[] = [
  ...ZIPS.map(([what, zip]) => [what, zip()] as const),
  ...FILES.map(([what, content]) => [what, content] as const),
  ...CONFIGS.map(([what, files]) => [what, packageOf(files)] as const),
];

/** The faults of each item, or the code of the refusal. */
async function check(content: string | Uint8Array): Promise<unknown> {
  const form = new FormData();
  form.append('purpose', 'bank');
  form.append('file', new Blob([Uint8Array.from(Buffer.from(content))]), 'x.zip');
  const { body } = await site.send('POST', '/bms/question/unzipAndParse', { visitor: visitors.super, form });
  if (body.code !== undefined) return body.code;
  return (body.data as { items: { outcome: string; faults: string[] }[] }).items.map(
    ({ outcome, faults }) => `${outcome} ${faults.length}`,
  );
}

test(`S28 ${HOSTILE.length} hostile files through the real call: a fault each, nothing written, the server alive`, async () => {
  const before = await site.db.$count(question);
  const said: unknown[] = [];
  for (const [at, [what, content]] of HOSTILE.entries()) {
    // Avoids the hourly limit of checks.
    if (at % 50 === 49) site.at(new Date(site.now().getTime() + 3_700_000));
    said.push([what, await check(content)]);
  }
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  expect(said).toEqual(HOSTILE.map(([what]) => [what, ['fault 1']]));
  expect(await site.db.$count(question)).toBe(before);
  const { dataFolder } = site.services.platform;
  expect((await readdir(join(dataFolder, 'imports'))).length).toBe(HOSTILE.length);
  expect(await readdir(join(dataFolder, 'uploads'))).toEqual([]);
  expect(await check('一、判断题\n1. 天是蓝的（√）\n')).toEqual(['new 0']);
}, 120_000);
