import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SOLUTION_RIGHT } from '@aosai/api/questions/bank';
import { newId } from '../../base/newId.ts';
import { memberQuestion, memberRightUse as uses } from '../../db/schema/practice.ts';
import { openContentSite } from '../../testing/courses/contentSite.ts';
import type { CourseClass, CourseDetail, CourseUnit } from '@aosai/api/courses/course.contract';

const site = await openContentSite();
const { app, ask, aChapter, aCourse } = site;
afterAll(() => app.close());

type By = Parameters<typeof ask>[2];
interface Units {
  member: { id: string } | null;
  content: CourseUnit[];
}
const units = (courseId: string, by: By = 'classmate') => ask<Units>('POST /course/queryChapterList', { courseId }, by);
const detail = (id: string, by: By = 'classmate') => ask<CourseDetail>('GET /course/queryById', { id }, by);
const make = async (input: object, by: By = 'office') => {
  const made = await ask<{ id: string; version: number }>(
    `POST /${by === 'office' ? 'bms' : 'edms'}/course/create`,
    input,
    by,
  );
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};
const update = (id: string, version: number, changes: object, by: By = 'office') =>
  ask(`PUT /${by === 'office' ? 'bms' : 'edms'}/course/update`, { id, version, ...changes }, by);

test('a course shows its ready chapters in order, each open or locked for the reader', async () => {
  const chapterIds = [
    await aChapter({ title: '乙', pricePoints: 5 }),
    await aChapter({ title: '甲', isFree: true }),
    await aChapter({ title: '草稿', status: '0' }),
  ];
  const id = await aCourse(chapterIds);
  const seen = (await units(id, null)) as Units;
  expect(seen.content.map(({ no, title, openBy, isShown }) => ({ no, title, openBy, isShown }))).toEqual([
    { no: 1, title: '乙', openBy: null, isShown: true },
    { no: 2, title: '甲', openBy: 'free', isShown: true },
  ]);
  expect(await detail(id, null)).toMatchObject({ title: '入门', chapterCount: 2, staff: null });
  expect(await ask('POST /course/queryList', { difficulty: 'easy', keyword: '入' }, null)).toMatchObject({
    content: [{ id, chapterCount: 2, status: null, version: null }],
  });
  expect([
    await ask('POST /course/queryList', { status: '1' }, 'student'),
    await ask('POST /course/queryList', { bank: 'org' }, null),
  ]).toEqual(['VALIDATION', 'VALIDATION']);
});

test('a course becomes ready only with a ready chapter, content only complete, and both stay so', async () => {
  const [draft, ready] = [await aChapter({ status: '0' }), await aChapter()];
  const id = await make({ title: '课程' });
  expect([
    await update(id, 1, { status: '1' }),
    await ask('PUT /bms/course/updateChapters', { id, version: 1, chapterIds: [draft] }),
    await update(id, 2, { status: '1' }),
    await ask('PUT /bms/course/updateChapters', { id, version: 2, chapterIds: [ready, draft] }),
    await update(id, 3, { status: '1' }),
    await ask('PUT /bms/course/updateChapters', { id, version: 4, chapterIds: [draft] }),
    await ask('PUT /bms/course/updateChapters', { id, version: 4, chapterIds: [ready, ready] }),
    await ask('PUT /bms/course/updateChapters', { id, version: 4, chapterIds: ['0'.repeat(26)] }),
  ]).toEqual([
    'VALIDATION',
    { id, version: 2 },
    'VALIDATION',
    { id, version: 3 },
    { id, version: 4 },
    ...Array<string>(3).fill('VALIDATION'),
  ]);
  const article = await make({ title: '文章', kind: 'content' });
  expect([
    await update(article, 1, { status: '1' }),
    await update(article, 1, { status: '1', category: 'pdf' }),
    await update(article, 1, { status: '1', category: 'article' }),
    await update(article, 1, { status: '1', category: 'article', notes: '# 正文' }),
    await update(article, 2, { notes: '' }),
  ]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION', { id: article, version: 2 }, 'VALIDATION']);
  expect(await ask('GET /course/queryNotesById', { id: article }, null)).toMatchObject({
    notesHtml: expect.stringContaining('<h1') as string,
    notes: null,
  });
});

test('a slug is unique among courses of one kind, and only the platform sets it', async () => {
  await make({ title: '趣味', kind: 'topic', slug: 'quwei' });
  const again = { title: '又一个', kind: 'topic', slug: 'quwei' };
  expect([
    await ask('POST /bms/course/create', again),
    await ask('POST /bms/course/create', { ...again, slug: '-no' }),
    await ask('POST /edms/course/create', { ...again, slug: 'mine' }, 'teacher'),
  ]).toEqual(['CODE_TAKEN', 'VALIDATION', 'FORBIDDEN']);
  const camp = await make({ ...again, kind: 'camp' });
  expect(await update(camp, 1, { kind: 'topic' })).toBe('CODE_TAKEN');
  expect(await update(camp, 1, { title: '营' })).toEqual({ id: camp, version: 2 });
});

test('sharing a course with schools shares its chapters too', async () => {
  const chapterId = await aChapter({ isFree: true });
  const id = await aCourse([chapterId]);
  const look = () => ask('GET /edms/chapter/queryById', { id: chapterId }, 'teacher');
  expect([await ask('GET /edms/course/queryById', { id }, 'teacher'), await look()]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  await update(id, 1, { isShared: true });
  expect(await look()).toMatchObject({ openBy: 'staff', staff: { mayWrite: false, courses: [{ id }] } });
});

/** A class of the teacher with the student in it but not the classmate. */
async function aClass(settings: object = {}) {
  const made = await ask<{ id: string }>(
    'POST /edms/grade/create',
    { title: '周六班', joinByCode: true, ...settings },
    'teacher',
  );
  if (typeof made === 'string') throw new Error(made);
  await ask('PUT /edms/grade/publish', { id: made.id }, 'teacher');
  const read = await ask<{ staff: { joinCode: string } }>('GET /edms/grade/queryById', { id: made.id }, 'teacher');
  if (typeof read === 'string') throw new Error(read);
  await ask('POST /grade/addGradeToMine', { code: read.staff.joinCode }, 'student');
  return made.id;
}
const plan = (gradeId: string, rows: object[]) => ask('PUT /edms/grade/controls/update', { gradeId, rows }, 'teacher');
const inClass = (gradeId: string, courseId: string, by: By = 'student') =>
  ask<Units>('POST /course/queryChapterListByGrade', { gradeId, courseId }, by);
const chapterIn = (gradeId: string, chapterId: string, by: By = 'student', more: object = {}) =>
  ask('POST /chapter/queryQuestionListByGrade', { gradeId, chapterId, ...more }, by);

test('a class opens its course to its members by its schedule, and to nobody else', async () => {
  const [now, later, hidden] = [
    await aChapter({ title: '现在', pricePoints: 9 }),
    await aChapter({ title: '以后', pricePoints: 9 }),
    await aChapter({ title: '不上', pricePoints: 9 }),
  ];
  const courseId = await aCourse([now, later, hidden]);
  const gradeId = await aClass({ courseId });
  expect(
    await plan(gradeId, [
      { targetType: 'chapter', targetId: now, visible: true, dueAt: site.days(3).toISOString() },
      { targetType: 'chapter', targetId: later, visible: true, openAt: site.days(2).toISOString() },
      { targetType: 'chapter', targetId: hidden, visible: false },
    ]),
  ).toMatchObject({ changed: 3 });
  const told = async (by: By) => {
    const seen = await inClass(gradeId, courseId, by);
    return typeof seen === 'string' ? seen : seen.content.map(({ no, title, openBy }) => `${no} ${title} ${openBy}`);
  };
  expect({ student: await told('student'), parent: await told('parent'), teacher: await told('teacher') }).toEqual({
    student: ['1 现在 class', '2 以后 null'],
    parent: ['1 现在 class', '2 以后 null'],
    teacher: ['1 现在 staff', '2 以后 staff', '3 不上 staff'],
  });
  expect([await told('classmate'), await told(null)]).toEqual(['NOT_FOUND', 'SIGN_IN_REQUIRED']);
  expect([
    await chapterIn(gradeId, later),
    await chapterIn(gradeId, hidden),
    await chapterIn(gradeId, now, 'classmate'),
    await chapterIn(gradeId, await aChapter()),
  ]).toEqual(['CHAPTER_LOCKED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await chapterIn(gradeId, now)).toMatchObject({
    openBy: 'class',
    grade: { id: gradeId, dueAt: site.days(3).toISOString() },
  });
  // The chapter is open to them outside the class too, because they learn from it.
  expect(await ask('POST /chapter/queryQuestionList', { chapterId: now }, 'student')).toMatchObject({
    openBy: 'class',
  });
  expect(await ask('POST /chapter/queryQuestionList', { chapterId: now }, 'classmate')).toBe('CHAPTER_LOCKED');
  expect(await ask('POST /chapter/queryQuestionList', { chapterId: later }, 'student')).toBe('CHAPTER_LOCKED');
});

test('a teacher reads one student’s progress in the units of the class, but nobody else’s', async () => {
  const { appId, studentId } = app.people;
  const questionId = await site.aQuestion();
  const base = { appId, id: newId(), createdAt: app.now(), updatedAt: app.now() };
  await app.db.insert(memberQuestion).values({ ...base, memberId: studentId, questionId, bestPercent: 100 });
  const courseId = await aCourse([await aChapter({ questionIds: [questionId] })]);
  const gradeId = await aClass({ courseId });
  const seen = async (memberId: string | undefined, by: By = 'teacher') => {
    const input = { gradeId, courseId, ...(memberId !== undefined && { memberId }) };
    const answer = await ask<Units>('POST /course/queryChapterListByGrade', input, by);
    if (typeof answer === 'string') return answer;
    return [answer.member?.id ?? null, ...answer.content.map(({ doneCount }) => doneCount)];
  };
  expect(await seen(undefined)).toEqual([null, null]);
  expect(await seen(studentId)).toEqual([studentId, 1]);
  expect(await seen(newId())).toBe('NOT_FOUND');
  // For a member the input's member id opens nothing more.
  expect([await seen(studentId, 'parent'), await seen(studentId, 'student')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

test('a class has a teacher’s own course, and a teacher looks at it as one of the members', async () => {
  const owner = { ownerId: app.people.teacherId, orgId: app.people.orgId };
  const chapterId = await aChapter(owner);
  const courseId = await aCourse([chapterId], owner);
  const gradeId = await aClass();
  expect(await ask('GET /course/queryByGrade', { gradeId }, 'student')).toBe('NOT_FOUND');
  expect(await plan(gradeId, [{ targetType: 'course', targetId: courseId, visible: true }])).toMatchObject({
    changed: 1,
  });
  expect(await ask<CourseClass>('GET /course/queryByGrade', { gradeId }, 'student')).toMatchObject({
    id: courseId,
    grade: { id: gradeId, title: '周六班' },
    courses: [{ id: courseId, title: '入门' }],
  });
  expect(await chapterIn(gradeId, chapterId)).toMatchObject({ openBy: 'class' });
  const memberId = app.people.studentId;
  expect(await chapterIn(gradeId, chapterId, 'teacher', { memberId })).toMatchObject({
    openBy: 'staff',
    grade: { member: { id: memberId, name: '林知远' } },
  });
  expect([
    await chapterIn(gradeId, chapterId, 'teacher', { memberId: app.people.classmateIds[0] }),
    await chapterIn(gradeId, chapterId, 'student', { memberId }),
    await ask('DELETE /edms/course/delete', { id: courseId }, 'teacher'),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'CONTENT_USED']);
  const titles = await ask<{ content: { targetTitle: string }[] }>(
    'POST /grade/controls/queryList',
    { gradeId, keyword: '入门' },
    'teacher',
  );
  expect(titles).toMatchObject({ content: [{ targetTitle: '入门' }] });
});

test('a class shows or hides solutions, whatever somebody has bought', async () => {
  const questionId = await site.aQuestion({ pricePoints: 3 });
  const chapterId = await aChapter({ isFree: true, questionIds: [questionId] });
  const gradeId = await aClass();
  await plan(gradeId, [{ targetType: 'chapter', targetId: chapterId, visible: true }]);
  const analysis = async () => {
    const page = (await chapterIn(gradeId, chapterId)) as { questions: { analysisHtml: string | null }[] };
    return page.questions[0]?.analysisHtml ?? null;
  };
  // The demo's student holds a card that opens solutions on request.
  expect(await analysis()).toBeNull();
  await ask('POST /memberQuestion/mark', { questionId, reveal: true }, 'student');
  expect(await analysis()).toBe('<p>矩阵的解析</p>');
  await plan(gradeId, [{ targetType: 'solution', targetId: chapterId, visible: false }]);
  expect(await analysis()).toBeNull();
  await plan(gradeId, [
    { targetType: 'solution', targetId: chapterId, visible: true, openAt: site.days(1).toISOString() },
  ]);
  expect(await analysis()).toBeNull();
});

test('a class that shows or hides a solution uses nobody’s card', async () => {
  const chapterId = await aChapter({ isFree: true, questionIds: [await site.aQuestion({ pricePoints: 3 })] });
  const gradeId = await aClass();
  await plan(gradeId, [{ targetType: 'chapter', targetId: chapterId, visible: true }]);
  const ofCard = and(eq(uses.memberId, app.people.studentId), eq(uses.code, SOLUTION_RIGHT));
  await app.db.delete(uses).where(ofCard);
  for (const visible of [false, true]) {
    await plan(gradeId, [{ targetType: 'solution', targetId: chapterId, visible }]);
    await chapterIn(gradeId, chapterId);
  }
  expect(await app.db.$count(uses, ofCard)).toBe(0);
});
