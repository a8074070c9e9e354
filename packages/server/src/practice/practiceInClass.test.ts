import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { config } from '../db/schema/platform.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, studentId, told, refused, choose, write, aChoice, aTask, aChapter } = site;
afterAll(() => app.close());

const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
const days = (count: number) => new Date(app.now().getTime() + count * DAY_MS);

/** A class with this chapter, from a day on, the student as its member, and its rule for solutions. */
async function aClass(chapterId: string, { openAt, solution }: { openAt?: Date; solution?: boolean } = {}) {
  const row = {
    ...base(),
    orgId: app.people.orgId,
    title: '周六班',
    published: true,
    enrollStartAt: days(-9),
    enrollEndAt: days(9),
    startAt: days(-9),
    endAt: days(90),
    weights: {} as never,
    levels: [] as never,
  };
  await app.db.insert(grade).values(row);
  const control = { gradeId: row.id, targetId: chapterId };
  await app.db
    .insert(gradeControl)
    .values({ ...base(), ...control, targetType: 'chapter', visible: true, openAt: openAt ?? null });
  if (solution !== undefined)
    await app.db.insert(gradeControl).values({ ...base(), ...control, targetType: 'solution', visible: solution });
  await app.db.insert(enrolment).values({
    ...base(),
    orgId: app.people.orgId,
    kind: 'grade',
    targetId: row.id,
    memberId: studentId,
    source: 'self',
    status: '2',
  });
  return row.id;
}

test('in a class a program does not use the daily quota', async () => {
  const set = (value: string) =>
    app.db
      .update(config)
      .set({ value })
      .where(and(eq(config.appId, appId), eq(config.key, FREE_QUOTAS['code.submit'].configKey)));
  await set('0');
  const id = await aTask();
  const chapterId = await aChapter([id], { isFree: false });
  const gradeId = await aClass(chapterId);
  expect(await refused('submitAnswer', write(id, '10 alone'))).toBe('RIGHT_USED_UP');
  expect(await refused('submitAnswer', write(id, '10 in class', { chapterId, gradeId }))).toBe('ok');
  await set('30');
  expect(await refused('submitAnswer', write(id, '10 without a chapter', { gradeId }))).toBe('VALIDATION');
});

test('a class that hides solutions shows no key, whatever was earned', async () => {
  const id = await aChoice();
  const chapterId = await aChapter([id], { isFree: false });
  const gradeId = await aClass(chapterId, { solution: false });
  const where = { chapterId, gradeId };
  expect(await told('submitAnswer', choose(id, 'A', where))).toMatchObject({ percent: 100, solution: null });
  expect((await told('queryDraft', { questionId: id, ...where })).solution).toBeNull();
  const other = await aChoice();
  const closed = await aChapter([other], { isFree: false });
  const closedClass = await aClass(closed, { solution: false });
  const there = { questionId: other, chapterId: closed, gradeId: closedClass };
  expect(await refused('mark', { ...there, reveal: true })).toBe('VALIDATION');
});

test('a class’s chapter is locked before its day, and does not exist for others', async () => {
  const id = await aChoice();
  const chapterId = await aChapter([id], { isFree: false });
  const gradeId = await aClass(chapterId, { openAt: days(1) });
  expect(await refused('submitAnswer', choose(id, 'A', { chapterId, gradeId }))).toBe('CHAPTER_LOCKED');
  expect(await refused('submitAnswer', choose(id, 'A', { chapterId, gradeId }), 'classmate')).toBe('NOT_FOUND');
});
