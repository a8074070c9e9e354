import { and, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { type CardRight, cardTags, type CardType } from '@aosai/api/rights/cards';
import type { Db } from '../../db/open.ts';
import { memberMembership, membership as cards } from '../../db/schema/cards.ts';
import { grantOf, rightsByCode } from '../../rights/cards/cardSnapshot.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';

type CardRow = typeof cards.$inferSelect;

async function soldCounts({ db, appId, actor }: CallContext, ids: readonly string[]) {
  if (actor.kind !== 'user' || ids.length === 0) return null;
  const rows = await db
    .select({ id: memberMembership.membershipId, sold: count() })
    .from(memberMembership)
    .where(and(eq(memberMembership.appId, appId), inArray(memberMembership.membershipId, [...ids])))
    .groupBy(memberMembership.membershipId);
  return new Map(rows.map(({ id, sold }) => [id, sold]));
}

async function shownBeside(rows: readonly CardRow[], context: CallContext) {
  const codes = rows.flatMap(({ rights }) => rights.map(({ code }) => code));
  const known = await rightsByCode(context.db, context.appId, codes);
  const sold = await soldCounts(
    context,
    rows.map(({ id }) => id),
  );
  return { known, sold };
}

const products = crud(cards, {
  log: 'membership',
  logged: ['name', 'type', 'tags', 'priceFen', 'originFen', 'days', 'rights', 'sort', 'isDefault', 'status'],
  visible: ({ actor }) => (actor.kind === 'user' ? undefined : eq(cards.status, 'published')),
  // The unique key is violated only when two cards become the recommended one at the same moment.
  taken: () => new AppError('VERSION_CHANGED'),
  more: shownBeside,
  view: ({ rights, ...row }, _context, { known, sold }) => ({
    ...datesAsText(row),
    rights: rights.map((one) => ({ ...grantOf(one, known), isOwn: one.quota !== undefined })),
    soldCount: sold && (sold.get(row.id) ?? 0),
  }),
});

/** A card may only contain rights that the gate of rights knows. Throws VALIDATION. */
async function refuseUnknownRights(context: CallContext, rights: readonly CardRight[]): Promise<void> {
  const codes = rights.map(({ code }) => code);
  const known = await rightsByCode(context.db, context.appId, codes);
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined)
    throw new AppError('VALIDATION', { path: 'rights', detail: `没有代号是 ${unknown} 的权益` });
}

/**
 * Leaves one recommended card per type. Locks all cards of the app first, so that two concurrent calls cannot both keep
 * theirs.
 */
async function adviseOnly(tx: Db, appId: string, type: CardType, id?: string): Promise<void> {
  const ofApp = and(eq(cards.appId, appId), isNull(cards.deletedAt));
  await tx.select({ id: cards.id }).from(cards).where(ofApp).orderBy(asc(cards.id)).for('update');
  const others = and(ofApp, eq(cards.type, type), cards.isDefault, id === undefined ? undefined : ne(cards.id, id));
  await tx.update(cards).set({ isDefault: false }).where(others);
}

/** Throws CARD_SOLD: holders can read a sold card for ever. */
async function refuseSold({ tx, row: { appId, id } }: RowWork<typeof cards, unknown>): Promise<void> {
  const sold = and(eq(memberMembership.appId, appId), eq(memberMembership.membershipId, id));
  if ((await tx.$count(memberMembership, sold)) > 0) throw new AppError('CARD_SOLD');
}

const withOneOf = (tags: readonly string[]): SQL | undefined =>
  or(...tags.map((tag) => sql`${cards.tags} @> ${JSON.stringify([tag])}::jsonb`));

export const membership = {
  create: products.create(async (input, { tx, context }) => {
    await refuseUnknownRights(context, input.rights);
    if (input.isDefault) await adviseOnly(tx, context.appId, input.type);
    return { ...input, tags: cardTags(input.type, input.tags), status: 'draft' };
  }),
  update: products.change({
    first: async ({ tx, context, input: { id, type, isDefault } }) => {
      if (isDefault) await adviseOnly(tx, context.appId, type, id);
    },
    to: async ({ context, row, input: { id: _id, version: _version, ...changes } }) => {
      const known = new Set(row.rights.map(({ code }) => code));
      await refuseUnknownRights(
        context,
        changes.rights.filter(({ code }) => !known.has(code)),
      );
      return { ...changes, tags: cardTags(changes.type, changes.tags) };
    },
  }),
  delete: products.remove(refuseSold),
  publish: products.set('publish', { status: 'published' }),
  unpublish: products.set('unpublish', { status: 'unpublished' }),
  queryById: products.one(),
  queryList: products.list({
    search: ['name'],
    equal: ['type', 'status'],
    where: ({ tags }) => (tags === undefined || tags.length === 0 ? undefined : withOneOf(tags)),
    sort: ['name', 'priceFen', 'days', 'sort', 'updatedAt'],
    order: ['sort', 'id'],
  }),
} satisfies ResourceHandlers<'membership'>;
