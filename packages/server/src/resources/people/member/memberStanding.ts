import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/domain/constants';
import { AppError } from '@aosai/api/contract/errors';
import { maskName } from '@aosai/api/domain/masking';
import { MEMBER } from '@aosai/api/domain/statuses';
import { submission } from '../../../db/schema/exam.ts';
import { member, memberMembership, membership, right } from '../../../db/schema/people.ts';
import { memberStatistics } from '../../../engine/exam/memberStatistics.ts';
import type { ResourceHandlers } from '../../context.ts';
import { engineOf } from '../../exam/engineOf.ts';
import { belongsTo, findMember } from './memberScope.ts';
import { practiceOf } from './practiceOf.ts';
import { memberActor } from '../people.ts';

const ACTIVE_DAYS = 30;

/** What a member has and where it stands among others. */
export const memberStanding = {
  async queryCurrentRights(context) {
    const { db, appId, services } = context;
    const cards = await db
      .select({ rights: membership.rights, expireDate: memberMembership.expireDate })
      .from(memberMembership)
      .innerJoin(
        membership,
        and(eq(membership.appId, memberMembership.appId), eq(membership.id, memberMembership.membershipId)),
      )
      .where(
        and(
          eq(memberMembership.appId, appId),
          eq(memberMembership.memberId, memberActor(context).memberId),
          gt(memberMembership.expireDate, services.now()),
          isNull(memberMembership.deletedAt),
        ),
      )
      .orderBy(asc(memberMembership.expireDate));
    const granted = new Map(
      cards.flatMap(({ rights, expireDate }) =>
        rights.map(({ code, quota }) => [code, { quota: quota ?? null, expireDate: expireDate.toISOString() }]),
      ),
    );
    if (granted.size === 0) return { rights: [] };
    const rows = await db
      .select({ code: right.code, name: right.name, kind: right.kind, quota: right.quota })
      .from(right)
      .where(and(eq(right.appId, appId), inArray(right.code, [...granted.keys()]), isNull(right.deletedAt)))
      .orderBy(asc(right.id));
    return {
      rights: rows.flatMap((row) => {
        const grant = granted.get(row.code);
        if (!grant) return [];
        const quota = row.kind === 'unlimited' ? null : (grant.quota ?? row.quota);
        return [{ ...row, quota, used: 0, expireDate: grant.expireDate }];
      }),
    };
  },

  async queryPointsRanking(context, { scope, size }) {
    const { db, appId } = context;
    const { memberId, orgId } = memberActor(context);
    if (scope === 'organization' && orgId === null) throw new AppError('VALIDATION', { detail: '您还不属于任何机构' });
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
    const [mine] = await db
      .select({ rank: ranked.rank, points: ranked.points })
      .from(ranked)
      .where(eq(ranked.id, memberId));
    return {
      content: top.map(({ id, name, rank, points }) => ({
        rank,
        nameMasked: maskName(name),
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
