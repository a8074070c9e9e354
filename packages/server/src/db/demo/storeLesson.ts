import { standardOf } from '@aosai/api/domain/languages';
import { QUESTION, type Stage } from '@aosai/api/domain/questions/bank';
import { createQuestions } from '../../engine/bank/createQuestion.ts';
import { keepTestData } from '../../engine/testData/keepCases.ts';
import type { TestDataStore } from '../../engine/testData/testDataStore.ts';
import { DEMO } from '../demoAccounts.ts';
import { renderMarkdown } from '../markdown/markdown.ts';
import type { Db } from '../open.ts';
import { chapter } from '../schema/content.ts';
import { demoRow } from './demoRow.ts';
import type { LessonSource } from './written/readCourse.ts';

export interface Place {
  appId: string;
  now: Date;
}

/** The texts of a lesson's chapter. */
export const textsOf = ({ title, notes }: Pick<LessonSource, 'title' | 'notes'>) => ({
  title,
  notes,
  notesHtml: renderMarkdown(notes),
});

/** Questions whose test data lies in files, so that a transaction can take them. */
export const keepQuestions = (testData: TestDataStore, questions: LessonSource['questions']) =>
  Promise.all(
    questions.map(async ({ drawnFrom = null, ...one }) => ({ drawnFrom, source: await keepTestData(testData, one) })),
  );

export type KeptQuestion = Awaited<ReturnType<typeof keepQuestions>>[number];

/** Puts questions of a course into the platform's bank, open to everybody; their ids in their order. */
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
    questions.map(({ source, drawnFrom }) => ({ source, given: { ...head, key: source.key, drawnFrom } })),
  );
  return made.map(({ id }) => id);
}

/** Puts a lesson with these questions down as a chapter that everybody may read; its id. */
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
