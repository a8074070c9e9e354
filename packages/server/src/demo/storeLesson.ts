import { setImmediate } from 'node:timers/promises';
import { standardOf } from '@aosai/api/judging/languages';
import { QUESTION, type Stage } from '@aosai/api/questions/bank';
import { createQuestions, prepareQuestion } from '../questions/bank/createQuestion.ts';
import { storeTestData } from '../questions/testData/storeCases.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import { DEMO } from '../platform/demoReach/demoAccounts.ts';
import { renderLesson } from '../kit/markdown/markdown.ts';
import type { Db } from '../db/open.ts';
import { chapter } from '../db/schema/content.ts';
import { demoRow } from './demoRow.ts';
import type { LessonSource } from '@aosai/content/loadCourse';

export interface Place {
  appId: string;
  now: Date;
}

/** Returns the chapter columns that hold a lesson's texts. */
export const textsOf = ({ title, notes }: Pick<LessonSource, 'title' | 'notes'>) => ({
  title,
  notes,
  notesHtml: renderLesson(notes),
});

/** Writes the questions' test data to files and prepares their rows, so that a transaction only inserts them. */
export const keepQuestions = (testData: TestDataStore, stage: Stage, questions: LessonSource['questions']) =>
  Promise.all(
    questions.map(async ({ drawnFrom = null, shortTitle, ...one }) => {
      const source = await storeTestData(testData, one);
      // After other work that waits for this thread.
      await setImmediate();
      const prepared = prepareQuestion(source, { title: shortTitle, standard: standardOf(stage) });
      return { drawnFrom, source, prepared };
    }),
  );

export type KeptQuestion = Awaited<ReturnType<typeof keepQuestions>>[number];

/** Stores a course's questions in the platform's bank, open to everybody; returns their ids in order. */
export async function storeQuestions(
  tx: Db,
  { appId, now }: Place,
  stage: Stage,
  questions: readonly KeptQuestion[],
): Promise<string[]> {
  const bank = { orgId: null, ownerId: null, status: QUESTION.ready, stage, isOpen: true };
  const head = { ...bank, casePolicy: 'first' as const };
  const made = await createQuestions(
    tx,
    { appId, now, actorId: DEMO },
    questions.map(({ source, drawnFrom, prepared }) => ({
      source,
      given: { ...head, key: source.key, drawnFrom, prepared },
    })),
  );
  return made.map(({ id }) => id);
}

/** A chapter's texts, key and questions. */
interface NewChapter extends ReturnType<typeof textsOf> {
  key: string;
  questionIds: string[];
}

/** Stores lessons as chapters that everybody may read; returns their ids in order. */
export async function storeLessons(tx: Db, { appId, now }: Place, lessons: readonly NewChapter[]): Promise<string[]> {
  const rows = lessons.map((lesson) => ({
    ...demoRow(appId, now),
    ...lesson,
    status: QUESTION.ready,
    isShared: true,
    isFree: true,
  }));
  if (rows.length > 0) await tx.insert(chapter).values(rows);
  return rows.map(({ id }) => id);
}
