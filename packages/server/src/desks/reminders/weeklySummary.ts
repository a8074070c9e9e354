import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { startOfDay } from '@aosai/api/kit/beijing';
import { weekNote } from '@aosai/api/desks/weekNote';
import { DEFAULT_MESSAGE_SETTINGS } from '@aosai/api/platform/messageSettings';
import { DAY_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { type WeekFacts, weekFacts } from '../today/weekFacts.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import type { BeijingDay } from '../../kit/beijingDay.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * DAY_MS;

const isDone = sql`${examPaperEnroll.status} in (${ATTEMPT.completed}, ${ATTEMPT.settled})`;

/** A child's homework due in these days. */
const homeworkIn = ({ db, appId }: AppJob, from: Date, to: Date) =>
  db
    .select({
      childId: enrolment.memberId,
      assigned: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
      late: sql<number>`(count(*) filter (where ${isDone} and ${examPaperEnroll.completedAt} > ${enrolment.dueAt}))::int`,
    })
    .from(enrolment)
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
    .groupBy(enrolment.memberId);

const child = alias(member, 'child');

/** Before the id of the child, see `dedupe` of messages. */
const causeOf = (key: string): string => `week/${key}/`;

const daysOf = (key: string) => ({ from: startOfDay(key, 1 - WEEK_DAYS), to: startOfDay(key, 1) });

/** The facts behind a weekly note, by the cause of its message; null for other messages. */
export async function weekOfNote(db: Db, appId: string, dedupe: string): Promise<WeekFacts | null> {
  const [, key = '', childId = ''] = /^week\/(\d{4}-\d{2}-\d{2})\/(\w+)\//.exec(dedupe) ?? [];
  if (key === '') return null;
  const factsOf = await weekFacts(db, appId, { memberIds: [childId], ...daysOf(key) });
  return factsOf(childId);
}

/** Confirmed guardians who have not switched the note off and do not have this week's yet, with their children. */
async function readers({ db, appId }: AppJob, key: string) {
  const rows = await db
    .select({
      childId: child.id,
      name: child.name,
      guardianId: member.id,
      settings: member.messageSettings,
    })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, memberGuardian.appId), eq(member.id, memberGuardian.guardianId)))
    .innerJoin(child, and(eq(child.appId, memberGuardian.appId), eq(child.id, memberGuardian.memberId)))
    .leftJoin(
      message,
      and(
        eq(message.appId, memberGuardian.appId),
        eq(message.dedupe, sql`${causeOf(key)}::text || ${child.id} || '/' || ${member.id}`),
      ),
    )
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.status, 'active'),
        eq(child.status, MEMBER.active),
        isNull(message.id),
      ),
    );
  return rows.filter(({ settings }) => (settings ?? DEFAULT_MESSAGE_SETTINGS).weekly);
}

/** Tells guardians how long a child learnt in the last seven days, what they finished, and what homework they did. */
export async function sendWeeklySummaries(ofApp: AppJob, { key }: BeijingDay): Promise<void> {
  const { db, appId, now } = ofApp;
  const all = await readers(ofApp, key);
  const childIds = [...new Set(all.map(({ childId }) => childId))];
  if (childIds.length === 0) return;
  const from = new Date(now.getTime() - WEEK_MS);
  const homework = new Map((await homeworkIn(ofApp, from, now)).map((row) => [row.childId, row]));
  const factsOf = await weekFacts(db, appId, { memberIds: childIds, ...daysOf(key) });
  for (const [childId, own] of Map.groupBy(all, (row) => row.childId)) {
    const note = weekNote(factsOf(childId), homework.get(childId));
    const [first] = own;
    // A week without work and without homework is no news.
    if (note === null || !first) continue;
    await sendMessage(db, {
      appId,
      memberIds: own.map(({ guardianId }) => guardianId),
      type: 'homework',
      title: `${first.name}这一周：${note.title}`,
      body: note.body,
      link: `user/week?childId=${childId}`,
      createdBy: null,
      dedupe: `${causeOf(key)}${childId}`,
      now,
    });
  }
}
