import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { fileGrant } from '../db/schema/content.ts';
import { forgetFileGrants } from '../platform/file/fileGrants.ts';
import { openContentSite } from '../testing/courses/contentSite.ts';

const site = await openContentSite();
const { app, ask, aChapter, aCourse, visitors } = site;
afterAll(() => app.close());

async function aVideo(): Promise<string> {
  const fileName = await site.aFile();
  const path = join(tmpdir(), fileName);
  await writeFile(path, '0123456789');
  await app.services.storage.put(fileName, path);
  return fileName;
}
const fetched = async (fileName: string, visitor: (typeof visitors)['student'] | null, range?: string) => {
  const headers: Record<string, string> = range === undefined ? {} : { Range: range };
  const { status, bytes } = await app.send('GET', `/common/file/${fileName}`, { visitor, headers });
  return { status, text: bytes && Buffer.from(bytes).toString() };
};

test('everybody streams ranges of a free chapter’s video and of the content centre’s files', async () => {
  const [video, pdf] = [await aVideo(), await aVideo()];
  await aChapter({ isFree: true, videoFile: video });
  await aCourse([], { kind: 'content', category: 'video', file: pdf });
  expect(await fetched(video, null, 'bytes=2-4')).toEqual({ status: 206, text: '234' });
  expect(await fetched(pdf, null)).toEqual({ status: 200, text: '0123456789' });
});

test('the video of a locked chapter is served for some hours to those who have opened it', async () => {
  const video = await aVideo();
  const id = await aChapter({ pricePoints: 3, videoFile: video });
  await site.givePoints(10);
  expect((await fetched(video, visitors.student)).status).toBe(404);
  await ask('GET /oj/chapter/buy', { id }, 'student');
  // Buying opens the chapter; reading it then grants its file.
  await ask('POST /chapter/queryQuestionList', { chapterId: id }, 'student');
  await ask('POST /chapter/queryQuestionList', { chapterId: id }, 'classmate');
  expect(await fetched(video, visitors.student, 'bytes=-3')).toEqual({ status: 206, text: '789' });
  expect([(await fetched(video, visitors.classmate)).status, (await fetched(video, null)).status]).toEqual([404, 404]);
  const rows = () => app.db.$count(fileGrant, eq(fileGrant.fileName, video));
  await forgetFileGrants(app.db, new Date(app.now().getTime() + 5 * HOUR_MS));
  expect(await rows()).toBe(1);
  await forgetFileGrants(app.db, new Date(app.now().getTime() + 7 * HOUR_MS));
  expect([await rows(), (await fetched(video, visitors.student)).status]).toEqual([0, 404]);
});
