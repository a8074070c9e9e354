import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { SINGLE } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { examPaper, questionVersion } from '../../db/schema/exam.ts';
import { question } from '../../db/schema/bank.ts';
import { aChoice, aTask } from '../../testing/writtenQuestions.ts';
import { openContentSite } from '../../testing/courses/contentSite.ts';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';

const site = await openContentSite();
const { app, ask, visitors } = site;
const { appId } = app.people;
afterAll(() => app.close());
// The card would open every solution.
await app.db.update(memberMembership).set({ deletedAt: app.now() }).where(eq(memberMembership.appId, appId));

type By = keyof typeof visitors;
const OF = {
  teacher: { ownerKind: 'member', ownerId: app.people.teacherId },
  office: { ownerKind: 'user', ownerId: app.people.operatorId },
} as const;

async function aVideo(by: keyof typeof OF, more: object = {}): Promise<string> {
  const fileName = await site.aFile({ ...OF[by], ...more });
  const path = join(tmpdir(), fileName);
  await writeFile(path, '0123456789');
  await app.services.storage.put(fileName, path);
  return fileName;
}
async function fetched(fileName: string, by: By | null, range?: string) {
  const visitor = by && visitors[by];
  const headers: Record<string, string> = range === undefined ? {} : { Range: range };
  const { status, bytes } = await app.send('GET', `/common/file/${fileName}`, { visitor, headers });
  return status < 300 && bytes ? `${status} ${Buffer.from(bytes).toString()}` : status;
}
async function write(call: string, input: object, by: By): Promise<{ id: string; version: number }> {
  const said = await ask<{ id: string; version: number }>(call, input, by);
  if (typeof said === 'string') throw new Error(said);
  return said;
}
const look = (id: string, by: By, prefix = '') =>
  ask<BankDetail>(`GET ${prefix}/question/queryById`, { id }, by) as Promise<BankDetail>;
const openToAll = (id: string, more: object = {}) =>
  app.db
    .update(question)
    .set({ status: '1', isOpen: true, ...more })
    .where(and(eq(question.appId, appId), eq(question.id, id)));
/** Puts the question into a paper that was begun, so that the version never changes. */
async function use(questionId: string): Promise<void> {
  const [row] = await app.db.select().from(question).where(eq(question.id, questionId));
  const items = [{ questionVersionId: row?.currentVersionId ?? '', points: 200 }];
  await app.db.insert(examPaper).values({
    appId,
    id: newId(),
    createdAt: app.now(),
    updatedAt: app.now(),
    frozenAt: app.now(),
    title: '卷',
    template: 'gesp-1',
    sections: [{ name: '一', type: SINGLE, items }],
    totalPoints: 200,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'deferred',
  });
}

test('ranges of a solution’s video stream to those who have opened the solution, and to nobody else', async () => {
  const video = await aVideo('office');
  const { id } = await write('POST /bms/question/create', { source: { ...aChoice(), videoFile: video } }, 'office');
  await openToAll(id, { pricePoints: 5 });
  await site.givePoints(10);
  expect(await look(id, 'student', '/oj')).toMatchObject({ videoFile: null, analysisHtml: null, unlocked: false });
  expect([await fetched(video, 'student'), await fetched(video, null)]).toEqual([404, 404]);
  await ask('GET /oj/question/buy', { id }, 'student');
  expect(await look(id, 'student', '/oj')).toMatchObject({ videoFile: video, unlocked: true });
  expect(await fetched(video, 'student', 'bytes=2-4')).toBe('206 234');
  expect([await fetched(video, 'classmate'), await fetched(video, null)]).toEqual([404, 404]);
  app.at(new Date(app.now().getTime() + 7 * HOUR_MS));
  expect(await fetched(video, 'student')).toBe(404);
});

test('a unit grants the videos of the solutions that it shows, and only those', async () => {
  const [free, priced] = [await aVideo('office'), await aVideo('office')];
  const make = async (videoFile: string, pricePoints: number) => {
    const { id } = await write('POST /bms/question/create', { source: { ...aTask(), videoFile } }, 'office');
    await openToAll(id, { pricePoints });
    return id;
  };
  const questionIds = [await make(free, 0), await make(priced, 9)];
  const chapterId = await site.aChapter({ isFree: true, questionIds });
  const page = () =>
    ask<{ questions: { videoFile: string | null }[] }>('POST /chapter/queryQuestionList', { chapterId }, 'classmate');
  expect(await page()).toMatchObject({ questions: [{ videoFile: null }, { videoFile: null }] });
  await ask('POST /memberQuestion/mark', { questionId: questionIds[0], reveal: true }, 'classmate');
  expect(await page()).toMatchObject({ questions: [{ videoFile: free }, { videoFile: null }] });
  expect([await fetched(free, 'classmate'), await fetched(priced, 'classmate')]).toEqual(['200 0123456789', 404]);
});

test('a video must be the author’s own private upload, and stays while a question names it', async () => {
  const own = await aVideo('teacher');
  const make = (videoFile: string) =>
    ask('POST /edms/question/create', { source: { ...aChoice(), videoFile } }, 'teacher');
  expect([
    await make(await aVideo('office')),
    await make(await aVideo('teacher', { isPublic: true })),
    await make(await aVideo('teacher', { purpose: 'cover' })),
    await make('nothing.mp4'),
  ]).toEqual(['NOT_FOUND', 'VALIDATION', 'NOT_FOUND', 'NOT_FOUND']);
  const { id } = await write('POST /edms/question/create', { source: { ...aChoice(), videoFile: own } }, 'teacher');
  expect(await ask(`DELETE /common/file/${own}`, {}, 'teacher')).toBe('FILE_IN_USE');
  await ask('DELETE /edms/question/delete', { id }, 'teacher');
  expect(await ask(`DELETE /common/file/${own}`, {}, 'teacher')).toEqual({ fileName: own });
});

test('a used version keeps its video, changing it makes a version, and an older one can be restored', async () => {
  const [first, second] = [await aVideo('teacher'), await aVideo('teacher')];
  const source = aChoice();
  const made = await write('POST /edms/question/create', { source: { ...source, videoFile: first } }, 'teacher');
  const { id } = made;
  const change = async (more: object) => {
    const { staff } = await look(id, 'teacher', '/edms');
    return write(
      'PUT /edms/question/update',
      { id, version: staff?.version, source: { ...source, ...more } },
      'teacher',
    );
  };
  await use(id);
  await change({ videoFile: second });
  const { content } = (await ask('GET /edms/question/queryVersions', { id }, 'teacher')) as {
    content: { changed: string[] }[];
  };
  expect(content.map(({ changed }) => changed)).toEqual([['video'], []]);
  // Content without the field keeps the video, such as the same question imported again.
  await change({ analysis: '改过的解析' });
  expect((await look(id, 'teacher', '/edms')).videoFile).toBe(second);
  await change({ videoFile: first });
  expect(await look(id, 'teacher', '/edms')).toMatchObject({
    videoFile: first,
    staff: { source: { videoFile: first } },
  });
  await change({ videoFile: null });
  expect((await look(id, 'teacher', '/edms')).videoFile).toBeNull();
  const kept = await app.db.select().from(questionVersion).where(eq(questionVersion.questionId, id));
  expect(kept.map(({ videoFile }) => videoFile)).toEqual(expect.arrayContaining([first, null]));
});
