import { randomBytes } from 'node:crypto';
import { and, desc, eq, exists, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { WORKS_AT_ONCE } from '@aosai/api/practice/python/pictureRules';
import { findMember } from '../../accounts/member/memberScope.ts';
import { rateLimit } from '../../base/rateLimit.ts';
import { turtleWork as works } from '../../db/schema/memberRecords.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { memberActor } from '../../kit/actor.ts';
import { addressKey } from '../../kit/clientAddress.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { tellOfReport } from './tellOfReport.ts';
import { workReports } from './workReports.ts';

/** 192 bits, 32 characters: nobody finds a link by trying. */
const CODE_BYTES = 24;
/** A class looks at works from one address. */
const looks = rateLimit({ limit: 300, windowMs: 10 * MINUTE_MS });
const REPORTS_PER_HOUR = 10;
const REPORTS_KEPT = 20;

const inReach = (context: CallContext, ways: readonly Way[], id: string) =>
  and(memberRowScope(context, { appId: works.appId, memberId: works.memberId }, ways), eq(works.id, id));

/**
 * A link shows a work only while a guardian of the painter wants it: a dissolved guardianship, a disabled or erased
 * account and a school's decision end it at once.
 */
function isOpen({ db, appId }: Pick<CallContext, 'db' | 'appId'>, code: string): SQL | undefined {
  const painter = db
    .select({ one: sql`1` })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        eq(member.id, works.memberId),
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
      ),
    );
  const guardian = db
    .select({ one: sql`1` })
    .from(memberGuardian)
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.memberId, works.memberId),
        eq(memberGuardian.guardianId, works.sharedBy),
        eq(memberGuardian.status, 'active'),
      ),
    );
  const isShown = or(isNull(works.review), ne(works.review, 'hidden'));
  return and(eq(works.appId, appId), eq(works.shareCode, code), isShown, exists(painter), exists(guardian));
}

export const sharedWork = {
  ...workReports,

  async queryFamily(context, { memberId, before }) {
    const { appId, db } = context;
    const child = await findMember(context, ['own', 'child'], memberId ?? memberActor(context).memberId);
    const own = and(eq(works.appId, appId), eq(works.memberId, child.id));
    const rows = await db
      .select()
      .from(works)
      .where(and(own, before === undefined ? undefined : lt(works.id, before)))
      .orderBy(desc(works.id))
      .limit(WORKS_AT_ONCE + 1);
    return {
      memberId: child.id,
      memberName: child.name,
      shownName: maskName(child.name),
      works: rows.slice(0, WORKS_AT_ONCE).map(({ id, name, picture, createdAt, shareCode, review, hiddenReason }) => ({
        id,
        name,
        picture,
        createdAt: createdAt.toISOString(),
        code: shareCode,
        isPublic: shareCode !== null,
        hiddenReason: review === 'hidden' ? hiddenReason : null,
      })),
      count: await db.$count(works, own),
      hasMore: rows.length > WORKS_AT_ONCE,
    };
  },

  async open(context, { id }) {
    const { db, services } = context;
    const { memberId } = memberActor(context);
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select({ code: works.shareCode, review: works.review })
        .from(works)
        .where(inReach(context, ['child'], id))
        .for('update');
      if (!row) throw new AppError('NOT_FOUND');
      if (row.review === 'hidden') throw new AppError('WORK_HIDDEN');
      const code = row.code ?? randomBytes(CODE_BYTES).toString('base64url');
      await tx
        .update(works)
        .set({ shareCode: code, sharedBy: memberId, updatedAt: services.now() })
        .where(inReach(context, ['child'], id));
      return { id, code };
    });
  },

  async close(context, { id }) {
    const [row] = await context.db
      .update(works)
      .set({ shareCode: null, sharedBy: null, updatedAt: context.services.now() })
      .where(inReach(context, ['own', 'child'], id))
      .returning({ id: works.id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },

  async queryByCode(context, { code }) {
    const { appId, db, ip, services } = context;
    const seconds = looks.take(`${appId}/${addressKey(ip)}`, services.now().getTime());
    if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
    const [row] = await db
      .select({ name: works.name, picture: works.picture, painter: member.name })
      .from(works)
      .innerJoin(member, and(eq(member.appId, appId), eq(member.id, works.memberId)))
      .where(isOpen(context, code));
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, painter: maskName(row.painter) };
  },

  async report(context, { code, reason, note }) {
    const { appId, db, ip, services } = context;
    const now = services.now();
    const subject = `workReport:${addressKey(ip)}`;
    await takeFromAllowance(db, { appId, subject, most: REPORTS_PER_HOUR, windowMs: HOUR_MS, now });
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(works)
        .where(isOpen({ ...context, db: tx }, code))
        .for('update');
      if (!row) throw new AppError('NOT_FOUND');
      const reports = [{ reason, note, at: now.toISOString() }, ...row.reports].slice(0, REPORTS_KEPT);
      await tx
        .update(works)
        .set({
          review: 'reported',
          reports,
          reportCount: row.reportCount + 1,
          reportedAt: now,
          version: row.version + 1,
        })
        .where(and(eq(works.appId, appId), eq(works.id, row.id)));
      // A second report of a work that waits to be looked at sends no second message.
      if (row.review !== 'reported') await tellOfReport(tx, { appId, now }, row);
    });
    return {};
  },
} satisfies ResourceHandlers<'sharedWork'>;
