import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { examMemberQuestion } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { codeOf } from '../../testing/stages/examStage.ts';
import { aPlace, type PlaceStage } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Hands in every option of the single choice, one after the other; B is right. */
async function guess({ stage, enrollId }: PlaceStage) {
  const { single } = stage.world.questionIds;
  const told = [];
  for (const option of ['A', 'B', 'C', 'D']) {
    const [stored] = await database.db
      .select({ revision: examMemberQuestion.revision })
      .from(examMemberQuestion)
      .where(and(eq(examMemberQuestion.appId, stage.world.appId), eq(examMemberQuestion.questionVersionId, single)));
    const answers = [offer(single, stored?.revision ?? 0, choice(option))];
    await stage
      .ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers, complete: true })
      .catch(codeOf);
    told.push(await seenBy('student', { stage, enrollId }));
    stage.world.passMs(60_000);
  }
  return told;
}

async function seenBy(persona: 'student' | 'office', { stage, enrollId }: Pick<PlaceStage, 'stage' | 'enrollId'>) {
  const { single } = stage.world.questionIds;
  const { report, place } = await stage.ask(persona, 'homeworkEnroll', 'report', { id: enrollId });
  const found = report?.questions.find(({ id }) => id === single);
  return { correct: found?.correct ?? null, score: found?.score ?? null, total: place.totalPoints };
}

const NOTHING = { correct: null, score: null, total: null };

test('by default no hand-in before the close reveals right or wrong, so guessing teaches nothing', async () => {
  const place = await aPlace(database.db);
  const told = await guess(place);
  place.stage.world.passMs(3 * DAY_MS);
  expect([told, await seenBy('student', place)]).toEqual([
    [NOTHING, NOTHING, NOTHING, NOTHING],
    { correct: false, score: 0, total: 0 },
  ]);
});

test('if results come with the hand-in the first one counts, and later tries are listed with times', async () => {
  const place = await aPlace(database.db, { results: 'atHandIn' });
  const told = await guess(place);
  const wrong = { correct: false, score: 0, total: 0 };
  const { stage, enrollId } = place;
  const { content } = await stage.ask('office', 'homeworkMemberQuestion', 'queryListByHomeworkEnroll', {
    homeworkEnrollId: enrollId,
    questionId: stage.world.questionIds.single,
  });
  const triesFor = async (persona: 'student' | 'office') =>
    (await stage.ask(persona, 'homeworkEnroll', 'report', { id: enrollId })).laterTries?.map(({ answer }) => answer);
  expect([await triesFor('office'), await triesFor('student')]).toEqual([
    [choice('B'), choice('C'), choice('D')],
    undefined,
  ]);
  const tries = content[0]?.lateCopies.map(({ answer, receivedAt }) => [answer, typeof receivedAt]);
  expect([told, tries]).toEqual([
    [wrong, wrong, wrong, wrong],
    [
      [choice('B'), 'string'],
      [choice('C'), 'string'],
      [choice('D'), 'string'],
    ],
  ]);
});
