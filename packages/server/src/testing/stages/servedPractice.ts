import { and, asc, eq } from 'drizzle-orm';
import { contract } from '@aosai/api/contract';
import { question } from '../../db/schema/bank.ts';
import { chapter } from '../../db/schema/content.ts';
import { memberQuestionTry } from '../../db/schema/practice.ts';
import type { Persona, Stage } from './examStage.ts';

const LIST = { page: 0, size: 200, sort: [] };
/** Marking has its own tests, and a submitted answer may rightly reveal a key. */
const ELSEWHERE = ['reviewSubmit', 'queryReviewList', 'queryReviewCounts', 'queryReview', 'submitAnswer'];

export type PracticeCall = Exclude<
  keyof (typeof contract)['memberQuestion']['calls'],
  'reviewSubmit' | 'queryReviewList' | 'queryReviewCounts' | 'queryReview' | 'submitAnswer'
>;

/** Inputs for every practice call except submitting, over all questions of the stage's bank and over `others`. */
export async function practiceInputs(
  stage: Stage,
  others: readonly string[] = [],
): Promise<Record<PracticeCall, object[]>> {
  const { db, appId } = stage.context('office');
  const of = (table: typeof question | typeof chapter) =>
    db.select({ id: table.id }).from(table).where(eq(table.appId, appId)).orderBy(asc(table.id));
  const questionIds = [...(await of(question)).map(({ id }) => id), ...others];
  const chapterIds = (await of(chapter)).map(({ id }) => id);
  const tries = await db
    .select({ id: memberQuestionTry.id })
    .from(memberQuestionTry)
    .where(and(eq(memberQuestionTry.appId, appId)));
  const tryIds = tries.map(({ id }) => ({ id }));
  const places = questionIds.flatMap((questionId) => [
    { questionId },
    ...chapterIds.map((chapterId) => ({ questionId, chapterId })),
  ]);
  return {
    saveAsDraft: places.map((place) => ({ ...place, answer: null, baseRevision: 0 })),
    debug: places.map((place) => ({ ...place, language: 53, code: 'x', sampleId: '02' })),
    clean: [{ questionId: '0'.repeat(26) }],
    batchClean: [{ questionIds: ['0'.repeat(26)] }],
    mark: places.map((place) => ({ ...place, favourite: true, mastered: false })),
    queryDraft: places,
    queryById: tryIds,
    queryWrongCaseListById: tryIds,
    queryList: [LIST],
    queryLatestList: [LIST, { ...LIST, view: 'wrong' }, { ...LIST, view: 'favourite' }],
    queryListByTeacher: [LIST],
    queryPrintSheet: [{}, { questionIds: questionIds.slice(0, 20) }],
    queryQuestionStatisticsByChapter: chapterIds.map((chapterId) => ({ chapterId })),
    queryStatisticsGroupByMember: [{}, { level: 'gesp-cpp-1' }],
  };
}

/** Every reply and error text that a persona gets from practice without submitting anything. */
export async function servedPractice(stage: Stage, persona: Persona, others: readonly string[] = []): Promise<string> {
  const inputs = await practiceInputs(stage, others);
  const known = Object.keys(contract.memberQuestion.calls).filter((action) => !ELSEWHERE.includes(action));
  const parts: string[] = [];
  for (const action of known) {
    for (const input of inputs[action as PracticeCall]) {
      const ask = stage.ask as (p: Persona, r: 'memberQuestion', a: string, i: unknown) => Promise<unknown>;
      const reply = await ask(persona, 'memberQuestion', action, input).catch((error: unknown) =>
        error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
      );
      parts.push(`${action} ${JSON.stringify(reply)}`);
    }
  }
  return parts.join('\n');
}
