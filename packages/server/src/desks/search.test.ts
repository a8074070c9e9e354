import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import type { SearchResult } from '@aosai/api/desks/search.contract';
import { newId } from '../base/newId.ts';
import { rawRows } from '../db/rawRows.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { createQuestion } from '../questions/bank/createQuestion.ts';
import { type ContentSite, openContentSite } from '../testing/courses/contentSite.ts';
import { aStatement } from '../testing/engine/aStatement.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.app.close());

type Reader = 'student' | 'teacher' | 'office' | null;
async function found(keyword: string, by: Reader = 'student') {
  const result = await site.ask<SearchResult>('POST /search/query', { keyword }, by);
  if (typeof result === 'string') throw new Error(result);
  return result;
}
const titles = async (kind: keyof SearchResult, keyword: string, by?: Reader) =>
  (await found(keyword, by))[kind].content.map(({ title }) => title);

const base = () => ({
  appId: site.app.people.appId,
  id: newId(),
  createdAt: site.app.now(),
  updatedAt: site.app.now(),
});

/** Inserts an exam that runs for a day more, with a paper of these versions. */
async function anExam(more: Partial<typeof exam.$inferInsert>, versionIds: string[] = []) {
  const paper = {
    ...base(),
    title: '卷',
    template: 'gesp-1' as const,
    sections: [
      { name: '题', type: null, items: versionIds.map((questionVersionId) => ({ questionVersionId, points: 100 })) },
    ],
    totalPoints: 100 * versionIds.length,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best' as const,
    feedback: 'ioi' as const,
  };
  await site.app.db.insert(examPaper).values(paper);
  await site.app.db.insert(exam).values({
    ...base(),
    title: '考试',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: site.days(-2),
    enrollEndAt: site.days(1),
    startAt: site.days(-1),
    endAt: site.days(1),
    examPaperIds: [paper.id],
    priceFen: 0,
    scope: 'public',
    maxAttempts: 1,
    reviewMatrix: CONTEST_REVIEW,
    lateStartPolicy: 'untilEnd',
    recordsEvents: false,
    ...more,
  });
}

test('search: finds parts of a title of one or more characters, in any order and width of letters', async () => {
  await site.aCourse([], { title: 'GESP Ｃ++ 循环专题' });
  const asked = ['循', '循环', '专题 gesp', 'c++', 'Ｃ＋＋', '环循', '100%'];
  expect(await Promise.all(asked.map((keyword) => titles('courses', keyword)))).toEqual([
    ['GESP Ｃ++ 循环专题'],
    ['GESP Ｃ++ 循环专题'],
    ['GESP Ｃ++ 循环专题'],
    expect.arrayContaining(['GESP Ｃ++ 循环专题']),
    expect.arrayContaining(['GESP Ｃ++ 循环专题']),
    [],
    [],
  ]);
});

test('search: puts titles that begin with the words first and says when there are more', async () => {
  for (const title of ['学会递推', '递推', '再谈递推', '递推与递归', '推递']) await site.aCourse([], { title });
  expect(await titles('courses', '递推')).toEqual(['递推', '递推与递归', '学会递推', '再谈递推']);
  for (let no = 0; no < 3; no += 1) await site.aCourse([], { title: `递推 ${no}` });
  const { content, hasMore } = (await found('递推')).courses;
  expect([content.length, hasMore]).toEqual([6, true]);
});

test('search: finds a unit with a course that the reader sees, and none of a draft', async () => {
  const unit = await site.aChapter({ title: '麦浪里的数组' });
  expect(await titles('lessons', '麦浪')).toEqual([]);
  await site.aCourse([unit], { title: '草稿课', status: '0' });
  expect(await titles('lessons', '麦浪')).toEqual([]);
  const courseId = await site.aCourse([unit], { title: '秋天的课' });
  expect((await found('麦浪', null)).lessons.content).toEqual([
    { id: unit, title: '麦浪里的数组', courseId, courseTitle: '秋天的课' },
  ]);
});

test('search: keeps articles apart from courses', async () => {
  await site.aCourse([], { title: '报名须知手册', kind: 'content', category: 'article' });
  const { courses, articles } = await found('须知手册', null);
  expect([courses.content, articles.content.map(({ title }) => title)]).toEqual([[], ['报名须知手册']]);
});

test('search: finds open questions for members only, and none that a running exam asks', async () => {
  const by = { appId: site.app.people.appId, now: site.app.now(), actorId: null };
  const make = (stem: string, isOpen: boolean) =>
    createQuestion(site.app.db, by, { ...aStatement(), stem }, { orgId: null, ownerId: null, status: '1', isOpen });
  const open = await make('萤火虫甲是昆虫。', true);
  const closed = await make('萤火虫乙是昆虫。', false);
  const held = await make('萤火虫丙是昆虫。', true);
  await anExam({ title: '昆虫考试' }, [held.versionId, closed.versionId]);
  const ids = async (reader: Reader) => (await found('萤火虫', reader)).tasks.content.map(({ id }) => id);
  expect([await ids('student'), await ids(null), await ids('office')]).toEqual([[open.id], [], []]);
});

test('search: finds published exams that the reader may sit', async () => {
  await anExam({ title: '银河杯公开赛' });
  await anExam({ title: '银河杯草稿', published: false });
  await anExam({ title: '银河杯校内赛', scope: 'org', orgId: newId() });
  await anExam({ title: '银河杯作业', kind: 'homework' });
  expect(await titles('exams', '银河杯')).toEqual(['银河杯公开赛']);
});

test('search: finds nothing for blanks', async () => {
  const { courses, exams } = await found('  　 ');
  expect([courses.content, exams.content]).toEqual([[], []]);
});

test('search: reads titles by their index', async () => {
  const plan = await site.app.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return rawRows<Record<string, string>>(
      tx,
      sql`explain select id from course where title_grams(title) @> array['循', '循环']`,
    );
  });
  expect(JSON.stringify(plan)).toContain('course_title_grams');
});
