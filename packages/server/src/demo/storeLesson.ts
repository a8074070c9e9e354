import { standardOf } from '@aosai/api/judging/languages';
import { QUESTION, type Stage } from '@aosai/api/questions/bank';
import { createQuestions } from '../questions/bank/createQuestion.ts';
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

/** Writes the questions' test data to files first, so that a transaction only inserts rows. */
export const keepQuestions = (testData: TestDataStore, questions: LessonSource['questions']) =>
  Promise.all(
    questions.map(async ({ drawnFrom = null, shortTitle, ...one }) => ({
      drawnFrom,
      shortTitle,
      source: await storeTestData(testData, one),
    })),
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
  const head = { ...bank, casePolicy: 'first' as const, standard: standardOf(stage) };
  const made = await createQuestions(
    tx,
    { appId, now, actorId: DEMO },
    questions.map(({ source, drawnFrom, shortTitle }) => ({
      source,
      given: { ...head, key: source.key, drawnFrom, title: shortTitle },
    })),
  );
  return made.map(({ id }) => id);
}

/** Stores a lesson with these questions as a chapter that everybody may read; returns its id. */
export async function storeLesson(
  tx: Db,
  { appId, now }: Place,
  lesson: Pick<LessonSource, 'key' | 'title' | 'notes'>,
  questionIds: string[],
): Promise<string> {
  const row = { ...demoRow(appId, now), ...textsOf(lesson), key: lesson.key, questionIds };
  await tx.insert(chapter).values({ ...row, status: QUESTION.ready, isShared: true, isFree: true });
  return row.id;
}
