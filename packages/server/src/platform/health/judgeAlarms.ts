import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { member } from '../../db/schema/people.ts';

const SHOWN_FOR_MS = DAY_MS;
const SHOWN = 50;

/** Submissions that the judge gave up; an alarm ends when a rejudge is applied, or after a day. */
function isAlarm(now: Date): SQL | undefined {
  return and(
    eq(submission.verdict, 'SE'),
    eq(submission.kind, 'submit'),
    gt(submission.finishedAt, new Date(now.getTime() - SHOWN_FOR_MS)),
  );
}

/** Counted over all apps, for the health page, which shows only the number. */
export async function countSystemErrors(db: Db, now: Date): Promise<number> {
  return db.$count(submission, isAlarm(now));
}

export async function alarmsOf(db: Db, appId: string, now: Date) {
  const where = and(eq(submission.appId, appId), isAlarm(now));
  const rows = await db
    .select({
      submissionId: submission.id,
      attemptId: sql<string>`coalesce(${submission.attemptId}, ${submission.tryId}, ${submission.id})`,
      memberName: member.name,
      questionTitle: questionVersion.title,
      tries: submission.tries,
      worker: submission.worker,
      finishedAt: submission.finishedAt,
    })
    .from(submission)
    .innerJoin(member, and(eq(member.appId, submission.appId), eq(member.id, submission.memberId)))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, submission.appId), eq(questionVersion.id, submission.questionVersionId)),
    )
    .where(where)
    .orderBy(desc(submission.finishedAt), desc(submission.id))
    .limit(SHOWN);
  const [total] = await db.select({ all: count() }).from(submission).where(where);
  return { total: total?.all ?? 0, rows };
}
