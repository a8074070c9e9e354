import { and, eq, isNotNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/domain/questions/bank';
import { standardOf } from '@aosai/api/domain/languages';
import { createQuestion } from '../../engine/bank/createQuestion.ts';
import { keepTestData } from '../../engine/testData/keepCases.ts';
import type { TestDataStore } from '../../engine/testData/testDataStore.ts';
import { DEMO } from '../demoAccounts.ts';
import { renderMarkdown } from '../markdown/markdown.ts';
import type { Db } from '../open.ts';
import { chapter, course } from '../schema/content.ts';
import { campCourses } from './campCourses.ts';
import { demoRow } from './demoRow.ts';
import { courseFolders, type CourseSource, readCourse, readFacts } from './written/readCourse.ts';

interface Place {
  appId: string;
  now: Date;
}

async function storeCourse(db: Db, testData: TestDataStore, { appId, now }: Place, source: CourseSource) {
  const { lessons, level: _level, stage, ...facts } = source;
  const kept = await Promise.all(
    lessons.map(async ({ questions, ...lesson }) => ({
      ...lesson,
      questions: await Promise.all(
        questions.map(async ({ drawnFrom = null, ...one }) => ({
          drawnFrom,
          source: await keepTestData(testData, one),
        })),
      ),
    })),
  );
  await db.transaction(async (tx) => {
    const by = { appId, now, actorId: DEMO };
    const place = { orgId: null, ownerId: null, status: QUESTION.ready, stage, isOpen: true };
    const chapterIds: string[] = [];
    for (const { key, title, notes, questions } of kept) {
      const questionIds: string[] = [];
      for (const { source: one, drawnFrom } of questions) {
        const head = { ...place, key: one.key, casePolicy: 'first' as const, standard: standardOf(stage), drawnFrom };
        const { id } = await createQuestion(tx, by, one, head);
        questionIds.push(id);
      }
      const row = demoRow(appId, now);
      chapterIds.push(row.id);
      const texts = { title, notes, notesHtml: renderMarkdown(notes) };
      await tx.insert(chapter).values({ ...row, ...texts, key, status: QUESTION.ready, questionIds, isFree: true });
    }
    await tx.insert(course).values({ ...demoRow(appId, now), ...facts, status: QUESTION.ready, chapterIds });
  });
}

/** The written courses and those of the camp with their chapters and questions, once: later starts find them by their keys. */
export async function seedCourses(db: Db, testData: TestDataStore, place: Place): Promise<void> {
  const rows = await db
    .select({ key: course.key })
    .from(course)
    .where(and(eq(course.appId, place.appId), isNotNull(course.key)));
  const known = new Set(rows.map(({ key }) => key));
  for (const folder of courseFolders())
    if (!known.has(readFacts(folder).key)) await storeCourse(db, testData, place, readCourse(folder));
  for (const source of campCourses()) if (!known.has(source.key)) await storeCourse(db, testData, place, source);
}
