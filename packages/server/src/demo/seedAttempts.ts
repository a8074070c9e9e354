import { and, eq, inArray } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { Answer } from '@aosai/api/questions/answers';
import { answerHash } from '@aosai/api/questions/hash';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { scoreObjective } from '@aosai/api/questions/scoring';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { DemoPeople } from './demoPeople.ts';
import type { Db } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { examEvent, examMemberQuestion, examPaper, examPaperEnroll, questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { demoChoice, demoJudged, demoProgram, steady } from './demoAnswers.ts';
import type { DemoCandidate } from './demoCandidates.ts';
import { demoRow } from './demoRow.ts';
import { taskSolutions, type TaskSolution } from '@aosai/content/tasks/taskSolutions';
import type { ExamRow } from './seedExam.ts';
import type { PaperRow } from '../papers/storePaper.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** One candidate after the other, where nothing else is given. */
const BEGAN_EACH_MS = 20_000;
const LATE_BY_MS = 4 * MINUTE_MS;

type VersionRow = typeof questionVersion.$inferSelect;
type AnswerInsert = typeof examMemberQuestion.$inferInsert;

interface Seeding {
  people: DemoPeople;
  exam: ExamRow;
  paper: PaperRow;
  versions: ReadonlyMap<string, VersionRow>;
  /** Solutions of the programming tasks in the order of the paper. */
  solutions: readonly TaskSolution[][];
  /** Ids of the candidates, in their order. */
  memberIds: readonly string[];
  /** The places of those who have one; the others get one. */
  places: ReadonlyMap<string, string>;
  beganAfterMs: readonly number[];
}

/** Rows of attempts, inserted together once all are made. */
interface Rows {
  enrolments: (typeof enrolment.$inferInsert)[];
  attempts: (typeof examPaperEnroll.$inferInsert)[];
  answers: AnswerInsert[];
  submissions: (typeof submission.$inferInsert)[];
  events: (typeof examEvent.$inferInsert)[];
}

interface Given {
  answer: Answer | null;
  points: number;
  program: TaskSolution | null;
}

/** Returns a candidate's answer to one question, with its points. */
function given(
  seeding: Seeding,
  candidate: DemoCandidate,
  version: VersionRow,
  maxPoints: number,
  task: number,
): Given {
  if (version.type !== PROGRAMMING) {
    if (!version.answerKey) return { answer: null, points: 0, program: null };
    const pick = steady(String(candidate.who), version.stem);
    const optionIds = version.options.map(({ id }) => id);
    const answer = demoChoice(version.answerKey, optionIds, pick < candidate.rightShare, steady(version.stem));
    return { answer, points: scoreObjective(version.answerKey, answer, maxPoints), program: null };
  }
  const file = candidate.programs[task] ?? null;
  const program = seeding.solutions[task]?.find((one) => one.file === file) ?? null;
  if (!program || !version.programming) return { answer: null, points: 0, program: null };
  const answer: Answer = { kind: 'code', language: program.language, code: demoProgram(program) };
  return { answer, points: demoJudged(version.programming, program, maxPoints).points, program };
}

/** Makes the rows of one settled attempt. */
function attemptOf(seeding: Seeding, candidate: DemoCandidate, index: number): Rows {
  const { people, exam, paper, versions } = seeding;
  const { appId } = people;
  const startedAt = new Date(exam.startAt.getTime() + (seeding.beganAfterMs[index] ?? index * BEGAN_EACH_MS));
  const deadlineAt =
    exam.kind === 'homework' ? exam.endAt : new Date(startedAt.getTime() + paper.durationMin * MINUTE_MS);
  const isLate = candidate.late === true;
  const completedAt = isLate ? deadlineAt : new Date(startedAt.getTime() + candidate.usedMin * MINUTE_MS);
  const memberId = seeding.memberIds[index] ?? people.studentId;
  const orgId = typeof candidate.who === 'string' ? null : people.orgId;
  const place = seeding.places.get(memberId);
  const enrol = demoRow(appId, exam.enrollStartAt, orgId);
  const attempt = demoRow(appId, startedAt, orgId);
  const items = paper.sections.flatMap((section, sectionIndex) =>
    section.items.map((item) => ({ ...item, sectionIndex })),
  );

  let task = -1;
  const submissions: (typeof submission.$inferInsert)[] = [];
  const answers = items.map(({ questionVersionId, points: maxPoints, sectionIndex }, i) => {
    const version = versions.get(questionVersionId);
    if (!version) throw new Error(`the demo paper names the missing question ${questionVersionId}`);
    if (version.type === PROGRAMMING) task += 1;
    const put = given(seeding, candidate, version, maxPoints, task);
    const savedAt = new Date(
      startedAt.getTime() + ((completedAt.getTime() - startedAt.getTime()) * (i + 1)) / items.length,
    );
    const judged = put.program && version.programming ? demoJudged(version.programming, put.program, maxPoints) : null;
    const job = demoRow(appId, savedAt, orgId);
    if (judged && put.answer?.kind === 'code') {
      const { cases, ...figures } = judged;
      submissions.push({
        ...job,
        ...figures,
        attemptId: attempt.id,
        memberId,
        questionVersionId,
        kind: 'submit',
        language: put.answer.language,
        code: put.answer.code,
        codeHash: answerHash(put.answer),
        maxPoints,
        priority: 1,
        state: 'done',
        tries: 1,
        doneCases: cases.length,
        totalCases: cases.length,
        cases,
        finishedAt: new Date(savedAt.getTime() + 900),
      });
    }
    const row: AnswerInsert = {
      ...demoRow(appId, savedAt, orgId),
      attemptId: attempt.id,
      memberId,
      questionVersionId,
      no: i + 1,
      maxPoints,
      answer: put.answer,
      answerHash: put.answer && answerHash(put.answer),
      revision: put.answer ? 1 + Math.floor(steady(memberId, i) * 3) : 0,
      savedAt: put.answer && savedAt,
      spentMs: Math.floor((0.4 + steady(version.stem, index)) * (version.type === PROGRAMMING ? 14 : 1) * MINUTE_MS),
      status: ANSWER_STATUS.judged,
      points: put.points,
      autoPoints: put.points,
      verdict: judged?.verdict ?? null,
      gradedSubmissionId: judged ? job.id : null,
    };
    return { row, sectionIndex };
  });
  if (isLate)
    addLateCopy(
      answers.map(({ row }) => row),
      seeding,
      new Date(deadlineAt.getTime() + LATE_BY_MS),
    );

  const sectionPoints = paper.sections.map((_, i) =>
    answers.reduce((sum, { row, sectionIndex }) => sum + (sectionIndex === i ? (row.points ?? 0) : 0), 0),
  );
  const totalPoints = sectionPoints.reduce((sum, points) => sum + points, 0);
  const settledAt = new Date(completedAt.getTime() + 1500);
  const events = [
    { type: 'start', at: startedAt },
    { type: isLate ? 'closed' : 'complete', at: completedAt },
    { type: 'settled', at: settledAt },
    ...(isLate ? [{ type: 'lateCopy', at: new Date(deadlineAt.getTime() + LATE_BY_MS) }] : []),
  ];
  return {
    enrolments:
      place === undefined
        ? [{ ...enrol, kind: 'exam', targetId: exam.id, memberId, source: 'self', status: ENROLMENT.enrolled }]
        : [],
    attempts: [
      {
        ...attempt,
        kind: exam.kind,
        examEnrollId: place ?? enrol.id,
        examId: exam.id,
        examPaperId: paper.id,
        memberId,
        attemptNo: 1,
        status: ATTEMPT.settled,
        seed: index,
        startedAt,
        deadlineAt,
        completedAt,
        lastSeenAt: completedAt,
        settledAt,
        submitReason: isLate ? 'timeout' : 'manual',
        holderDeviceId: 'demo-device',
        autoPoints: totalPoints,
        totalPoints,
        sectionPoints,
        maxPoints: paper.totalPoints,
        questionCount: items.length,
        eventsCount: events.length,
      },
    ],
    answers: answers.map(({ row }) => row),
    submissions,
    events: events.map((event) => ({ appId, id: demoRow(appId, event.at).id, attemptId: attempt.id, ...event })),
  };
}

/** Adds a late copy to the last programming task: a reference program that would have scored. */
function addLateCopy(rows: AnswerInsert[], { solutions }: Seeding, receivedAt: Date): void {
  const row = rows.at(-1);
  const program = solutions.at(-1)?.find(({ file }) => file === 'ref.cpp');
  if (!row || !program) return;
  const answer: Answer = { kind: 'code', language: program.language, code: demoProgram(program) };
  row.lateCopies = [
    { receivedAt: receivedAt.toISOString(), reason: 'late', answer, hash: answerHash(answer), accepted: false },
  ];
}

export interface DemoAttempts {
  people: DemoPeople;
  exam: ExamRow;
  paper: PaperRow;
  /** Folders of the programming tasks in the order of the paper. */
  taskFolders: readonly string[];
  candidates: readonly DemoCandidate[];
  /** How long after the beginning each of them began; those of an exam begin together. */
  beganAfterMs?: readonly number[];
  /** Makes or finds the candidates; returns their ids in order. */
  membersOf: (tx: Db) => Promise<string[]>;
}

/**
 * Seeds settled attempts at an exam, for reports, statistics and percentiles. Returns false, and stores nothing, if the
 * exam has attempts already.
 */
export async function seedAttempts(
  db: Db,
  now: Date,
  { people, exam, paper, taskFolders, candidates, beganAfterMs = [], membersOf }: DemoAttempts,
): Promise<boolean> {
  const { appId } = people;
  const done = await db.$count(
    examPaperEnroll,
    and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, exam.id)),
  );
  if (done > 0) return false;
  const ids = paper.sections.flatMap(({ items }) => items.map(({ questionVersionId }) => questionVersionId));
  const versions = await db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, ids)));
  const facts = {
    people,
    exam,
    paper,
    versions: new Map(versions.map((row) => [row.id, row])),
    solutions: taskFolders.map(taskSolutions),
    beganAfterMs,
  };
  await db.transaction(async (tx) => {
    const memberIds = await membersOf(tx);
    const had = await tx
      .select({ id: enrolment.id, memberId: enrolment.memberId })
      .from(enrolment)
      .where(and(eq(enrolment.appId, appId), eq(enrolment.targetId, exam.id)));
    const places = new Map(had.map(({ id, memberId }) => [memberId, id]));
    const made = candidates.map((candidate, index) => attemptOf({ ...facts, memberIds, places }, candidate, index));
    const enrolments = made.flatMap((one) => one.enrolments);
    if (enrolments.length > 0) await tx.insert(enrolment).values(enrolments);
    await tx.insert(examPaperEnroll).values(made.flatMap(({ attempts }) => attempts));
    await tx.insert(examMemberQuestion).values(made.flatMap(({ answers }) => answers));
    const submissions = made.flatMap((one) => one.submissions);
    if (submissions.length > 0) await tx.insert(submission).values(submissions);
    await tx.insert(examEvent).values(made.flatMap(({ events }) => events));
    await tx
      .update(examPaper)
      .set({ frozenAt: now })
      .where(and(eq(examPaper.appId, appId), eq(examPaper.id, paper.id)));
  });
  return true;
}
