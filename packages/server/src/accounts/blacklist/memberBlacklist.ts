import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { BlacklistScope } from '@aosai/api/accounts/memberRecords';
import { memberBlacklist as blacklist } from '../../db/schema/memberRecords.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { maskedMembers, memberKeyword } from '../member/maskedMembers.ts';
import { findMember } from '../member/memberScope.ts';
import { memberRowScope } from '../../kit/scope.ts';

/** Throws VALIDATION for an end in the past, with which the entry would have no effect. */
function endOf(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (end <= now) throw new AppError('VALIDATION', { path: 'until', detail: '到期时间要晚于现在' });
  return end;
}

async function endSessionsIfBarred(
  { tx, context: { appId }, row }: RowWork<typeof blacklist, unknown>,
  scope: BlacklistScope,
): Promise<void> {
  const isBarred = scope === 'login' || scope === 'all';
  if (isBarred) await endSessionsOf(tx, { appId, realm: 'member', personIds: [row.memberId] });
}

function inState(state: 'active' | 'ended' | undefined, now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'active' ? or(isNull(blacklist.until), gt(blacklist.until, now)) : lte(blacklist.until, now);
}

const entries = crud(blacklist, {
  log: 'memberBlacklist',
  logged: ['memberId', 'scope', 'reason', 'until'],
  visible: (context) => memberRowScope(context, { appId: blacklist.appId, memberId: blacklist.memberId }, ['office']),
  more: maskedMembers,
  view: (row, { services }, memberOf) => ({
    ...datesAsText(row),
    member: memberOf(row.memberId),
    state: row.until === null || row.until > services.now() ? ('active' as const) : ('ended' as const),
  }),
});

export const memberBlacklist = {
  create: entries.create(
    async ({ memberId, scope, reason, until }, { context }) => {
      const { id } = await findMember(context, ['office'], memberId);
      return { memberId: id, scope, reason, until: endOf(until, context.services.now()) };
    },
    (work) => endSessionsIfBarred(work, work.row.scope),
  ),
  update: entries.change({
    to: ({ context: { services }, input: { scope, reason, until } }) => ({
      ...(scope && { scope }),
      ...(reason && { reason }),
      ...(until !== undefined && { until: endOf(until, services.now()) }),
    }),
    after: (work) => endSessionsIfBarred(work, work.changes.scope ?? work.row.scope),
  }),
  delete: entries.remove(),
  queryList: entries.list({
    equal: ['memberId', 'scope'],
    where: ({ state, keyword }, context) =>
      and(inState(state, context.services.now()), memberKeyword(context, blacklist.memberId, keyword)),
    sort: ['createdAt', 'until', 'scope'],
    order: ['id,desc'],
  }),
} satisfies ResourceHandlers<'memberBlacklist'>;
