import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@aosai/api/contract';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion } from '../db/schema/exam.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { CANARIES, FIGURE_CANARIES } from '../testing/engine/canaries.ts';
import { choice, code, offer } from '../testing/engine/drive.ts';
import { NOON } from '../testing/engine/world.ts';
import { judgeAll } from '../testing/stages/attemptStage.ts';
import type { ExamResource, Persona } from '../testing/stages/examStage.ts';
import { leaks } from '../testing/stages/served.ts';
import { servedPractice } from '../testing/stages/servedPractice.ts';
import { aPlace, type PlaceStage } from '../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const RESOURCES = ['homework', 'homeworkEnroll', 'homeworkMemberQuestion', 'memberQuestion'] as const;
/** Marking and submitting have their inputs here; the other calls of practice have theirs in the stage. */
const OF_HOMEWORK = ['queryReviewList', 'queryReviewCounts', 'queryReview', 'reviewSubmit', 'submitAnswer'];
const MISSING = '0'.repeat(26);
/** Readers who do not give the homework: the student's teacher and the office may read keys. */
const READERS: readonly Persona[] = [
  'anonymous',
  'student',
  'classmate',
  'stranger',
  'parent',
  'otherParent',
  'otherTeacher',
  'otherManager',
];
const WATCHED = [...Object.values(CANARIES), ...FIGURE_CANARIES];

/** A valid input for each call. */
async function inputOf({ stage, homeworkId, enrollId }: PlaceStage, call: string): Promise<unknown> {
  const { world } = stage;
  const [answer] = await database.db
    .select({ id: examMemberQuestion.id })
    .from(examMemberQuestion)
    .where(eq(examMemberQuestion.appId, world.appId))
    .limit(1);
  const list = { page: 0, size: 200, sort: [] };
  const batch = { homeworkId, mode: 'check' };
  const days = { openAt: NOON.toISOString(), dueAt: new Date(NOON.getTime() + DAY_MS).toISOString() };
  const inputs: Record<string, unknown> = {
    'homework.create': { title: 'x', ...days },
    'homework.update': { id: homeworkId, version: 1, title: 'x' },
    'homework.updateQuestions': { id: homeworkId, version: 1, questions: [] },
    'homework.publish': { id: homeworkId },
    'homework.assign': {
      requestId: 'homework-canary',
      publish: false,
      rounds: [{ title: 'x', ...days, questions: [] }],
      goals: [],
      teacherGroupIds: [],
      memberIds: [],
    },
    'homework.deleteSeries': { id: MISSING },
    'homework.unpublish': { id: MISSING },
    'homework.delete': { id: MISSING },
    'homework.queryItemAnalysis': { id: homeworkId },
    'homework.queryById': { id: homeworkId },
    'homework.queryEdits': { id: homeworkId, version: 0 },
    'homework.queryList': list,
    'homework.querySimpleList': list,
    'homework.queryQuestionList': { homeworkId },
    'homeworkEnroll.batchEnroll': { ...batch, memberIds: [world.studentId] },
    'homeworkEnroll.batchEnrollByMobile': { ...batch, mobiles: [{ mobile: '13800000001' }] },
    'homeworkEnroll.batchEnrollByTags': { ...batch, tags: ['x'], match: 'any' },
    'homeworkEnroll.batchEnrollByGroups': { ...batch, groups: [{ kind: 'teacherGroup', id: MISSING }] },
    'homeworkEnroll.queryById': { id: enrollId },
    'homeworkEnroll.queryLatest': { memberId: world.studentId },
    'homeworkEnroll.queryList': list,
    'homeworkEnroll.queryListByTeacher': list,
    'homeworkEnroll.queryMemberListSortByScore': { homeworkId },
    'homeworkEnroll.queryEnrolledMemberListByHomework': { ...list, homeworkId },
    'homeworkEnroll.queryEnrollStatistics': { homeworkId },
    'homeworkEnroll.downloadEnrollList': { homeworkId: MISSING },
    'homeworkEnroll.reopen': { id: MISSING, until: '2099-01-01T00:00:00.000Z', reason: 'x' },
    'homeworkEnroll.settle': { ids: [MISSING], reason: 'x' },
    'homeworkEnroll.passQuit': { id: MISSING },
    'homeworkEnroll.rejectQuit': { id: MISSING, reason: 'x' },
    'homeworkEnroll.finishQuit': { id: MISSING },
    'homeworkEnroll.applyQuit': { id: MISSING, reason: 'x' },
    'homeworkEnroll.queryMineEnrollByEnrollId': { enrollId },
    'homeworkEnroll.queryMineLatestEnroll': { homeworkId },
    'homeworkEnroll.report': { id: enrollId },
    'homeworkEnroll.paidNotify': { outTradeNo: MISSING },
    'homeworkEnroll.refundNotify': { outTradeNo: MISSING },
    'homeworkMemberQuestion.save': { homeworkEnrollId: enrollId, answers: [], wantResults: true },
    'homeworkMemberQuestion.debug': {
      homeworkEnrollId: enrollId,
      questionId: world.questionIds.code,
      language: 53,
      code: 'x',
      sampleId: '02',
    },
    'homeworkMemberQuestion.clean': { homeworkEnrollId: enrollId, questionIds: [MISSING] },
    'homeworkMemberQuestion.queryById': { id: answer?.id ?? MISSING },
    'homeworkMemberQuestion.queryLatestList': { homeworkEnrollId: enrollId },
    'homeworkMemberQuestion.queryListByHomeworkEnroll': {
      homeworkEnrollId: enrollId,
      questionId: world.questionIds.code,
    },
    'homeworkMemberQuestion.queryList': list,
    'homeworkMemberQuestion.queryListByTeacher': list,
    'homeworkMemberQuestion.queryStatisticsGroupByMember': { homeworkId },
    'memberQuestion.queryReviewList': { kind: 'homework', state: 'waiting', targetId: homeworkId, size: 20 },
    'memberQuestion.queryReviewCounts': { kind: 'homework', targetId: homeworkId },
    'memberQuestion.queryReview': { id: answer?.id ?? MISSING },
    'memberQuestion.submitAnswer': {
      questionId: world.questionIds.single,
      answer: choice('B'),
      requestId: 'homework-canary',
    },
    'memberQuestion.reviewSubmit': {
      source: 'homework',
      id: answer?.id ?? MISSING,
      version: 1,
      points: null,
      comment: '',
      lineNotes: [],
    },
  };
  if (!(call in inputs)) throw new Error(`no input for ${call}`);
  return inputs[call];
}

/** Everything a reader gets from all calls, under both prefixes that members have. */
async function heardBy(place: PlaceStage, persona: Persona): Promise<string> {
  const ask = place.stage.ask as (...all: [Persona, ExamResource, string, unknown, '' | 'edms']) => Promise<unknown>;
  const said = [await servedPractice(place.stage, persona, Object.values(place.stage.world.questionIds))];
  for (const resource of RESOURCES) {
    const actions = Object.keys(contract[resource].calls);
    for (const action of actions.filter((one) => resource !== 'memberQuestion' || OF_HOMEWORK.includes(one))) {
      const input = await inputOf(place, `${resource}.${action}`);
      for (const group of ['', 'edms'] as const) {
        const reply = await ask(persona, resource, action, input, group).catch((error: unknown) =>
          error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
        );
        said.push(JSON.stringify(reply));
      }
    }
  }
  return said.join('\n');
}

async function leaked(place: PlaceStage): Promise<Partial<Record<Persona, string[]>>> {
  const found: Partial<Record<Persona, string[]>> = {};
  for (const persona of READERS) {
    const texts = leaks(await heardBy(place, persona), WATCHED);
    if (texts.length > 0) found[persona] = texts;
  }
  return found;
}

test('S01: before it opens, while it is done and after hand-in, no call of homework reveals a key', async () => {
  const place = await aPlace(database.db);
  const { stage, homeworkId, enrollId } = place;
  const { questionIds } = stage.world;
  const opening = async (at: Date) => {
    await database.db.update(exam).set({ startAt: at }).where(eq(exam.id, homeworkId));
    await database.db.update(enrolment).set({ openAt: at }).where(eq(enrolment.targetId, homeworkId));
  };
  await opening(new Date(NOON.getTime() + HOUR_MS));
  expect(await leaked(place)).toEqual({});
  await opening(new Date(NOON.getTime() - HOUR_MS));
  expect(await leaked(place)).toEqual({});

  const answers = [
    offer(questionIds.single, 0, choice('A')),
    { ...offer(questionIds.code, 0, code('x')), submit: true },
  ];
  await stage.ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers });
  await judgeAll(stage);
  expect(await leaked(place)).toEqual({});
  await stage.ask('student', 'homeworkMemberQuestion', 'save', {
    homeworkEnrollId: enrollId,
    answers: [],
    complete: true,
  });
  expect(await leaked(place)).toEqual({});
  expect(leaks(JSON.stringify(stage.world.published), WATCHED)).toEqual([]);

  // The analysis does appear once it is over for everybody, for the student and the parent.
  stage.world.passMs(4 * DAY_MS);
  await stage.ask('office', 'homeworkEnroll', 'settle', { homeworkId }, 'bms');
  const after = await leaked(place);
  expect(after.student).toContain(CANARIES.analysis);
  expect(after.student).not.toContain(CANARIES.hiddenInput);
  expect(Object.keys(after).toSorted()).toEqual(['parent', 'student']);
});
