import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { memberMembership as held, membership, right as rightTable } from '../../db/schema/cards.ts';
import { brings } from '../cards/heldCards.ts';
import { newCode } from '../../base/newId.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { queryFreeQuotas, setFreeQuotas } from './freeQuotas.ts';

/** Refuses to delete a right in a card, on sale or held: the card would promise an unknown right. */
async function refuseIfInCard({ tx, context, row: { appId, code } }: RowWork<typeof rightTable, unknown>) {
  const brought = JSON.stringify([{ code }]);
  const [card] = await tx
    .select({ name: membership.name })
    .from(membership)
    .where(
      and(eq(membership.appId, appId), isNull(membership.deletedAt), sql`${membership.rights} @> ${brought}::jsonb`),
    )
    .limit(1);
  const [sold] = await tx
    .select({ name: held.name })
    .from(held)
    .where(
      and(
        eq(held.appId, appId),
        isNull(held.deletedAt),
        isNull(held.endedAt),
        gte(held.expireDate, context.services.now()),
        brings(code),
      ),
    )
    .limit(1);
  const holder = card ?? sold;
  if (holder) throw new AppError('RIGHT_IN_USE', { name: holder.name });
}

const rights = crud(rightTable, {
  log: 'right',
  logged: ['code', 'name', 'kind', 'period', 'quota', 'status'],
  // Members and schools see only published rights.
  visible: ({ actor }) => (actor.kind === 'user' ? undefined : eq(rightTable.status, 'published')),
  taken: ({ code }) => new AppError('CODE_TAKEN', { code }),
  view: (row) => datesAsText(row),
});

export const right = {
  create: rights.create(({ code, ...input }) => ({ ...input, code: code ?? newCode('right'), status: 'draft' })),
  update: rights.change(),
  delete: rights.remove(refuseIfInCard),
  publish: rights.set('publish', { status: 'published' }),
  unpublish: rights.set('unpublish', { status: 'unpublished' }),
  queryById: rights.one(),
  queryList: rights.list({
    search: ['code', 'name'],
    equal: ['status'],
    sort: ['code', 'name', 'updatedAt'],
    order: ['code'],
  }),
  queryFreeQuotas,
  setFreeQuotas,
} satisfies ResourceHandlers<'right'>;
