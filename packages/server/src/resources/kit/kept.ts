import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { actorId } from './actorId.ts';
import type { CallContext } from '../context.ts';
import { asSeen, changeOf } from './seen.ts';
import { writeSysLog } from './sysLog.ts';
import { keptPage, type KeptListOptions, type ListInput } from './keptList.ts';
import type { ChangesOf, ColumnName, KeptTable, NewRowOf, RowOf } from './keptTable.ts';

interface KeptOptions<Table extends KeptTable, View> {
  /** The resource's name in the log, before the action. */
  log: string;
  /** What the log tells of a row that comes or goes; of a change it tells what differs. */
  logged: readonly ColumnName<Table>[];
  /** Rows that the caller may see and touch, within the app and not removed; all of them without it. */
  visible?: (context: CallContext) => SQL | undefined;
  /** Why a row that a unique key refuses cannot be made. */
  taken?: (row: NewRowOf<Table>) => AppError;
  /** A row as the wire has it. */
  view: (row: RowOf<Table>) => View;
}

type SeenInput = { id: string; version?: number };

/**
 * Handlers of rows that are created, listed, changed and removed: tenant, scope, lock, version, log and paging stand here
 * once. What has a life cycle with money or answers in it belongs to the engine.
 */
export function kept<Table extends KeptTable, View>(table: Table, options: KeptOptions<Table, View>) {
  const { log, logged, view } = options;
  const some = table as KeptTable;

  const scopeOf = (context: CallContext) =>
    and(eq(table.appId, context.appId), isNull(table.deletedAt), options.visible?.(context));
  const keyOf = ({ appId }: CallContext, id: string) => and(eq(table.appId, appId), eq(table.id, id));
  const told = (row: object): Record<string, unknown> => {
    const values = row as Record<string, unknown>;
    return Object.fromEntries(logged.map((name) => [name, values[name] ?? null]));
  };

  /** The row as the client saw it, held until the transaction ends. Throws NOT_FOUND, VERSION_CHANGED. */
  async function locked(tx: Db, context: CallContext, { id, version }: SeenInput): Promise<RowOf<Table>> {
    const [row] = await tx
      .select()
      .from(some)
      .where(and(scopeOf(context), eq(table.id, id)))
      .for('update');
    return asSeen(row as RowOf<Table> | undefined, version);
  }

  async function write(tx: Db, context: CallContext, row: RowOf<Table>, changes: object): Promise<void> {
    const set = { ...changes, updatedAt: context.services.now(), version: row.version + 1 };
    await tx.update(some).set(set).where(keyOf(context, row.id));
  }

  return {
    locked,

    /** Makes a row out of the input. */
    create:
      <Input>(make: (input: Input, context: CallContext) => NewRowOf<Table>) =>
      async (context: CallContext, input: Input): Promise<{ id: string }> => {
        const { db, appId, actor, services } = context;
        const id = newId();
        const now = services.now();
        const values = make(input, context);
        const row = { ...values, appId, id, createdBy: actorId(actor), createdAt: now, updatedAt: now };
        return db.transaction(async (tx) => {
          const made = await tx.insert(some).values(row).onConflictDoNothing().returning({ id: table.id });
          if (made.length === 0) throw options.taken?.(values) ?? new TypeError(`${log}: a key is taken`);
          await writeSysLog(tx, context, { action: `${log}:create`, target: id, diff: { after: told(row) } });
          return { id };
        });
      },

    /** Changes what differs from the row; `changesOf` says what the input means for it. */
    change:
      <Input extends SeenInput>(
        changesOf?: (input: Omit<Input, 'id' | 'version'>, row: RowOf<Table>) => ChangesOf<Table>,
      ) =>
      async (context: CallContext, input: Input): Promise<{ id: string }> => {
        const { id, version: _seen, ...given } = input;
        return context.db.transaction(async (tx) => {
          const row = await locked(tx, context, input);
          const after: object = changesOf ? changesOf(given, row) : given;
          await write(tx, context, row, after);
          const diff = changeOf(row, after as Record<string, unknown>);
          await writeSysLog(tx, context, { action: `${log}:update`, target: id, diff });
          return { id };
        });
      },

    /** Moves a row to a state, whatever else has changed in it; `guard` throws what stands in the way. */
    set:
      (
        action: string,
        after: ChangesOf<Table>,
        guard?: (tx: Db, row: RowOf<Table>, context: CallContext) => Promise<void>,
      ) =>
      async (context: CallContext, { id }: { id: string }): Promise<{ id: string }> =>
        context.db.transaction(async (tx) => {
          const row = await locked(tx, context, { id });
          await guard?.(tx, row, context);
          await write(tx, context, row, after);
          const diff = changeOf(row, after);
          await writeSysLog(tx, context, { action: `${log}:${action}`, target: id, diff });
          return { id };
        }),

    /** Takes a row out of every list; `guard` throws what stands in the way. */
    remove:
      (guard?: (tx: Db, row: RowOf<Table>, context: CallContext) => Promise<void>) =>
      async (context: CallContext, { id }: { id: string }): Promise<{ id: string }> =>
        context.db.transaction(async (tx) => {
          const row = await locked(tx, context, { id });
          await guard?.(tx, row, context);
          await write(tx, context, row, { deletedAt: context.services.now() });
          await writeSysLog(tx, context, { action: `${log}:delete`, target: id, diff: { before: told(row) } });
          return { id };
        }),

    /** One row by its id. */
    one:
      () =>
      async (context: CallContext, { id }: { id: string }): Promise<View> => {
        const [row] = await context.db
          .select()
          .from(some)
          .where(and(scopeOf(context), eq(table.id, id)));
        return view(asSeen(row as RowOf<Table> | undefined));
      },

    /** A page of rows. */
    list: (listOptions: KeptListOptions<Table>) => async (context: CallContext, input: ListInput) => {
      const { rows, ...page } = await keptPage(context, table, scopeOf(context), listOptions, input);
      return { content: rows.map(view), ...page };
    },
  };
}
