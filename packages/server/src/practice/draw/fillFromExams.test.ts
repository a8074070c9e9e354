import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { withheldMatrix } from '@aosai/api/exams/release';
import { CONTEST_REVIEW, PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import {
  exam,
  examMemberQuestion as answers,
  examPaper,
  examPaperEnroll,
  questionVersion,
} from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, completeAs, offer, running } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { fillFromExams } from './fillFromExams.ts';
import { redoAttempt } from './redoAttempt.ts';
import { masteriesOf } from '../mastery/masteries.ts';
import { memberPractice } from '../mastery/memberPractice.ts';
import { weakPractice } from './practiceSet.ts';

let database: OpenDatabase;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Opens these questions to practice, and answers one of them rightly: B of the single choice. */
beforeEach(async () => {
  world = await aWorld(database.db);
  const { single, trueFalse, fill } = world.questionIds;
  const heads = database.db
    .select({ id: questionVersion.questionId })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, world.appId), inArray(questionVersion.id, [single, trueFalse, fill])));
  await database.db
    .update(question)
    .set({ isOpen: true, points: ['gesp-cpp-1/loop'] })
    .where(and(eq(question.appId, world.appId), inArray(question.id, heads)));
  const { attemptId, token } = await running(world);
  await completeAs(world, attemptId, token, [offer(single, 0, choice('B'))]);
});

async function book() {
  const rows = await database.db
    .select({ isWrong: memberQuestion.isWrong, dueAt: memberQuestion.dueAt, version: questionVersion.id })
    .from(memberQuestion)
    .innerJoin(questionVersion, eq(questionVersion.questionId, memberQuestion.questionId))
    .where(and(eq(memberQuestion.appId, world.appId), eq(memberQuestion.memberId, world.studentId)));
  const names = rows.map(
    ({ version }) => Object.entries(world.questionIds).find(([, id]) => id === version)?.[0] ?? '',
  );
  return names.toSorted((one, other) => one.localeCompare(other));
}
const fill = () => fillFromExams(world.call(), world.studentId);

test('fillFromExams: adds wrong answers once the key is shown, after the end of a mock exam', async () => {
  await fill();
  expect(await book()).toEqual([]);
  world.passMs(6 * HOUR_MS);
  await Promise.all([fill(), fill(), fill()]);
  expect(await book()).toEqual(['fill', 'trueFalse']);
});

test('fillFromExams: handles an attempt once, so that removed questions stay removed', async () => {
  world.passMs(6 * HOUR_MS);
  await fill();
  await database.db.delete(memberQuestion).where(eq(memberQuestion.appId, world.appId));
  await fill();
  expect(await book()).toEqual([]);
});

test('fillFromExams: twenty older attempts whose review never opens do not keep a newer one out of the book', async () => {
  const [newest] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.appId, world.appId));
  const [shown] = await database.db.select().from(exam).where(eq(exam.id, world.examId));
  if (!newest || !shown) throw new TypeError('no attempt');
  const hidden = {
    answer: false,
    correct: false,
    score: false,
    cases: false,
    analysis: false,
    rightAnswer: false,
    rank: false,
  };
  const reviewMatrix = { during: hidden, justAfter: hidden, whileOpen: hidden, afterClose: hidden };
  const secretId = newId();
  await database.db.insert(exam).values({ ...shown, id: secretId, key: secretId, reviewMatrix });
  const older = Array.from({ length: 20 }, (_, no) => ({
    ...newest,
    id: `0${String(no).padStart(25, '0')}`,
    examEnrollId: newId(),
    examId: secretId,
  }));
  await database.db.insert(examPaperEnroll).values(older);
  world.passMs(6 * HOUR_MS);
  await fill();
  expect(await book()).toEqual(['fill', 'trueFalse']);
});

test('fillFromExams: ignores an exam that hides its results, also for mastery', async () => {
  const closed = {
    answer: false,
    correct: false,
    score: false,
    cases: false,
    analysis: false,
    rightAnswer: false,
    rank: false,
  };
  const reviewMatrix = { during: closed, justAfter: closed, whileOpen: closed, afterClose: closed };
  await database.db.update(exam).set({ reviewMatrix }).where(eq(exam.id, world.examId));
  world.passMs(6 * HOUR_MS);
  await fill();
  expect(await book()).toEqual([]);
  const loops = async () => {
    const { standings } = (await masteriesOf(world.call(), [world.studentId], 'gesp-cpp-1'))(world.studentId);
    return standings.find(({ point }) => point.id === 'gesp-cpp-1/loop')?.mastery.answers;
  };
  expect(await loops()).toBe(0);
});

test('fillFromExams: a wrong answer that another contest still asks follows when that is over, others are left', async () => {
  const { db } = database;
  const [paper] = await db.select().from(examPaper).where(eq(examPaper.appId, world.appId));
  const [first] = await db.select().from(exam).where(eq(exam.id, world.examId));
  if (!paper || !first) throw new TypeError('no exam');
  const sections = paper.sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(({ questionVersionId }) => questionVersionId === world.questionIds.fill),
  }));
  const paperId = newId();
  await db.insert(examPaper).values({ ...paper, id: paperId, key: paperId, sections });
  const contestId = newId();
  await db.insert(exam).values({
    ...first,
    id: contestId,
    key: contestId,
    examPaperIds: [paperId],
    reviewMatrix: CONTEST_REVIEW,
    endAt: new Date(world.call().now.getTime() + 48 * HOUR_MS),
  });
  world.passMs(6 * HOUR_MS);
  await fill();
  const during = await book();
  // Answered rightly since, and so out of the book.
  const isOwn = and(eq(memberQuestion.appId, world.appId), eq(memberQuestion.memberId, world.studentId));
  await db.update(memberQuestion).set({ isWrong: false, lastTriedAt: world.call().now }).where(isOwn);
  world.passMs(72 * HOUR_MS);
  await fill();
  const wrong = await db
    .select()
    .from(memberQuestion)
    .where(and(isOwn, eq(memberQuestion.isWrong, true)));
  expect([during, await book(), wrong.length]).toEqual([['trueFalse'], ['fill', 'trueFalse'], 1]);
});

const LEVEL = 'gesp-cpp-1';
const POINT = `${LEVEL}/loop`;

async function practiceNow() {
  const practice = await memberPractice(world.call(), world.studentId, LEVEL);
  const { standings } = (await masteriesOf(world.call(), [world.studentId], LEVEL))(world.studentId);
  const answers = standings.find(({ point }) => point.id === POINT)?.mastery.answers;
  return { wrong: practice.wrong, weak: practice.weak.map(({ pointId }) => pointId), answers };
}

const headOf = async (versionId: string): Promise<string> => {
  const [version] = await database.db.select().from(questionVersion).where(eq(questionVersion.id, versionId));
  return version?.questionId ?? '';
};

/** A copy of a question of the paper, which no exam asks. */
async function siblingOf(versionId: string): Promise<string> {
  const { db } = database;
  const [version] = await db.select().from(questionVersion).where(eq(questionVersion.id, versionId));
  const [head] = await db
    .select()
    .from(question)
    .where(eq(question.id, version?.questionId ?? ''));
  if (!version || !head) throw new TypeError('no question');
  const [id, currentVersionId] = [newId(), newId()];
  await db.insert(question).values({ ...head, id, key: id, currentVersionId, isOpen: true, points: [POINT] });
  await db.insert(questionVersion).values({ ...version, id: currentVersionId, questionId: id });
  return id;
}

/** The ids of the questions in the book. */
async function bookIds(): Promise<string[]> {
  const rows = await database.db
    .select({ id: memberQuestion.questionId })
    .from(memberQuestion)
    .where(and(eq(memberQuestion.memberId, world.studentId), eq(memberQuestion.isWrong, true)));
  return rows.map(({ id }) => id).toSorted();
}

const showKeysAtOnce = () =>
  database.db.update(exam).set({ reviewMatrix: PRACTICE_REVIEW }).where(eq(exam.id, world.examId));

/** A contest of two days with one question of the paper. */
async function contestWith(versionId: string): Promise<void> {
  const { db } = database;
  const [paper] = await db.select().from(examPaper).where(eq(examPaper.appId, world.appId));
  const [first] = await db.select().from(exam).where(eq(exam.id, world.examId));
  if (!paper || !first) throw new TypeError('no exam');
  const sections = paper.sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(({ questionVersionId }) => questionVersionId === versionId),
  }));
  const [paperId, id] = [newId(), newId()];
  await db.insert(examPaper).values({ ...paper, id: paperId, key: paperId, sections });
  const endAt = new Date(world.call().now.getTime() + 48 * HOUR_MS);
  const times = { startAt: new Date(endAt.getTime() - HOUR_MS), endAt };
  await db
    .insert(exam)
    .values({ ...first, ...times, id, key: id, examPaperIds: [paperId], reviewMatrix: CONTEST_REVIEW });
}

test('fillFromExams: fills book and mastery of an exam that shows keys at hand-in while the exam is still open', async () => {
  await showKeysAtOnce();
  await fill();
  expect([await book(), (await practiceNow()).answers]).toEqual([['fill', 'trueFalse'], 1]);
});

test('fillFromExams: a withheld key reaches neither book, mastery, counts nor the weak ten before it is published', async () => {
  const { db } = database;
  const manual = withheldMatrix(PRACTICE_REVIEW, { scores: false, keys: true });
  await db
    .update(exam)
    .set({ reviewMatrix: manual, ownMatrix: PRACTICE_REVIEW, keyRelease: 'manual' })
    .where(eq(exam.id, world.examId));
  world.passMs(6 * HOUR_MS);
  const wish = { memberId: world.studentId, from: eq(question.appId, world.appId), excludeIds: [] };
  const drawn = async () => (await weakPractice(world.call(), wish, LEVEL)).map(({ id }) => id);
  const before = await drawn();
  await fill();
  expect([await book(), await practiceNow(), await drawn()]).toEqual([[], { wrong: 0, weak: [], answers: 0 }, before]);
  await db
    .update(exam)
    .set({ reviewMatrix: PRACTICE_REVIEW, keysReleasedAt: world.call().now })
    .where(eq(exam.id, world.examId));
  await fill();
  expect([await book(), (await practiceNow()).wrong, (await practiceNow()).answers]).toEqual([
    ['fill', 'trueFalse'],
    2,
    1,
  ]);
});

test('fillFromExams: a twin replaces a question of a coming contest after a right or a wrong answer', async () => {
  const { single, trueFalse } = world.questionIds;
  await showKeysAtOnce();
  // B is right for the single choice, and nothing was answered at the true-false question.
  for (const versionId of [single, trueFalse]) {
    const twin = await siblingOf(versionId);
    const isOwn = eq(memberQuestion.memberId, world.studentId);
    await database.db.delete(memberQuestion).where(isOwn);
    await database.db
      .update(examPaperEnroll)
      .set({ practisedAt: null, practiseAgain: false })
      .where(eq(examPaperEnroll.appId, world.appId));
    const others = (await database.db.select().from(exam).where(eq(exam.appId, world.appId))).filter(
      ({ id }) => id !== world.examId,
    );
    for (const { id } of others) await database.db.delete(exam).where(eq(exam.id, id));
    await contestWith(versionId);
    await fill();
    await fill();
    const ids = await bookIds();
    expect(ids).toContain(twin);
    expect(ids).not.toContain(await headOf(versionId));
  }
});

test('fillFromExams: a twin of a closed question enters the book once', async () => {
  const { trueFalse } = world.questionIds;
  const closed = await headOf(trueFalse);
  await database.db.update(question).set({ isOpen: false }).where(eq(question.id, closed));
  const twin = await siblingOf(trueFalse);
  await siblingOf(trueFalse);
  await showKeysAtOnce();
  await fill();
  await fill();
  expect(await bookIds()).toEqual([twin, await headOf(world.questionIds.fill)].toSorted());
});

test('fillFromExams: a twin joins when a contest begins to ask a question of the book, and the book hides that one', async () => {
  await showKeysAtOnce();
  await fill();
  const twin = await siblingOf(world.questionIds.trueFalse);
  await contestWith(world.questionIds.trueFalse);
  await fill();
  await fill();
  expect([(await bookIds()).includes(twin), (await practiceNow()).wrong]).toEqual([true, 2]);
});

/** What a rejudge leaves: other points, and the sum counted again. */
async function rejudged(versionId: string, points: number) {
  const { db } = database;
  await db.update(answers).set({ points }).where(eq(answers.questionVersionId, versionId));
  await db.update(examPaperEnroll).set({ practiseAgain: true }).where(eq(examPaperEnroll.appId, world.appId));
  await fill();
}

test('fillFromExams: after a rejudge the right answers leave the book and the wrong ones enter it', async () => {
  const { single, trueFalse } = world.questionIds;
  await showKeysAtOnce();
  await fill();
  await rejudged(trueFalse, 9_999);
  const after = await bookIds();
  await rejudged(single, 0);
  const [first, second] = [await headOf(trueFalse), await headOf(single)];
  expect([after.includes(first), after.includes(second)]).toEqual([false, false]);
  const last = await bookIds();
  expect([last.includes(first), last.includes(second)]).toEqual([false, true]);
});

const redone = async (memberId = world.studentId) => {
  const [attempt] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.appId, world.appId));
  return (await redoAttempt(world.call(), memberId, attempt?.id ?? '')).map(({ id }) => id).toSorted();
};

test('redoAttempt: draws missed questions themselves, and a twin for one that is closed', async () => {
  const { trueFalse, fill: filled } = world.questionIds;
  const closed = await headOf(trueFalse);
  await database.db.update(question).set({ isOpen: false }).where(eq(question.id, closed));
  const twins = [await siblingOf(trueFalse), await siblingOf(trueFalse)];
  expect(await redone()).toEqual([]);
  await showKeysAtOnce();
  const ids = await redone();
  expect(ids).toHaveLength(2);
  expect(ids).toContain(await headOf(filled));
  expect(twins).toContain(ids.find((id) => id !== filled && twins.includes(id)));
});

test('redoAttempt: draws the twin that the wrong book has, and none for what a coming contest asks', async () => {
  const { trueFalse, fill: filled } = world.questionIds;
  await database.db
    .update(question)
    .set({ isOpen: false })
    .where(eq(question.id, await headOf(trueFalse)));
  await siblingOf(trueFalse);
  await showKeysAtOnce();
  await fill();
  const [before, known] = [await redone(), await bookIds()];
  await contestWith(filled);
  const during = await redone();
  expect([before, during]).toEqual([known, known.filter((id) => during.includes(id))]);
  expect(during).toHaveLength(1);
});

test('redoAttempt: refuses the attempt of somebody else', async () => {
  const [otherId] = await world.addStudent();
  await expect(redone(otherId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
