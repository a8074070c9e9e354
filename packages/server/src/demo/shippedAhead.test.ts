import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeptSource } from '@aosai/api/questions/source';
import { hasBody } from '@aosai/api/questions/kinds';
import { openTestData } from '../adapters/testData/testDataStore.ts';
import { shippedAhead } from './shippedAhead.ts';
import { shippedContent } from './shippedContent.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'aosai-ahead-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const shasOf = (one: KeptSource) =>
  hasBody(one, 'task') ? one.cases.flatMap(({ inSha, outSha }) => [inSha, outSha]) : [];

test('shippedAhead: has every case on the disk, and the same rows as content made ready when it is stored', async () => {
  const folder = join(root, 'ahead');
  const store = openTestData(folder);
  const { content, stop } = shippedAhead(folder);
  const papers = await Promise.all(content.papers.sources.map((one) => content.papers.keep(one)));
  const courses = await Promise.all(content.courses.sources.map((one) => content.courses.keep(one)));
  const drawn = await Promise.all(content.drawn.sources.map((one) => content.drawn.keep(one)));
  await stop();
  const kept = [
    ...papers.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(({ one }) => one))),
    ...courses.flatMap((lessons) => lessons.flatMap(({ questions }) => questions.map(({ source }) => source))),
    ...drawn.flatMap((questions) => questions.map(({ source }) => source)),
  ];
  const shas = new Set(kept.flatMap(shasOf));
  expect(shas.size).toBeGreaterThan(10_000);
  expect(new Set(await readdir(folder))).toEqual(shas);
  // Rejects when a file is not what its name says.
  for (const sha of shas) await store.read(sha);
  const later = shippedContent(openTestData(join(root, 'later')));
  const [paper, course, group] = [later.papers.sources[0], later.courses.sources[0], later.drawn.sources[0]];
  if (!paper || !course || !group) throw new Error('there is no content');
  expect([papers[0], courses[0], drawn[0]]).toEqual([
    await later.papers.keep(paper),
    await later.courses.keep(course),
    await later.drawn.keep(group),
  ]);
});

test('shippedAhead: fails for a folder that cannot be written only when its content is stored', async () => {
  const file = join(root, 'file');
  await writeFile(file, '');
  const { content, stop } = shippedAhead(join(file, 'testdata'));
  const [paper] = content.papers.sources;
  if (!paper) throw new Error('there are no papers');
  await expect(content.papers.keep(paper)).rejects.toMatchObject({ code: 'ENOTDIR' });
  await stop();
});
