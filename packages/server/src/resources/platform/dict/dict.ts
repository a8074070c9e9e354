import { and, asc, count, eq, ilike, inArray, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { BUILT_IN_DICTS } from '../../../db/dictionaries.ts';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { dict as dictTable, dictItem } from '../../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { asSeen, changeOf } from '../../kit/seen.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

/** A longer list is no choice in a form. */
const MAX_ITEMS = 200;

const SORTABLE = { value: dictTable.value, label: dictTable.label, updatedAt: dictTable.updatedAt };
const ITEM_SORTABLE = {
  value: dictItem.value,
  label: dictItem.label,
  sort: dictItem.sort,
  updatedAt: dictItem.updatedAt,
};

/** Whoever is not of the back office sees what is switched on. */
const seesAll = ({ actor }: CallContext): boolean => actor.kind === 'user';

const itemsOf = (db: Db, appId: string, dictIds: readonly string[]) =>
  db
    .select({ dictId: dictItem.dictId, value: dictItem.value, label: dictItem.label, sort: dictItem.sort })
    .from(dictItem)
    .where(and(eq(dictItem.appId, appId), inArray(dictItem.dictId, [...dictIds]), eq(dictItem.isOn, true)))
    .orderBy(asc(dictItem.sort), asc(dictItem.id));

async function lockedDict(tx: Db, appId: string, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(dictTable)
    .where(and(eq(dictTable.appId, appId), eq(dictTable.id, id)))
    .for('update');
  return asSeen(row, version);
}

async function lockedItem(tx: Db, appId: string, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(dictItem)
    .where(and(eq(dictItem.appId, appId), eq(dictItem.id, id)))
    .for('update');
  return asSeen(row, version);
}

/** Throws DICT_BUILT_IN. */
function refuseBuiltIn({ value, label }: { value: string; label: string }): void {
  if (BUILT_IN_DICTS.includes(value)) throw new AppError('DICT_BUILT_IN', { label });
}

const made = (context: CallContext) => {
  const now = context.services.now();
  return { appId: context.appId, id: newId(), createdBy: actorId(context.actor), createdAt: now, updatedAt: now };
};

export const dict = {
  async queryByValue({ db, appId }, { value }) {
    const [found] = await db
      .select({ id: dictTable.id })
      .from(dictTable)
      .where(and(eq(dictTable.appId, appId), eq(dictTable.value, value), eq(dictTable.isOn, true)));
    if (!found) throw new AppError('NOT_FOUND');
    return { value, itemList: await itemsOf(db, appId, [found.id]) };
  },

  async queryBuildInList({ db, appId }) {
    const dicts = await db
      .select({ id: dictTable.id, value: dictTable.value, label: dictTable.label })
      .from(dictTable)
      .where(and(eq(dictTable.appId, appId), inArray(dictTable.value, [...BUILT_IN_DICTS]), eq(dictTable.isOn, true)))
      .orderBy(asc(dictTable.value));
    const items = await itemsOf(
      db,
      appId,
      dicts.map(({ id }) => id),
    );
    return {
      content: dicts.map(({ id, ...rest }) => ({ ...rest, itemList: items.filter(({ dictId }) => dictId === id) })),
    };
  },

  async queryList(context, { page, size, sort, keyword }) {
    const { db, appId } = context;
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(dictTable.appId, appId),
      seesAll(context) ? undefined : eq(dictTable.isOn, true),
      like === undefined ? undefined : or(ilike(dictTable.value, like), ilike(dictTable.label, like)),
    );
    const rows = await db
      .select()
      .from(dictTable)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(dictTable.value))
      .limit(size)
      .offset(page * size);
    const counts = await db
      .select({ dictId: dictItem.dictId, items: count() })
      .from(dictItem)
      .where(
        and(
          eq(dictItem.appId, appId),
          inArray(
            dictItem.dictId,
            rows.map(({ id }) => id),
          ),
        ),
      )
      .groupBy(dictItem.dictId);
    const itemCounts = new Map(counts.map(({ dictId, items }) => [dictId, items]));
    const [counted] = await db.select({ total: count() }).from(dictTable).where(where);
    const content = rows.map((row) => ({
      ...row,
      isBuiltIn: BUILT_IN_DICTS.includes(row.value),
      itemCount: itemCounts.get(row.id) ?? 0,
      updatedAt: row.updatedAt.toISOString(),
    }));
    return { content, total: counted?.total ?? 0, page, size };
  },

  async queryItemList(context, { page, size, sort, dictId, keyword }) {
    const { db, appId } = context;
    const [found] = await db
      .select({ isOn: dictTable.isOn })
      .from(dictTable)
      .where(and(eq(dictTable.appId, appId), eq(dictTable.id, dictId)));
    if (!found || !(found.isOn || seesAll(context))) throw new AppError('NOT_FOUND');
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(dictItem.appId, appId),
      eq(dictItem.dictId, dictId),
      seesAll(context) ? undefined : eq(dictItem.isOn, true),
      like === undefined ? undefined : or(ilike(dictItem.value, like), ilike(dictItem.label, like)),
    );
    const rows = await db
      .select()
      .from(dictItem)
      .where(where)
      .orderBy(...listOrder(sort, ITEM_SORTABLE), asc(dictItem.sort), asc(dictItem.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await db.select({ total: count() }).from(dictItem).where(where);
    const content = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    return { content, total: counted?.total ?? 0, page, size };
  },

  create(context, { value, label }) {
    const row = { ...made(context), value, label };
    return context.db.transaction(async (tx) => {
      const [inserted] = await tx.insert(dictTable).values(row).onConflictDoNothing().returning({ id: dictTable.id });
      if (!inserted) throw new AppError('CODE_TAKEN', { code: value });
      await writeSysLog(tx, context, { action: 'dict:create', target: row.id, diff: { after: { value, label } } });
      return inserted;
    });
  },

  update(context, { id, version, label, isOn }) {
    const { appId, services } = context;
    return context.db.transaction(async (tx) => {
      const row = await lockedDict(tx, appId, id, version);
      await tx
        .update(dictTable)
        .set({ label, isOn, updatedAt: services.now(), version: row.version + 1 })
        .where(and(eq(dictTable.appId, appId), eq(dictTable.id, id)));
      await writeSysLog(tx, context, { action: 'dict:update', target: id, diff: changeOf(row, { label, isOn }) });
      return { id };
    });
  },

  delete(context, { id }) {
    const { appId } = context;
    return context.db.transaction(async (tx) => {
      const { value, label } = await lockedDict(tx, appId, id);
      refuseBuiltIn({ value, label });
      const items = await tx
        .delete(dictItem)
        .where(and(eq(dictItem.appId, appId), eq(dictItem.dictId, id)))
        .returning({ value: dictItem.value, label: dictItem.label });
      await tx.delete(dictTable).where(and(eq(dictTable.appId, appId), eq(dictTable.id, id)));
      await writeSysLog(tx, context, { action: 'dict:delete', target: id, diff: { before: { value, label, items } } });
      return { id };
    });
  },

  createItem(context, { dictId, value, label, sort }) {
    const { appId } = context;
    const row = { ...made(context), dictId, value, label, sort };
    return context.db.transaction(async (tx) => {
      await lockedDict(tx, appId, dictId);
      const [counted] = await tx
        .select({ items: count() })
        .from(dictItem)
        .where(and(eq(dictItem.appId, appId), eq(dictItem.dictId, dictId)));
      if ((counted?.items ?? 0) >= MAX_ITEMS) throw new AppError('DICT_FULL', { max: MAX_ITEMS });
      const [inserted] = await tx.insert(dictItem).values(row).onConflictDoNothing().returning({ id: dictItem.id });
      if (!inserted) throw new AppError('CODE_TAKEN', { code: value });
      const after = { dictId, value, label, sort };
      await writeSysLog(tx, context, { action: 'dict:createItem', target: row.id, diff: { after } });
      return inserted;
    });
  },

  updateItem(context, { id, version, label, sort, isOn }) {
    const { appId, services } = context;
    return context.db.transaction(async (tx) => {
      const row = await lockedItem(tx, appId, id, version);
      await tx
        .update(dictItem)
        .set({ label, sort, isOn, updatedAt: services.now(), version: row.version + 1 })
        .where(and(eq(dictItem.appId, appId), eq(dictItem.id, id)));
      const diff = changeOf(row, { label, sort, isOn });
      await writeSysLog(tx, context, { action: 'dict:updateItem', target: id, diff });
      return { id };
    });
  },

  deleteItem(context, { id }) {
    const { appId } = context;
    return context.db.transaction(async (tx) => {
      const { dictId, value, label } = await lockedItem(tx, appId, id);
      const [owner] = await tx
        .select({ value: dictTable.value, label: dictTable.label })
        .from(dictTable)
        .where(and(eq(dictTable.appId, appId), eq(dictTable.id, dictId)));
      if (owner) refuseBuiltIn(owner);
      await tx.delete(dictItem).where(and(eq(dictItem.appId, appId), eq(dictItem.id, id)));
      const before = { dictId, value, label };
      await writeSysLog(tx, context, { action: 'dict:deleteItem', target: id, diff: { before } });
      return { id };
    });
  },
} satisfies ResourceHandlers<'dict'>;
