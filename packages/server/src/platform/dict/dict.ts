import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newCode } from '../../base/newId.ts';
import { BUILT_IN_DICTS } from './dictionaries.ts';
import type { Db } from '../../db/open.ts';
import { dict as dictTable, dictItem } from '../../db/schema/platform.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';

/** A longer list is no use as a choice in a form. */
const MAX_ITEMS = 200;

/** Callers outside the back office see only what is switched on. */
const seesAll = ({ actor }: CallContext): boolean => actor.kind === 'user';

const liveDicts = (appId: string) => and(eq(dictTable.appId, appId), isNull(dictTable.deletedAt));
const liveItems = (appId: string) => and(eq(dictItem.appId, appId), isNull(dictItem.deletedAt));

const itemsOf = (db: Db, appId: string, dictIds: readonly string[]) =>
  db
    .select({ dictId: dictItem.dictId, value: dictItem.value, label: dictItem.label, sort: dictItem.sort })
    .from(dictItem)
    .where(and(liveItems(appId), inArray(dictItem.dictId, [...dictIds]), eq(dictItem.isOn, true)))
    .orderBy(asc(dictItem.sort), asc(dictItem.id));

async function itemCounts(rows: readonly { id: string }[], { db, appId }: CallContext): Promise<Map<string, number>> {
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ dictId: dictItem.dictId, items: count() })
    .from(dictItem)
    .where(and(liveItems(appId), inArray(dictItem.dictId, ids)))
    .groupBy(dictItem.dictId);
  return new Map(counts.map(({ dictId, items }) => [dictId, items]));
}

/** Throws DICT_BUILT_IN. */
function refuseBuiltIn({ value, label }: { value: string; label: string }): void {
  if (BUILT_IN_DICTS.includes(value)) throw new AppError('DICT_BUILT_IN', { label });
}

async function removeItems({ tx, context, row }: RowWork<typeof dictTable, unknown>) {
  refuseBuiltIn(row);
  const now = context.services.now();
  const items = await tx
    .update(dictItem)
    .set({ deletedAt: now, updatedAt: now, version: sql`${dictItem.version} + 1` })
    .where(and(liveItems(context.appId), eq(dictItem.dictId, row.id)))
    .returning({ value: dictItem.value, label: dictItem.label });
  return { items };
}

async function refuseItemOfBuiltIn({ tx, context, row }: RowWork<typeof dictItem, unknown>): Promise<void> {
  const [owner] = await tx
    .select({ value: dictTable.value, label: dictTable.label })
    .from(dictTable)
    .where(and(liveDicts(context.appId), eq(dictTable.id, row.dictId)));
  if (owner) refuseBuiltIn(owner);
}

/**
 * Locks the dictionary that gets an item, so that concurrent calls cannot exceed the limit. Throws NOT_FOUND,
 * DICT_FULL.
 */
async function makeRoom(tx: Db, context: CallContext, dictId: string): Promise<void> {
  await dicts.locked(tx, context, { id: dictId });
  const items = await tx.$count(dictItem, and(liveItems(context.appId), eq(dictItem.dictId, dictId)));
  if (items >= MAX_ITEMS) throw new AppError('DICT_FULL', { max: MAX_ITEMS });
}

const taken = ({ value }: { value: string }) => new AppError('CODE_TAKEN', { code: value });

const dicts = crud(dictTable, {
  log: 'dict',
  logged: ['value', 'label', 'isOn'],
  visible: (context) => (seesAll(context) ? undefined : eq(dictTable.isOn, true)),
  taken,
  more: itemCounts,
  view: (row, _, counts) => ({
    ...datesAsText(row),
    isBuiltIn: BUILT_IN_DICTS.includes(row.value),
    itemCount: counts.get(row.id) ?? 0,
  }),
});

const items = crud(dictItem, {
  log: 'dict',
  of: 'Item',
  logged: ['dictId', 'value', 'label', 'sort', 'isOn'],
  visible: (context) => (seesAll(context) ? undefined : eq(dictItem.isOn, true)),
  taken,
  view: (row) => datesAsText(row),
});

const listItems = items.list<{ page: number; size: number; sort: string[]; keyword?: string; dictId: string }>({
  search: ['value', 'label'],
  equal: ['dictId'],
  sort: ['value', 'label', 'sort', 'updatedAt'],
  order: ['sort', 'id'],
});

export const dict = {
  async queryByValue({ db, appId }, { value }) {
    const [found] = await db
      .select({ id: dictTable.id })
      .from(dictTable)
      .where(and(liveDicts(appId), eq(dictTable.value, value), eq(dictTable.isOn, true)));
    if (!found) throw new AppError('NOT_FOUND');
    return { value, itemList: await itemsOf(db, appId, [found.id]) };
  },

  async queryBuildInList({ db, appId }) {
    const found = await db
      .select({ id: dictTable.id, value: dictTable.value, label: dictTable.label })
      .from(dictTable)
      .where(and(liveDicts(appId), inArray(dictTable.value, [...BUILT_IN_DICTS]), eq(dictTable.isOn, true)))
      .orderBy(asc(dictTable.value));
    const itemList = await itemsOf(
      db,
      appId,
      found.map(({ id }) => id),
    );
    return {
      content: found.map(({ id, ...rest }) => ({ ...rest, itemList: itemList.filter(({ dictId }) => dictId === id) })),
    };
  },

  queryList: dicts.list({ search: ['value', 'label'], sort: ['value', 'label', 'updatedAt'], order: ['value'] }),
  async queryItemList(context, input) {
    await dicts.found(context, input.dictId);
    return listItems(context, input);
  },
  create: dicts.create(({ value, ...input }) => ({ ...input, value: value ?? newCode('dict') })),
  update: dicts.change(),
  delete: dicts.remove(removeItems),
  createItem: items.create(async (input, { tx, context }) => {
    await makeRoom(tx, context, input.dictId);
    return { ...input, value: input.value ?? newCode('item') };
  }),
  updateItem: items.change(),
  deleteItem: items.remove(refuseItemOfBuiltIn),
} satisfies ResourceHandlers<'dict'>;
