import { eq } from 'drizzle-orm';
import { CONTEST_REVIEW, MOCK_REVIEW, type ReviewMatrix } from '@aosai/api/exams/review';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { exam } from '../db/schema/exam.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { CANARIES } from '../testing/engine/canaries.ts';
import { choice, DEVICE, offer, text } from '../testing/engine/drive.ts';
import { examStage, type Persona, type Stage } from '../testing/stages/examStage.ts';
import { leaks, served } from '../testing/stages/served.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const READERS = ['student', 'parent', 'teacher', 'manager', 'office'] as const satisfies readonly Persona[];
const OUTSIDERS = ['otherTeacher', 'otherManager', 'classmate', 'stranger'] as const satisfies readonly Persona[];

/**
 * `key`: right answers or analyses; `marks`: fields that reveal whether an answer is right; `answer`: the student's
 * answer.
 */
async function seenBy(stage: Stage, persona: Persona, attemptId: string): Promise<string> {
  const read = await served(stage, persona, attemptId, '', 'reading');
  const isMarked = [
    /"score":\d|"correct":(?:true|false),"verdict"/,
    /"passPoints":\w+,"totalPoints":\d/,
    /"points":\d+,"maxPoints":\d+,"verdict"/,
  ].some((mark) => mark.test(read));
  const seen = [
    leaks(read, [CANARIES.analysis, CANARIES.acceptedText]).length > 0 && 'key',
    isMarked && 'marks',
    read.includes('MINE') && 'answer',
  ];
  return seen.filter(Boolean).join(' ') || 'nothing';
}

/** Collects what each reader sees of one attempt over all calls, from its start to after the exam's end. */
async function seenThroughout(reviewMatrix: ReviewMatrix, of: 'platform' | 'ownSchool' | 'otherSchool') {
  const stage = await examStage(database.db, { exam: { reviewMatrix }, paper: { feedback: 'deferred' } });
  const { actor } = stage.context('manager');
  const ownSchool = actor.kind === 'member' ? actor.orgId : null;
  const orgId = { platform: null, ownSchool, otherSchool: newId() }[of];
  await database.db.update(exam).set({ orgId }).where(eq(exam.appId, stage.world.appId));
  const { examId, paperId, questionIds } = stage.world;
  const look = async (readers: readonly Persona[], attemptId: string) => {
    const seen: string[] = [];
    for (const reader of readers) seen.push(`${reader}: ${await seenBy(stage, reader, attemptId)}`);
    return seen.join(', ');
  };
  const begin = { examId, examPaperId: paperId, deviceId: DEVICE };
  const { attempt, token } = await stage.ask('student', 'examPaperEnroll', 'start', begin);
  const answers = [offer(questionIds.single, 0, choice('B')), offer(questionIds.fill, 0, text('MINE'))];
  const save = { attemptId: attempt.id, token: token ?? '', answers, events: [], wantResults: false };
  await stage.ask('student', 'examMemberQuestion', 'save', save);
  const staff = READERS.slice(2);
  const running = await look(staff, attempt.id);
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attempt.id, token: token ?? '', answers: [] });
  const handedIn = await look(READERS, attempt.id);
  stage.world.passMs(10 * 60_000);
  const whileOpen = await look(READERS, attempt.id);
  stage.world.passMs(9 * 3_600_000);
  const closed = await look(READERS, attempt.id);
  return { running, handedIn, whileOpen, closed, outside: await look(OUTSIDERS, attempt.id) };
}

const outside = OUTSIDERS.map((one) => `${one}: nothing`).join(', ');
const everybody = READERS.map((one) => `${one}: key marks answer`).join(', ');
const all = 'key marks answer';

// The office reads all papers of the app with keys; marks do not exist before the attempt ends.
const running = 'teacher: answer, manager: answer, office: key answer';

test.each(['platform', 'otherSchool'] as const)(
  'a school reads no mark of a contest of %s before its end',
  async (of) => {
    const contest = `student: answer, parent: answer, teacher: answer, manager: answer, office: ${all}`;
    expect(await seenThroughout(CONTEST_REVIEW, of)).toEqual({
      running,
      handedIn: contest,
      whileOpen: contest,
      closed: everybody,
      outside,
    });
  },
);

test('a school reads the marks of the platform’s mock exam when its candidates do, and keys after the end', async () => {
  const mock = `student: marks answer, parent: marks answer, teacher: marks answer, manager: marks answer, office: ${all}`;
  expect(await seenThroughout(MOCK_REVIEW, 'platform')).toEqual({
    running,
    handedIn: mock,
    whileOpen: mock,
    closed: everybody,
    outside,
  });
});

test('a school reads its own exam whole from the start', async () => {
  const staff = `teacher: ${all}, manager: ${all}, office: ${all}`;
  expect(await seenThroughout(CONTEST_REVIEW, 'ownSchool')).toEqual({
    running,
    handedIn: `student: answer, parent: answer, ${staff}`,
    whileOpen: `student: answer, parent: answer, ${staff}`,
    closed: everybody,
    outside,
  });
});
