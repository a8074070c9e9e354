import { hash } from 'node:crypto';
import { CPP } from '@aosai/api/judging/languages';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { DAY_MS, DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../../packages/server/src/config.ts';
import { newId } from '../../../../packages/server/src/base/newId.ts';
import { enrolment } from '../../../../packages/server/src/db/schema/enrolment.ts';
import {
  examMemberQuestion,
  examPaperEnroll,
  questionVersion,
} from '../../../../packages/server/src/db/schema/exam.ts';
import { submission } from '../../../../packages/server/src/db/schema/submission.ts';
import { openStore } from '../../../../packages/server/src/start/store.ts';
import type { SeededExam } from '../../../load/seed.ts';

const BATCH = 500;
const PIECES = [
  (v: string) => `if (${v} > 3) { ${v}--; }`,
  (v: string) => `while (${v} < 9) ${v} += 2;`,
  (v: string) => `a[${v}] = b[${v}] * 4;`,
  (v: string) => `cout << ${v} << endl;`,
  (v: string) => `for (int k = 0; k < ${v}; k++) b[k] ^= 7;`,
  (v: string) => `do ${v} = !p && q; while (r);`,
  (v: string) => `switch (${v}) { case 1: continue; }`,
];

/** A program of about a kilobyte with its statements in an order that depends on the seed. */
function programOf(seed: number): string {
  let state = seed + 7;
  const lines = Array.from({ length: 40 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `  ${PIECES[Math.floor(state / 65_536) % PIECES.length]?.('i') ?? ''}`;
  });
  return ['#include <iostream>', 'int main() {', ...lines, '}', ''].join('\n');
}

/** Stores a graded program for each student and task of a seeded exam. No server may have the folder open. */
export async function seedPrograms(dataFolder: string, { examId, examPaperId }: SeededExam, tasks: number) {
  const now = new Date();
  const row = () => ({ appId: DEFAULT_APP_ID, id: newId(), createdAt: now, updatedAt: now });
  const { database, close } = await openStore(readConfig({ ...process.env, AOSAI_DATA: dataFolder }, dataFolder));
  try {
    const { db } = database;
    const [task] = await db.select().from(questionVersion).where(eq(questionVersion.type, PROGRAMMING)).limit(1);
    if (!task) throw new Error('the demo has no programming question');
    const versions = Array.from({ length: tasks }, (_, no) => ({
      ...task,
      id: newId(),
      questionId: newId(),
      title: `任务 ${no + 1}`,
    }));
    await db.insert(questionVersion).values(versions);
    const places = await db.select().from(enrolment).where(eq(enrolment.targetId, examId));
    const attempts = places.map(({ id: examEnrollId, memberId }) => ({
      ...row(),
      examEnrollId,
      examId,
      examPaperId,
      memberId,
      attemptNo: 1,
      status: ATTEMPT.settled,
      seed: 1,
      startedAt: new Date(now.getTime() - DAY_MS / 24),
      completedAt: now,
      settledAt: now,
      maxPoints: 10_000 * tasks,
      questionCount: tasks,
    }));
    const submissions = attempts.flatMap(({ id: attemptId, memberId }, student) =>
      versions.map(({ id: questionVersionId }, no) => {
        const code = programOf(student * tasks + no);
        const judged = { kind: 'submit' as const, state: 'done' as const, verdict: 'AC' as const, points: 10_000 };
        const language: typeof CPP = CPP;
        const counts = { maxPoints: 10_000, priority: 0, totalCases: 0 };
        const codeHash = hash('sha256', code);
        return {
          ...row(),
          attemptId,
          memberId,
          questionVersionId,
          language,
          code,
          codeHash,
          ...judged,
          ...counts,
        };
      }),
    );
    const answers = submissions.map(({ id, attemptId, memberId, questionVersionId }, at) => ({
      ...row(),
      attemptId,
      memberId,
      questionVersionId,
      no: (at % tasks) + 1,
      maxPoints: 10_000,
      status: ANSWER_STATUS.judged,
      points: 10_000,
      gradedSubmissionId: id,
    }));
    for (let from = 0; from < answers.length; from += BATCH) {
      const upTo = from + BATCH;
      if (from < attempts.length) await db.insert(examPaperEnroll).values(attempts.slice(from, upTo));
      await db.insert(submission).values(submissions.slice(from, upTo));
      await db.insert(examMemberQuestion).values(answers.slice(from, upTo));
    }
  } finally {
    await close();
  }
}
