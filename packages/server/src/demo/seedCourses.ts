import { and, eq, isNotNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Db } from '../db/open.ts';
import { course } from '../db/schema/content.ts';
import { campCourses } from './campCourses.ts';
import { renderArticle } from '../kit/markdown/markdown.ts';
import { demoRow } from './demoRow.ts';
import { keepQuestions, type Place, storeLessons, storeQuestions, textsOf } from './storeLesson.ts';
import type { Shipment } from './shipment.ts';
import { topUpCourse } from './topUpCourse.ts';
import { courseFolders, type CourseSource, loadReadable } from '@aosai/content/loadCourse';

/** Writes the test data of a course's questions to files and prepares its rows. */
export const keepLessons = (testData: TestDataStore, { lessons, stage }: CourseSource) =>
  Promise.all(
    lessons.map(async (lesson) => ({
      questions: await keepQuestions(testData, stage, lesson.questions),
      chapter: { ...textsOf(lesson), key: lesson.key },
    })),
  );

export type KeptLessons = Awaited<ReturnType<typeof keepLessons>>;

async function storeCourse(db: Db, place: Place, source: CourseSource, kept: KeptLessons): Promise<void> {
  const { lessons: _lessons, level: _level, stage, notes = '', ...facts } = source;
  await db.transaction(async (tx) => {
    const all = kept.flatMap(({ questions }) => questions);
    const ids = await storeQuestions(tx, place, stage, all);
    const chapterIds = await storeLessons(
      tx,
      place,
      kept.map(({ chapter, questions }) => ({ ...chapter, questionIds: ids.splice(0, questions.length) })),
    );
    // Shared, so that a school's classes can follow it.
    const row = {
      ...demoRow(place.appId, place.now),
      ...facts,
      notes,
      notesHtml: renderArticle(notes),
      status: QUESTION.ready,
      isShared: true,
      chapterIds,
    };
    await tx.insert(course).values(row);
  });
}

/** Says on standard error which lesson, level, paper or text is left out, so that a start goes on without it. */
export const tellLeftOut = (fault: unknown): void => {
  const message = fault instanceof Error ? fault.message : String(fault);
  process.stderr.write(`有一份内容有错误，没有载入 · broken content is left out: ${message}\n`);
};

/** All courses of the demo: those in folders, without broken lessons, and those of the camp. */
export const demoCourses = (): CourseSource[] => [
  ...loadReadable(courseFolders(), tellLeftOut),
  ...campCourses(tellLeftOut),
];

/**
 * Seeds all demo courses with their chapters and questions. Later starts find them by their keys and add lessons and
 * questions written since.
 */
export async function seedCourses(
  db: Db,
  testData: TestDataStore,
  place: Place,
  { sources, keep }: Shipment<CourseSource, KeptLessons>,
): Promise<void> {
  const rows = await db
    .select()
    .from(course)
    .where(and(eq(course.appId, place.appId), isNotNull(course.key)));
  const known = new Map(rows.map((row) => [row.key, row]));
  let storing = Promise.resolve();
  for (const source of sources) {
    const row = known.get(source.key);
    // A course is made ready while the database stores the one before.
    const [kept] = await Promise.all([row ? null : keep(source), storing]);
    if (row) await topUpCourse(db, testData, place, { source, row });
    if (kept) storing = storeCourse(db, place, source, kept);
  }
  await storing;
}
