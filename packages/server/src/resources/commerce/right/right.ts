import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { membership, right as rightTable } from '../../../db/schema/people.ts';
import type { ResourceHandlers } from '../../context.ts';
import { datesAsText } from '../../kit/datesAsText.ts';
import { kept } from '../../kit/kept.ts';
import type { RowWork } from '../../kit/keptTable.ts';

/** A right that a card brings cannot go: the card would promise what nothing checks any more. */
async function refuseIfInCard({ tx, row: { appId, code } }: RowWork<typeof rightTable, unknown>): Promise<void> {
  const [card] = await tx
    .select({ name: membership.name })
    .from(membership)
    .where(
      and(
        eq(membership.appId, appId),
        isNull(membership.deletedAt),
        sql`${membership.rights} @> ${JSON.stringify([{ code }])}::jsonb`,
      ),
    )
    .limit(1);
  if (card) throw new AppError('RIGHT_IN_USE', { name: card.name });
}

const rights = kept(rightTable, {
  log: 'right',
  logged: ['code', 'name', 'kind', 'period', 'quota', 'status'],
  // Members and schools see what is published.
  visible: ({ actor }) => (actor.kind === 'user' ? undefined : eq(rightTable.status, 'published')),
  taken: ({ code }) => new AppError('CODE_TAKEN', { code }),
  view: (row) => datesAsText(row),
});

export const right = {
  create: rights.create((input) => ({ ...input, status: 'draft' })),
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
} satisfies ResourceHandlers<'right'>;
