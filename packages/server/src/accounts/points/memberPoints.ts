import { and, eq, gt, lt } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { memberPoints as ledger } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';
import { grantPoints } from './grantPoints.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { audited } from '../../kit/rows/audited.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { memberByName } from '../signIn/memberByName.ts';
import { maskedMembers, memberKeyword } from '../member/maskedMembers.ts';
import { findMember } from '../member/memberScope.ts';

const points = crud(ledger, {
  log: 'memberPoints',
  logged: ['memberId', 'delta', 'reason'],
  visible: (context) =>
    memberRowScope(context, { appId: ledger.appId, memberId: ledger.memberId }, ['own', 'child', 'office']),
  more: maskedMembers,
  view: (row, _context, memberOf) => ({ ...datesAsText(row), member: memberOf(row.memberId) }),
});

async function idOfAccount(context: CallContext, account = ''): Promise<string> {
  const found = await memberByName(context, account);
  if (!found) throw new AppError('MEMBER_NOT_FOUND');
  return found.id;
}

const TURNS = { gained: gt(ledger.delta, 0), spent: lt(ledger.delta, 0) };

export const memberPoints = {
  // Only the engine changes points, because the ledger row and the member's sum must change together.
  async adjust(context, { memberId, account, delta, reason, requestId }) {
    const { appId, services } = context;
    return audited(context, 'memberPoints:adjust', async (tx, inside) => {
      const { id } = await findMember(inside, ['office'], memberId ?? (await idOfAccount(inside, account)));
      const grant = { memberId: id, delta, reason, refType: 'adjust', refId: requestId };
      const isNew = await grantPoints(tx, { appId, now: services.now() }, grant);
      const [row] = await tx
        .select({ points: member.points })
        .from(member)
        .where(and(eq(member.appId, appId), eq(member.id, id)));
      const now = row?.points ?? 0;
      const diff = { before: { points: now - delta }, after: { points: now, reason } };
      return { answer: { points: now }, told: isNew ? { target: id, diff } : [] };
    });
  },
  queryList: points.list({
    equal: ['memberId'],
    where: ({ turn, keyword }, context) => and(turn && TURNS[turn], memberKeyword(context, ledger.memberId, keyword)),
    sort: ['createdAt', 'delta'],
    order: ['id,desc'],
  }),
} satisfies ResourceHandlers<'memberPoints'>;
