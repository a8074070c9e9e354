import { and, asc, eq } from 'drizzle-orm';
import { contract } from '@aosai/api/contract';
import { newId } from '../../base/newId.ts';
import { question } from '../../db/schema/bank.ts';
import { chapter, course } from '../../db/schema/content.ts';
import type { Persona, Stage } from './examStage.ts';

const GROUPS = ['', 'oj', 'edms', 'bms'] as const;
const LIST = { page: 0, size: 200, sort: [] };

/** Puts every question of the stage into a free chapter of the platform, open to practise, in a course. */
export async function teachAll(stage: Stage): Promise<void> {
  const { db, appId, services } = stage.context('office');
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(eq(question.appId, appId))
    .orderBy(asc(question.id));
  const now = services.now();
  const base = () => ({ appId, id: newId(), createdAt: now, updatedAt: now, status: '1' as const, isShared: true });
  const lesson = { ...base(), title: '课', isFree: true, questionIds: rows.map(({ id }) => id) };
  await db.update(question).set({ isOpen: true }).where(eq(question.appId, appId));
  await db.insert(chapter).values(lesson);
  await db
    .insert(course)
    .values({ ...base(), title: '课程', kind: 'course', difficulty: 'easy', chapterIds: [lesson.id] });
}

function mountsOf(resource: string, action: string): object {
  const calls: Readonly<Record<string, { mounts: object }>> =
    resource === 'chapter' ? contract.chapter.calls : contract.course.calls;
  return calls[action]?.mounts ?? {};
}

/** Every reply and error text that a persona gets from courses and chapters, under each prefix. */
export async function servedCourses(stage: Stage, persona: Persona): Promise<string> {
  const { db, appId } = stage.context('office');
  const of = (table: typeof chapter | typeof course) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.appId, appId), eq(table.status, '1')));
  const chapterIds = (await of(chapter)).map(({ id }) => id);
  const courseIds = (await of(course)).map(({ id }) => id);
  const gradeId = '0'.repeat(26);
  const inputs: Readonly<Record<string, readonly object[]>> = {
    'chapter.queryById': chapterIds.map((id) => ({ id })),
    'chapter.queryList': [LIST, { ...LIST, keyword: 'CANARY' }],
    'chapter.querySimpleList': [LIST],
    'chapter.queryQuestionList': chapterIds.map((chapterId) => ({ chapterId })),
    'chapter.queryQuestion': chapterIds.map((chapterId) => ({ chapterId })),
    'chapter.queryQuestionListByGrade': chapterIds.map((chapterId) => ({ gradeId, chapterId })),
    'chapter.buy': chapterIds.map((id) => ({ id })),
    'course.queryById': courseIds.map((id) => ({ id })),
    'course.queryByGrade': [{ gradeId }],
    'course.queryList': [LIST, { ...LIST, keyword: 'CANARY' }],
    'course.querySimpleList': [LIST],
    'course.queryChapterList': courseIds.map((courseId) => ({ courseId })),
    'course.queryChapterListByGrade': courseIds.map((courseId) => ({ gradeId, courseId })),
    'course.queryNotesById': courseIds.map((id) => ({ id })),
  };
  const parts: string[] = [];
  for (const group of GROUPS) {
    for (const [call, each] of Object.entries(inputs)) {
      const [resource = '', action = ''] = call.split('.');
      if (!Object.hasOwn(mountsOf(resource, action), group)) continue;
      const ask = stage.ask as (p: Persona, r: string, a: string, i: object, g: string) => Promise<unknown>;
      for (const input of each) {
        const reply = await ask(persona, resource, action, input, group).catch((error: unknown) =>
          error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
        );
        parts.push(`${group}/${call} ${JSON.stringify(reply)}`);
      }
    }
  }
  return parts.join('\n');
}
