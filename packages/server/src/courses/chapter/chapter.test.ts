import { and, eq, gte } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { unlock } from '../../db/schema/bank.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { chapter } from '../../db/schema/content.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';
import { memberRightUse } from '../../db/schema/practice.ts';
import { grantCard } from '../../rights/cards/grantCard.ts';
import { openContentSite } from '../../testing/courses/contentSite.ts';
import type { ChapterDetail, ChapterPage } from '@aosai/api/courses/chapter.contract';

const site = await openContentSite();
const { app, ask, aChapter, aCourse, aQuestion } = site;
afterAll(() => app.close());
const { appId, classmateIds } = app.people;
/** Holds no card. */
const buyer = classmateIds[0] ?? '';

const read = (id: string, by: Parameters<typeof ask>[2] = 'classmate') =>
  ask<ChapterDetail>('GET /chapter/queryById', { id }, by);
const open = (chapterId: string, by: Parameters<typeof ask>[2] = 'classmate') =>
  ask<ChapterPage>('POST /chapter/queryQuestionList', { chapterId }, by);
const buy = (id: string, by: Parameters<typeof ask>[2] = 'classmate') => ask('GET /oj/chapter/buy', { id }, by);
const standing = async () => {
  const [row] = await app.db.select({ points: member.points }).from(member).where(eq(member.id, buyer));
  const count = (table: typeof unlock | typeof memberPoints) => app.db.$count(table, eq(table.memberId, buyer));
  return { points: row?.points, unlocks: await count(unlock), entries: await count(memberPoints) };
};

test('a locked chapter shows its title, question count and price but none of its content', async () => {
  const questionIds = [await aQuestion(), await aQuestion()];
  const id = await aChapter({ pricePoints: 30, questionIds, videoFile: 'secret.mp4' });
  expect(await read(id)).toMatchObject({
    questionCount: 2,
    hasVideo: true,
    pricePoints: 30,
    openBy: null,
    notesHtml: null,
    videoFile: null,
    staff: null,
  });
  expect([
    await open(id),
    await open(id, null),
    await ask('POST /oj/chapter/queryQuestion', { chapterId: id }, 'classmate'),
  ]).toEqual(['CHAPTER_LOCKED', 'CHAPTER_LOCKED', 'CHAPTER_LOCKED']);
});

test('everybody reads a free chapter, also signed out, with its questions but without answer keys', async () => {
  const questionIds = [await aQuestion(), await aQuestion({ isOpen: false }), await aQuestion({ status: '2' })];
  const id = await aChapter({ isFree: true, questionIds });
  const seen = await open(id, null);
  expect(seen).toMatchObject({ notesHtml: '<p>讲义</p>', openBy: 'free', grade: null });
  const { questions } = seen as ChapterPage;
  // A question that is not open yet may be part of an exam.
  expect(questions.map(({ questionId }) => questionId)).toEqual(questionIds.slice(0, 1));
  expect(questions[0]).toMatchObject({ shown: { no: 1 }, analysisHtml: null, mine: null, staff: null });
  expect(JSON.stringify(seen)).not.toContain('矩阵的解析');
  expect(await read(id, null)).toMatchObject({ questionCount: 1, notesHtml: '<p>讲义</p>' });
});

test('fifty concurrent calls buy a chapter once, and it stays open', async () => {
  await site.givePoints(50, buyer);
  const id = await aChapter({ pricePoints: 30, questionIds: [await aQuestion()] });
  const before = await standing();
  const said = await Promise.all(Array.from({ length: 50 }, () => buy(id)));
  const paid = said.filter((one) => typeof one !== 'string' && one['spent'] === 30);
  expect(paid).toEqual([{ unlocked: true, spent: 30, balance: 20 }]);
  expect(said.filter((one) => !paid.includes(one))).toEqual(
    Array.from({ length: 49 }, () => ({ unlocked: true, spent: 0, balance: 20 })),
  );
  expect(await standing()).toEqual({ points: 20, unlocks: before.unlocks + 1, entries: before.entries + 1 });
  expect(await open(id)).toMatchObject({ openBy: 'unlocked' });
  expect(await open(id, 'student')).toBe('CHAPTER_LOCKED');
});

test('sells a chapter only for enough points, unless it is free or unpriced', async () => {
  await site.givePoints(50, buyer);
  const before = await standing();
  const dear = [await aChapter({ pricePoints: 40 }), await aChapter({ pricePoints: 40 })];
  const said = await Promise.all(dear.map((id) => buy(id)));
  expect(said.filter((one) => one === 'POINTS_SHORT')).toHaveLength(1);
  expect([await buy(await aChapter({ isFree: true, pricePoints: 5 })), await buy(await aChapter())]).toEqual([
    { unlocked: true, spent: 0, balance: 10 },
    { unlocked: false, spent: 0, balance: 10 },
  ]);
  expect(await standing()).toMatchObject({ points: 10, unlocks: before.unlocks + 1 });
  expect([
    await buy(dear[0] ?? '', 'parent'),
    await buy(await aChapter({ status: '2' })),
    await buy('0'.repeat(26)),
  ]).toEqual(['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
});

test('records the use of a card once an hour, only for chapters that are not free', async () => {
  const rights = [{ code: 'chapter.open', name: '全部单元', quota: null, period: null }];
  const snapshot = { name: '卡', type: '0' as const, days: 30, rights };
  const sale = { memberId: buyer, membershipId: newId(), snapshot, orderId: null, orgId: null };
  const { id } = await app.db.transaction((db) => grantCard({ db, appId, now: app.now() }, sale));
  const [free, priced] = [await aChapter({ isFree: true }), await aChapter({ pricePoints: 30 })];
  const uses = () =>
    app.db.$count(memberRightUse, and(eq(memberRightUse.memberId, buyer), eq(memberRightUse.code, 'chapter.open')));
  await open(free);
  expect(await uses()).toBe(0);
  expect(await open(priced)).toMatchObject({ openBy: 'card' });
  await read(priced);
  expect(await uses()).toBe(1);
  // A new card within the hour is recorded separately.
  await app.db.delete(memberMembership).where(eq(memberMembership.id, id));
  const soon = new Date(app.now().getTime() + 20 * MINUTE_MS);
  const again = await app.db.transaction((db) => grantCard({ db, appId, now: soon }, sale));
  app.at(new Date(soon.getTime() + MINUTE_MS));
  await open(priced);
  const ofNew = and(eq(memberRightUse.memberId, buyer), gte(memberRightUse.createdAt, soon));
  expect(await app.db.$count(memberRightUse, ofNew)).toBe(1);
  await app.db.delete(memberMembership).where(eq(memberMembership.id, again.id));
});

test('a parent who reads by one child’s card is recorded on that card only', async () => {
  const rights = [{ code: 'chapter.open', name: '全部单元', quota: null, period: null }];
  const snapshot = { name: '卡', type: '0' as const, days: 30, rights };
  const memberId = app.people.studentId;
  app.at(new Date(app.now().getTime() + MINUTE_MS));
  const sale = { memberId, membershipId: newId(), snapshot, orderId: null, orgId: null };
  const { id } = await app.db.transaction((db) => grantCard({ db, appId, now: app.now() }, sale));
  expect(await open(await aChapter({ pricePoints: 30 }), 'parent')).toMatchObject({ openBy: 'card' });
  const rows = await app.db
    .select({ memberId: memberRightUse.memberId })
    .from(memberRightUse)
    .where(and(eq(memberRightUse.appId, appId), gte(memberRightUse.createdAt, app.now())));
  expect(rows).toEqual([{ memberId }]);
  await app.db.delete(memberMembership).where(eq(memberMembership.id, id));
});

test('a parent reads the chapters that the child has opened', async () => {
  const id = await aChapter({ pricePoints: 1 });
  expect(await open(id, 'parent')).toBe('CHAPTER_LOCKED');
  await site.givePoints(5);
  await buy(id, 'student');
  expect(await open(id, 'parent')).toMatchObject({ openBy: 'unlocked' });
});

test('a chapter takes each question once, in order, and only questions the author may use', async () => {
  const [one, two] = [await aQuestion(), await aQuestion()];
  const made = await ask<{ id: string; version: number }>('POST /edms/chapter/create', { title: '课' }, 'teacher');
  if (typeof made === 'string') throw new Error(made);
  const { id } = made;
  const put = (version: number, questionIds: string[]) =>
    ask('PUT /edms/chapter/updateQuestions', { id, version, questionIds }, 'teacher');
  await site.changeQuestion(one, { isShared: true });
  expect([
    await put(1, [one, one]),
    await put(1, [one, two]),
    await put(9, [one]),
    await put(
      1,
      Array.from({ length: 201 }, () => one),
    ),
  ]).toEqual(['VALIDATION', 'PAPER_QUESTION', 'VERSION_CHANGED', 'VALIDATION']);
  expect(await put(1, [one])).toEqual({ id, version: 2 });
  // A question of the chapter stays although the author may no longer use it.
  await site.changeQuestion(one, { isShared: false });
  expect(await put(2, [one])).toEqual({ id, version: 3 });
  const changes = [put(3, []), put(3, [one]), put(3, [])];
  expect((await Promise.all(changes)).filter((said) => said === 'VERSION_CHANGED')).toHaveLength(2);
});

test('refuses to delete a question used in a chapter and a chapter used in a course', async () => {
  const questionId = await aQuestion();
  const id = await aChapter({ questionIds: [questionId] });
  const courseId = await aCourse([id]);
  const remove = (what: string, row: string) => ask(`DELETE /bms/${what}/delete`, { id: row });
  expect([await remove('question', questionId), await remove('chapter', id)]).toEqual(['CONTENT_USED', 'CONTENT_USED']);
  expect([await remove('course', courseId), await remove('chapter', id), await remove('question', questionId)]).toEqual(
    [{ id: courseId }, { id }, { id: questionId }],
  );
});

test('only the author sees a draft, and its states follow those of the bank', async () => {
  const made = await ask<{ id: string }>(
    'POST /chapter/create',
    { title: '我的课', notes: '**粗**', isFree: true },
    'teacher',
  );
  const id = typeof made === 'string' ? '' : made.id;
  expect(await read(id, 'teacher')).toMatchObject({
    notesHtml: expect.stringContaining('<strong>粗</strong>') as string,
    openBy: 'staff',
    staff: { status: '0', bank: 'own', notes: '**粗**', mayWrite: true },
  });
  const update = (version: number, changes: object, by: Parameters<typeof ask>[2] = 'teacher') =>
    ask('PUT /chapter/update', { id, version, ...changes }, by);
  expect([await read(id), await update(1, { title: '别人改' }, 'classmate')]).toEqual(['NOT_FOUND', 'FORBIDDEN']);
  expect(await update(1, { status: '2' })).toBe('CONTENT_STATE');
  expect(await update(1, { isShared: true })).toBe('FORBIDDEN');
  expect(await update(1, { status: '1' })).toEqual({ id, version: 2 });
  // A teacher's own chapter reaches students only through classes.
  expect(await read(id)).toBe('NOT_FOUND');
  expect(await ask('PUT /bms/chapter/update', { id, version: 2, title: '平台改' })).toBe('CONTENT_FOREIGN');
  expect(await ask('PUT /bms/chapter/update', { id, version: 2, status: '2' })).toEqual({ id, version: 3 });
});

test('the video of a chapter must be the author’s own private upload, which then cannot be deleted', async () => {
  const mine = { ownerKind: 'member', ownerId: app.people.teacherId } as const;
  const files = {
    good: await site.aFile(mine),
    foreign: await site.aFile(),
    open: await site.aFile({ ...mine, isPublic: true }),
    cover: await site.aFile({ ...mine, purpose: 'cover' }),
  };
  const make = (videoFile: string) => ask('POST /edms/chapter/create', { title: '课', videoFile }, 'teacher');
  expect([await make(files.foreign), await make(files.open), await make(files.cover)]).toEqual([
    'NOT_FOUND',
    'VALIDATION',
    'NOT_FOUND',
  ]);
  expect(await make(files.good)).toMatchObject({ version: 1 });
  expect(await ask(`DELETE /common/file/${files.good}`, {}, 'teacher')).toBe('FILE_IN_USE');
  const [row] = await app.db
    .select()
    .from(chapter)
    .where(and(eq(chapter.appId, appId), eq(chapter.videoFile, files.good)));
  expect(row?.title).toBe('课');
});
