import { and, eq, gt, lt } from 'drizzle-orm';
import { memberPoints as ledger } from '../../../db/schema/memberRecords.ts';
import { member } from '../../../db/schema/people.ts';
import { grantPoints } from '../../../engine/people/grantPoints.ts';
import type { ResourceHandlers } from '../../context.ts';
import { datesAsText } from '../../kit/datesAsText.ts';
import { kept } from '../../kit/kept.ts';
import { writeSysLog } from '../../kit/sysLog.ts';
import { memberRowScope } from '../../scope.ts';
import { maskedMembers } from '../member/maskedMembers.ts';
import { findMember } from '../member/memberScope.ts';
import { ofMembers } from '../member/ofMembers.ts';

const points = kept(ledger, {
  log: 'memberPoints',
  logged: ['memberId', 'delta', 'reason'],
  visible: (context) =>
    memberRowScope(context, { appId: ledger.appId, memberId: ledger.memberId }, ['own', 'child', 'office']),
  more: maskedMembers,
  view: (row, _context, memberOf) => ({ ...datesAsText(row), member: memberOf(row.memberId) }),
});

const TURNS = { gained: gt(ledger.delta, 0), spent: lt(ledger.delta, 0) };

export const memberPoints = {
  // Points change in the engine alone: a row of the ledger and the member's sum belong together.
  async adjust(context, { memberId, delta, reason, requestId }) {
    const { db, appId, services } = context;
    return db.transaction(async (tx) => {
      const { id } = await findMember({ ...context, db: tx }, ['office'], memberId);
      const grant = { memberId: id, delta, reason, refType: 'adjust', refId: requestId };
      const isNew = await grantPoints(tx, { appId, now: services.now() }, grant);
      const [row] = await tx
        .select({ points: member.points })
        .from(member)
        .where(and(eq(member.appId, appId), eq(member.id, id)));
      const now = row?.points ?? 0;
      if (isNew) {
        const diff = { before: { points: now - delta }, after: { points: now, reason } };
        await writeSysLog(tx, context, { action: 'memberPoints:adjust', target: id, diff });
      }
      return { points: now };
    });
  },
  queryList: points.list({
    equal: ['memberId'],
    where: ({ turn, keyword }, context) => and(turn && TURNS[turn], ofMembers(context, ledger.memberId, keyword)),
    sort: ['createdAt', 'delta'],
    order: ['id,desc'],
  }),
} satisfies ResourceHandlers<'memberPoints'>;
