import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DEFAULT_MESSAGE_SETTINGS } from '@aosai/api/platform/messageSettings';
import { DAY_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import type { BeijingDay } from '../../kit/beijingDay.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const WEEK_MS = 7 * DAY_MS;

const isDone = sql`${examPaperEnroll.status} in (${ATTEMPT.completed}, ${ATTEMPT.settled})`;

/** A child's homework due in these days. */
const weekOf = ({ db, appId }: AppJob, from: Date, to: Date) =>
  db
    .select({
      childId: enrolment.memberId,
      name: member.name,
      assigned: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
      late: sql<number>`(count(*) filter (where ${isDone} and ${examPaperEnroll.completedAt} > ${enrolment.dueAt}))::int`,
    })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'homework'),
        between(enrolment.dueAt, from, to),
        inArray(enrolment.status, [ENROLMENT.enrolled, ENROLMENT.settled]),
        isNull(enrolment.leftAt),
        isNull(enrolment.deletedAt),
      ),
    )
    .groupBy(enrolment.memberId, member.name);

/** The readers of the note: confirmed guardians who have not switched it off. */
const readersIn = ({ db, appId }: AppJob, childIds: string[]) =>
  db
    .select({ childId: memberGuardian.memberId, guardianId: member.id, settings: member.messageSettings })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, memberGuardian.appId), eq(member.id, memberGuardian.guardianId)))
    .where(
      and(
        eq(memberGuardian.appId, appId),
        inArray(memberGuardian.memberId, childIds),
        eq(memberGuardian.status, 'active'),
      ),
    );

/** Tells guardians what homework a child had, did and did late in the last seven days. */
export async function sendWeeklySummaries(ofApp: AppJob, { key }: BeijingDay): Promise<void> {
  const { db, appId, now } = ofApp;
  const weeks = await weekOf(ofApp, new Date(now.getTime() - WEEK_MS), now);
  if (weeks.length === 0) return;
  const readers = await readersIn(
    ofApp,
    weeks.map(({ childId }) => childId),
  );
  for (const { childId, name, assigned, done, late } of weeks)
    await sendMessage(db, {
      appId,
      memberIds: readers
        .filter((one) => one.childId === childId && (one.settings ?? DEFAULT_MESSAGE_SETTINGS).weekly)
        .map(({ guardianId }) => guardianId),
      type: 'homework',
      title: `${name}这一周：作业 ${done}/${assigned} 份已交`,
      body:
        done === assigned
          ? `布置的作业都交了${late === 0 ? '，没有迟交' : `，其中 ${late} 份迟交`}。`
          : `还有 ${assigned - done} 份没有交${late === 0 ? '' : `，另有 ${late} 份迟交`}。可以和孩子一起看看是不是需要老师帮助。`,
      createdBy: null,
      dedupe: `week/${key}/${childId}`,
      now,
    });
}
