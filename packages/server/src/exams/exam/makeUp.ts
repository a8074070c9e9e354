import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { exam as examCalls } from '@aosai/api/exams/exam.contract';
import { minuteText } from '@aosai/api/kit/beijing';
import { DAY_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { MEMBER_STATES } from '@aosai/api/enrolment/enrolments';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { targetLink } from '../../enrolment/targetLink.ts';
import type { CallContext } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { runScope } from './examScope.ts';

/** A later one is a slip of the year, and would withhold the keys from everybody until then. */
const MOST_DAYS_AHEAD = 366;

type Call = (typeof examCalls)['calls']['makeUp'];
type Input = ParsedInputOf<Call>;

/** The places of the students who have not begun, locked against a start at the same time, and why others have none. */
async function absentPlaces({ db, appId }: CallContext, { id, memberIds }: Pick<Input, 'id' | 'memberIds'>) {
  const places = await db
    .select({ id: enrolment.id, memberId: enrolment.memberId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.targetId, id),
        inArray(enrolment.memberId, memberIds),
        inArray(enrolment.status, [...MEMBER_STATES]),
        isNull(enrolment.deletedAt),
      ),
    )
    .for('update');
  const placeIds = places.map((place) => place.id);
  const begun = await db
    .select({ placeId: examPaperEnroll.examEnrollId })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), inArray(examPaperEnroll.examEnrollId, placeIds)));
  const started = new Set(begun.map(({ placeId }) => placeId));
  const placed = new Map(places.map((place) => [place.memberId, place.id]));
  const problems = [...new Set(memberIds)].flatMap((memberId) => {
    const placeId = placed.get(memberId);
    if (placeId === undefined) return [{ memberId, reason: '不在这场考试里' }];
    return started.has(placeId) ? [{ memberId, reason: '已经开始作答，不用补考' }] : [];
  });
  return { places: places.filter((place) => !started.has(place.id)), problems };
}

/**
 * Moves the window of students who did not come to a later start, with the same length: they sit the same exam with the
 * same papers, and their points are in its score sheet. While they may still write, what the exam shows only after its
 * end is withheld from everybody again. Throws NOT_FOUND, EXAM_STATE, VALIDATION.
 */
export async function makeUp(context: CallContext, input: Input): Promise<OutputOf<Call>> {
  const { id } = input;
  return audited(context, 'exam:makeUp', async (tx, inside) => {
    const now = context.services.now();
    const [row] = await tx
      .select()
      .from(exam)
      .where(and(runScope(inside), eq(exam.id, id)))
      .for('no key update');
    if (!row) throw new AppError('NOT_FOUND');
    const status = lifecycleAt(row, now);
    if (row.stoppedAt || status === LIFECYCLE.draft)
      throw new AppError('EXAM_STATE', { status: LIFECYCLE.label(status) });
    const startAt = new Date(input.startAt);
    const shiftSec = Math.round((startAt.getTime() - row.startAt.getTime()) / MS_PER_SECOND);
    if (shiftSec <= 0) throw new AppError('VALIDATION', { path: 'startAt', detail: '补考要晚于原来的开始时间' });
    const endAt = new Date(row.endAt.getTime() + shiftSec * MS_PER_SECOND);
    if (endAt <= now) throw new AppError('VALIDATION', { path: 'startAt', detail: '补考的时间已经过去' });
    if (startAt.getTime() > now.getTime() + MOST_DAYS_AHEAD * DAY_MS)
      throw new AppError('VALIDATION', { path: 'startAt', detail: '补考要在一年以内开始' });
    const { places, problems } = await absentPlaces(inside, input);
    const memberIds = places.map(({ memberId }) => memberId);
    await tx
      .update(enrolment)
      .set({
        overrides: sql`${enrolment.overrides} || jsonb_build_object('startShiftSec', ${shiftSec}::int)`,
        updatedAt: now,
      })
      .where(
        and(
          eq(enrolment.appId, context.appId),
          inArray(
            enrolment.id,
            places.map((place) => place.id),
          ),
        ),
      );
    await sendMessage(tx, {
      appId: context.appId,
      memberIds,
      type: 'exam',
      title: `「${row.title}」安排了补考`,
      body: `${minuteText(startAt.getTime())} 到 ${minuteText(endAt.getTime())}，到时从考试页进入。`,
      link: targetLink({ kind: 'exam', id }),
      createdBy: null,
      now,
    });
    return {
      answer: { moved: places.length, problems },
      told: { target: id, diff: { after: { memberIds, startAt: startAt.toISOString() } } },
    };
  });
}
