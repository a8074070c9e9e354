import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Stepping, TraceReport } from '@aosai/api/judging/judging';
import { CPP } from '@aosai/api/judging/languages';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { storableText } from '../../base/storableText.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { FREE_PROGRAM } from '../../judging/submissions/freeProgram.ts';
import { newTrace } from '../../judging/submissions/newSubmission.ts';
import type { CallContext } from '../../kit/context.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { trialPriority } from '../../questions/trial/queueTrial.ts';

/** Why a judge cannot step through programs, for a learner. */
const NOT_READY = {
  noGdb: '单步运行 C++ 要在评测机上装 Debian 的 gdb 软件包，现在没有装。请告诉老师；运行和提交不受影响。',
  noSpaces: '单步运行 C++ 需要 L2 以上的隔离级别，这台评测机是 L4。请告诉老师；运行和提交不受影响。',
  noGroup: '单步运行 C++ 需要 L2 以上的隔离级别，这台评测机是 L3。请告诉老师；运行和提交不受影响。',
  noStatic: '这台评测机缺少 C++ 的静态库，不能单步运行。运行和提交不受影响。',
  broken: '这台评测机不能单步运行 C++。运行和提交不受影响。',
} as const satisfies Record<Exclude<Stepping, 'ready'>, string>;

/** Whether the member writes an exam now. Homework is none. */
async function isInExam({ db, appId, now }: EngineCall, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, memberId),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
        gt(examPaperEnroll.deadlineAt, now),
        eq(examPaperEnroll.kind, 'exam'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Forgets the member's earlier recordings, which are large, and queues another. */
async function queueTrace(
  call: EngineCall,
  by: { memberId: string; orgId: string | null },
  { code, input }: { code: string; input: string },
): Promise<string> {
  await trialPriority(call, by.memberId);
  await call.db
    .update(submission)
    .set({ trace: null })
    .where(and(eq(submission.appId, call.appId), eq(submission.memberId, by.memberId), isNotNull(submission.trace)));
  const trace = newTrace(
    call,
    { id: FREE_PROGRAM, memberId: by.memberId, orgId: by.orgId },
    { version: { id: FREE_PROGRAM, programming: null }, points: 0 },
    { kind: 'code', language: CPP, code: storableText(code) },
    storableText(input),
  );
  const rows = await call.db.insert(submission).values(trace).onConflictDoNothing().returning({ id: submission.id });
  if (rows.length === 0) throw new AppError('DEBUG_BUSY');
  return trace.id;
}

/**
 * Queues a C++ program to be stepped through, under the limits of trial runs.
 *
 * @throws FORBIDDEN for parents, STEPS_IN_EXAM, JUDGE_UNAVAILABLE, STEPS_UNAVAILABLE, MEMBER_BLOCKED, DEBUG_BUSY,
 * RATE_LIMITED, TRIAL_BUDGET
 */
export async function traceProgram(context: CallContext, program: { code: string; input: string }): Promise<string> {
  const by = candidate(context);
  const call = engineOf(context);
  if (await isInExam(call, by.memberId)) throw new AppError('STEPS_IN_EXAM');
  const { available, stepping = 'broken' } = context.services.judgeStatus();
  if (!available) throw new AppError('JUDGE_UNAVAILABLE');
  if (stepping !== 'ready') throw new AppError('STEPS_UNAVAILABLE', { reason: NOT_READY[stepping] });
  const blocked = await blockOf(call.db, call, by.memberId, 'submit');
  if (blocked) throw blocked;
  const id = await call.db.transaction((tx) => queueTrace(within(call, tx), by, program));
  call.services.wakeQueue();
  return id;
}

/** A recording of the member's own. Throws NOT_FOUND, also for runs. */
export async function programTrace(
  context: CallContext,
  id: string,
): Promise<{ state: (typeof submission.$inferSelect)['state']; trace: TraceReport | null }> {
  const { memberId } = candidate(context);
  const [row] = await context.db
    .select({ state: submission.state, trace: submission.trace })
    .from(submission)
    .where(
      and(
        eq(submission.appId, context.appId),
        eq(submission.id, id),
        eq(submission.memberId, memberId),
        eq(submission.isTrace, true),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
