import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { submission } from '../../db/schema/submission.ts';
import { member } from '../../db/schema/people.ts';
import { currentRights } from '../../rights/currentRights.ts';
import { memberStatistics } from '../../exams/statistics/memberStatistics.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { belongsTo, findMember } from '../../accounts/member/memberScope.ts';
import { memberActor } from '../../kit/actor.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { fillFromExams } from '../draw/fillFromExams.ts';
import { memberPractice } from './memberPractice.ts';

/** Figures of an exam that the member has not sat are for teaching staff. */
function seesNumbers({ actor }: CallContext): boolean {
  if (actor.kind !== 'member') return actor.kind === 'user';
  return actor.type === 'teacher' || actor.orgRoles.includes('manager');
}

/** Practice statistics of a member in the caller's scope. */
async function practiceOf(context: CallContext, memberId: string, level: string | undefined) {
  const call = engineOf(context);
  // A guardian or a teacher may look before the student does.
  if (context.actor.kind === 'member') await fillFromExams(call, memberId);
  const { weak, readiness, ...practice } = await memberPractice(call, memberId, level);
  const numbers = seesNumbers(context);
  return {
    ...practice,
    weakPoints: weak,
    readiness: readiness && {
      band: readiness.band,
      expected: numbers ? Math.round(readiness.expected * 100) / 100 : null,
      chance: numbers ? Math.round(readiness.chance * 100) : null,
    },
  };
}

const ACTIVE_DAYS = 30;

/** Which of these belong to the caller's school. */
async function schoolmates(context: CallContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { db, appId } = context;
  const { orgId } = memberActor(context);
  if (orgId === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...ids]), belongsTo(context, orgId)));
  return new Set(rows.map(({ id }) => id));
}

/** A member's rights, and their rank among others. */
export const memberStanding = {
  async queryCurrentRights(context, { memberId }) {
    const { db, appId, services } = context;
    const whose = memberId ?? memberActor(context).memberId;
    const { id } = await findMember(context, ['own', 'child'], whose);
    const { rights, free } = await currentRights(db, { appId, now: services.now() }, id);
    return { rights: rights.map((one) => datesAsText(one)), free };
  },

  async queryPointsRanking(context, { scope, size }) {
    const { db, appId } = context;
    const { memberId, orgId } = memberActor(context);
    if (scope === 'organization' && orgId === null)
      throw new AppError('VALIDATION', { path: 'scope', detail: '您还不属于任何机构' });
    const ranked = db
      .select({
        id: member.id,
        name: member.name,
        points: member.points,
        rank: sql<number>`(rank() over (order by ${member.points} desc))::int`.as('rank'),
      })
      .from(member)
      .where(
        and(
          eq(member.appId, appId),
          eq(member.type, 'student'),
          eq(member.status, MEMBER.active),
          isNull(member.deletedAt),
          gt(member.points, 0),
          scope === 'organization' && orgId !== null ? belongsTo(context, orgId) : undefined,
        ),
      )
      .as('ranked');
    const top = await db.select().from(ranked).orderBy(asc(ranked.rank), asc(ranked.id)).limit(size);
    // Names, even masked, are shown only within the school.
    const near = await schoolmates(
      context,
      top.map(({ id }) => id),
    );
    const [mine] = await db
      .select({ rank: ranked.rank, points: ranked.points })
      .from(ranked)
      .where(eq(ranked.id, memberId));
    return {
      content: top.map(({ id, name, rank, points }) => ({
        rank,
        nameMasked: id === memberId || near.has(id) ? maskName(name) : null,
        points,
        isMe: id === memberId,
      })),
      mine: mine ?? null,
    };
  },

  async queryStatistics(context, { memberId, level }) {
    const { db, appId, services } = context;
    const wanted = memberId ?? memberActor(context).memberId;
    const row = await findMember(context, ['own', 'child', 'student', 'organization', 'office'], wanted);
    const isMine = and(eq(submission.appId, appId), eq(submission.memberId, row.id), eq(submission.kind, 'submit'));
    const since = new Date(services.now().getTime() - ACTIVE_DAYS * DAY_MS);
    const [made] = await db.select({ total: count() }).from(submission).where(isMine);
    const days = await db
      .selectDistinct({ day: sql<string>`(${submission.createdAt} at time zone 'Asia/Shanghai')::date::text` })
      .from(submission)
      .where(and(eq(submission.appId, appId), eq(submission.memberId, row.id), gt(submission.createdAt, since)))
      .orderBy(desc(sql`1`));
    return {
      memberId: row.id,
      points: row.points,
      ...(await memberStatistics(engineOf(context), row.id)),
      submissionCount: made?.total ?? 0,
      activeDays: days.length,
      practice: await practiceOf(context, row.id, level),
    };
  },
} satisfies Pick<ResourceHandlers<'member'>, 'queryCurrentRights' | 'queryPointsRanking' | 'queryStatistics'>;
