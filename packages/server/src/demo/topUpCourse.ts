import { and, eq, inArray } from 'drizzle-orm';
import { likenessOf } from '../questions/bank/questionText.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { chapter, course } from '../db/schema/content.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { memberQuestion } from '../db/schema/practice.ts';
import { renderArticle } from '../kit/markdown/markdown.ts';
import { type KeptQuestion, keepQuestions, type Place, storeLessons, storeQuestions, textsOf } from './storeLesson.ts';
import type { CourseSource, LessonSource } from '@aosai/content/loadCourse';

type CourseRow = typeof course.$inferSelect;
type ChapterRow = typeof chapter.$inferSelect;

/** Whether nobody has edited or deleted the row: every edit raises its version. */
const isUntouched = ({ version, deletedAt }: Pick<CourseRow, 'version' | 'deletedAt'>): boolean =>
  version === 1 && deletedAt === null;

async function questionsIn(db: Db, appId: string, { lessons }: CourseSource) {
  const keys = lessons.flatMap(({ questions }) => questions.map(({ key }) => key));
  const rows = await db
    .select({
      id: question.id,
      key: question.key,
      version: question.version,
      deletedAt: question.deletedAt,
      contentHash: question.contentHash,
      versionId: question.currentVersionId,
      drawnFrom: questionVersion.drawnFrom,
    })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(and(eq(question.appId, appId), inArray(question.key, keys)));
  return new Map(rows.map((row) => [row.key ?? '', row]));
}

async function chaptersIn(db: Db, appId: string, { lessons }: CourseSource): Promise<Map<string, ChapterRow>> {
  const keys = lessons.map(({ key }) => key);
  const rows = await db
    .select()
    .from(chapter)
    .where(and(eq(chapter.appId, appId), inArray(chapter.key, keys)));
  return new Map(rows.map((row) => [row.key ?? '', row]));
}

type Known = Awaited<ReturnType<typeof questionsIn>>;

/** Unedited questions of an earlier start that were drawn from a template before templates were stored. */
const undrawn = (known: Known, { lessons }: CourseSource) =>
  lessons.flatMap(({ questions }) =>
    questions.flatMap(({ drawnFrom, shortTitle: _title, ...source }) => {
      const row = known.get(source.key);
      const isSame = row && isUntouched(row) && row.contentHash === likenessOf(source).contentHash;
      return drawnFrom && isSame && row.drawnFrom === null ? [{ versionId: row.versionId, drawnFrom }] : [];
    }),
  );

/** Questions of a chapter that today's lesson no longer asks. */
function dropped({ questions }: LessonSource, { questionIds }: ChapterRow, known: Known): string[] {
  const wanted = new Set(questions.map(({ key }) => known.get(key)?.id));
  return questionIds.filter((id) => !wanted.has(id));
}

/** The questions of these that somebody has practised: a chapter that loses them would take what was done away. */
async function practised({ db, appId }: { db: Db; appId: string }, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: memberQuestion.questionId })
    .from(memberQuestion)
    .where(and(eq(memberQuestion.appId, appId), inArray(memberQuestion.questionId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** What of an unedited chapter is not today's: its questions, unless done ones would be lost, and its texts. */
function isBehind(lesson: LessonSource, row: ChapterRow, { known, done }: { known: Known; done: Set<string> }) {
  if (!isUntouched(row)) return { questions: false, texts: false };
  const asked = lesson.questions.map(({ key }) => known.get(key)?.id);
  const isSame = asked.length === row.questionIds.length && asked.every((id, at) => id === row.questionIds[at]);
  const questions = !isSame && dropped(lesson, row, known).every((id) => !done.has(id));
  return { questions, texts: questions || (isSame && (row.title !== lesson.title || row.notes !== lesson.notes)) };
}

/** What an unedited course says about itself, where that is not today's. */
function changedFacts({ title, intro, notes = '' }: CourseSource, row: CourseRow) {
  if (!isUntouched(row) || (row.title === title && row.intro === intro && row.notes === notes)) return null;
  return { title, intro, notes, notesHtml: renderArticle(notes) };
}

/**
 * Updates a course from an earlier start to today's content: its own texts, new lessons, the texts and questions of
 * lessons, and the template of questions drawn from one. Does not touch rows that somebody has edited or deleted, and
 * keeps the questions of a lesson that would lose one which somebody has practised.
 */
export async function topUpCourse(
  db: Db,
  testData: TestDataStore,
  place: Place,
  { source, row }: { source: CourseSource; row: CourseRow },
): Promise<void> {
  const { appId, now } = place;
  if (row.deletedAt !== null) return;
  const known = await questionsIn(db, appId, source);
  const chapters = await chaptersIn(db, appId, source);
  const toDraw = undrawn(known, source);
  const lost = source.lessons.flatMap((lesson) => {
    const there = chapters.get(lesson.key);
    return there && isUntouched(there) ? dropped(lesson, there, known) : [];
  });
  const done = await practised({ db, appId }, lost);
  const standing = source.lessons.flatMap((lesson) => {
    const there = chapters.get(lesson.key);
    return there ? [{ lesson, there, ...isBehind(lesson, there, { known, done }) }] : [];
  });
  const toRetell = standing.filter(({ questions, texts }) => texts && !questions);
  const isAsked = new Set(standing.flatMap(({ lesson, questions }) => (questions ? [] : [lesson.key])));
  const behind = source.lessons.filter(({ key }) => !isAsked.has(key));
  const facts = changedFacts(source, row);
  if (toDraw.length === 0 && behind.length === 0 && toRetell.length === 0 && facts === null) return;
  const kept = new Map<string, readonly KeptQuestion[]>();
  for (const { key, questions } of behind)
    kept.set(
      key,
      await keepQuestions(
        testData,
        source.stage,
        questions.filter((one) => !known.has(one.key)),
      ),
    );
  await db.transaction(async (tx) => {
    for (const { versionId, drawnFrom } of toDraw)
      await tx
        .update(questionVersion)
        .set({ drawnFrom })
        .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, versionId)));
    for (const { lesson, there } of toRetell)
      await tx
        .update(chapter)
        .set({ ...textsOf(lesson), updatedAt: now })
        .where(and(eq(chapter.appId, appId), eq(chapter.id, there.id)));
    if (facts)
      await tx
        .update(course)
        .set({ ...facts, updatedAt: now })
        .where(and(eq(course.appId, appId), eq(course.id, row.id)));
    const idOf = new Map([...known].map(([key, { id }]) => [key, id]));
    const made = new Map<string, string>();
    for (const lesson of behind) {
      const added = kept.get(lesson.key) ?? [];
      const ids = await storeQuestions(tx, place, source.stage, added);
      for (const [at, one] of added.entries()) idOf.set(one.source.key, ids[at] ?? '');
      const questionIds = lesson.questions.flatMap(({ key }) => idOf.get(key) ?? []);
      const there = chapters.get(lesson.key);
      if (there)
        await tx
          .update(chapter)
          .set({ ...textsOf(lesson), questionIds, updatedAt: now })
          .where(and(eq(chapter.appId, appId), eq(chapter.id, there.id)));
      else {
        const [id = ''] = await storeLessons(tx, place, [{ ...textsOf(lesson), key: lesson.key, questionIds }]);
        made.set(lesson.key, id);
      }
    }
    if (made.size === 0) return;
    // In an edited course the order of lessons is kept, and new lessons come last.
    const written = source.lessons.flatMap(({ key }) => made.get(key) ?? chapters.get(key)?.id ?? []);
    const chapterIds = isUntouched(row) ? written : [...row.chapterIds, ...made.values()];
    await tx
      .update(course)
      .set({ chapterIds, updatedAt: now })
      .where(and(eq(course.appId, appId), eq(course.id, row.id)));
  });
}
