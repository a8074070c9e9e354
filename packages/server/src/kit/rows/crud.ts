import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { actorId } from '../actorId.ts';
import type { CallContext } from '../context.ts';
import { requireVersion, changedFields } from './version.ts';
import { writeSysLog } from '../audit/sysLog.ts';
import { crudPage, type CrudListOptions, type ListInput } from './crudList.ts';
import { rowEdits } from './rowEdits.ts';
import type {
  ChangesOf,
  ChangeSteps,
  ColumnName,
  CrudTable,
  NewRowOf,
  RowOf,
  RowWork,
  SeenInput,
  Work,
} from './crudTable.ts';

type Fields = Record<string, unknown>;

interface KeptOptions<Table extends CrudTable, View, More> {
  /** The resource's name in log entries, before the action. */
  log: string;
  /** Appended to the action where a resource keeps rows of several kinds: `createItem`. */
  of?: string;
  /**
   * Columns that the log records: all of them when a row is created or deleted, the differences when it changes.
   * Nothing else is logged.
   */
  logged: readonly ColumnName<Table>[] | ((row: RowOf<Table>, context: CallContext) => Fields);
  /** Rows that the caller may see and change, within the app and not deleted; without it, all of them. */
  visible?: (context: CallContext) => SQL | undefined;
  /** The error for a row that violates a unique key. */
  taken?: (row: NewRowOf<Table>) => AppError;
  /** Further fields for a page of rows, read once for all of them. */
  more?: (rows: readonly RowOf<Table>[], context: CallContext) => Promise<More>;
  /** A row in its wire form. */
  view: (row: RowOf<Table>, context: CallContext, more: NoInfer<More>) => View;
}

interface Done {
  id: string;
  version: number;
}

/**
 * Handlers for rows that are created, listed, changed and deleted: tenant, scope, lock, version, log and paging are
 * implemented only here. Rows whose life cycle involves money or answers belong to the engine.
 */
export function crud<Table extends CrudTable, View, More = undefined>(
  table: Table,
  options: KeptOptions<Table, View, More>,
) {
  const { logged } = options;
  const some = table as CrudTable;

  const actionOf = (action: string) => `${options.log}:${action}${options.of ?? ''}`;
  const scopeOf = (context: CallContext) =>
    and(eq(table.appId, context.appId), isNull(table.deletedAt), options.visible?.(context));
  const keyOf = ({ appId }: CallContext, id: string) => and(eq(table.appId, appId), eq(table.id, id));
  const told = (row: object, context: CallContext): Fields => {
    if (typeof logged === 'function') return logged(row as RowOf<Table>, context);
    const values = row as Fields;
    return Object.fromEntries(logged.map((name) => [name, values[name] ?? null]));
  };
  const views = async (rows: readonly RowOf<Table>[], context: CallContext): Promise<View[]> => {
    const more = (await options.more?.(rows, context)) as More;
    return rows.map((row) => options.view(row, context, more));
  };

  /** The row in the version the client saw, locked until the transaction ends. Throws NOT_FOUND, VERSION_CHANGED. */
  async function locked(tx: Db, context: CallContext, { id, version }: SeenInput): Promise<RowOf<Table>> {
    const [row] = await tx
      .select()
      .from(some)
      .where(and(scopeOf(context), eq(table.id, id)))
      .for('update');
    return requireVersion(row as RowOf<Table> | undefined, version);
  }

  /** The row, unlocked. Throws NOT_FOUND. */
  async function found(context: CallContext, id: string): Promise<RowOf<Table>> {
    const [row] = await context.db
      .select()
      .from(some)
      .where(and(scopeOf(context), eq(table.id, id)));
    return requireVersion(row as RowOf<Table> | undefined);
  }

  async function write(tx: Db, context: CallContext, row: RowOf<Table>, changes: object): Promise<void> {
    const set = { ...changes, updatedAt: context.services.now(), version: row.version + 1 };
    await tx.update(some).set(set).where(keyOf(context, row.id));
  }

  /** Changes a row in the version the client saw, and logs the fields that differ. */
  function change<Input extends SeenInput>(steps: ChangeSteps<Table, NoInfer<Input>> = {}) {
    return async (context: CallContext, input: Input): Promise<Done> => {
      const { id, version: _seen, ...given } = input;
      return context.db.transaction(async (tx) => {
        const inside = { ...context, db: tx };
        await steps.first?.({ tx, context: inside, input });
        const row = await locked(tx, context, input);
        const work = { tx, context: inside, input, row };
        const changes: ChangesOf<Table> = steps.to ? await steps.to(work) : (given as ChangesOf<Table>);
        await write(tx, context, row, changes);
        await steps.after?.({ ...work, changes });
        const diff = changedFields(told(row, context), told({ ...row, ...changes }, context));
        const entry = { action: actionOf(steps.action ?? 'update'), target: id };
        // Logs the change without details where none of the changed columns may be logged.
        await writeSysLog(tx, context, Object.keys(diff.after).length > 0 ? { ...entry, diff } : entry);
        return { id, version: row.version + 1 };
      });
    };
  }

  return {
    locked,
    found,
    change,

    /** Inserts a row made from the input; `after` does further work in the same transaction. */
    create:
      <Input>(
        make: (input: NoInfer<Input>, work: Omit<Work<unknown>, 'input'>) => NewRowOf<Table> | Promise<NewRowOf<Table>>,
        after?: (work: RowWork<Table, NoInfer<Input>>) => Promise<unknown>,
      ) =>
      async (context: CallContext, input: Input): Promise<Done> => {
        const { db, appId, actor, services } = context;
        return db.transaction(async (tx) => {
          const inside = { ...context, db: tx };
          const values = await make(input, { tx, context: inside });
          const id = newId();
          const now = services.now();
          const whole = { ...values, appId, id, createdBy: actorId(actor), createdAt: now, updatedAt: now };
          const [made] = await tx.insert(some).values(whole).onConflictDoNothing().returning();
          if (!made) throw options.taken?.(values) ?? new TypeError(`${actionOf('create')}: a key is taken`);
          const row = made as RowOf<Table>;
          await after?.({ tx, context: inside, input, row });
          await writeSysLog(tx, context, {
            action: actionOf('create'),
            target: id,
            diff: { after: told(row, context) },
          });
          return { id, version: row.version };
        });
      },

    /** Sets a row's state without checking its version; `guard` throws if that is not allowed. */
    set:
      (action: string, to: ChangesOf<Table>, guard?: (work: RowWork<Table, { id: string }>) => Promise<unknown>) =>
      (context: CallContext, { id }: { id: string }): Promise<Done> => {
        const guarded = async (work: RowWork<Table, { id: string }>) => {
          await guard?.(work);
          return to;
        };
        return change({ action, to: guarded })(context, { id });
      },

    /**
     * Marks a row as deleted. `before` throws if that is not allowed, or deletes dependent rows and returns what the
     * log records of them; `first` takes locks that must come before the row's.
     */
    remove:
      (
        before?: (work: RowWork<Table, { id: string }>) => Promise<Fields | void>,
        first?: (work: Work<{ id: string }>) => Promise<unknown>,
      ) =>
      async (context: CallContext, input: { id: string }): Promise<{ id: string }> =>
        context.db.transaction(async (tx) => {
          const { id } = input;
          const inside = { ...context, db: tx };
          await first?.({ tx, context: inside, input });
          const row = await locked(tx, context, { id });
          const hung = (await before?.({ tx, context: inside, input, row })) ?? {};
          await write(tx, context, row, { deletedAt: context.services.now() });
          const diff = { before: { ...told(row, context), ...hung } };
          await writeSysLog(tx, context, { action: actionOf('delete'), target: id, diff });
          return { id };
        }),

    /** One row by its id. */
    one:
      () =>
      async (context: CallContext, { id }: { id: string }): Promise<View> => {
        const [view] = await views([await found(context, id)], context);
        return view as View;
      },

    /** Who has changed a row since the version that the caller has read; reads the log only if somebody has. */
    edits:
      () =>
      async (context: CallContext, { id, version: seen }: { id: string; version: number }) => {
        const [head] = await context.db
          .select({ version: table.version, updatedAt: table.updatedAt })
          .from(some)
          .where(and(scopeOf(context), eq(table.id, id)));
        const { version, updatedAt } = requireVersion(head as Pick<RowOf<Table>, 'version' | 'updatedAt'> | undefined);
        return { version, edits: await rowEdits(context, options.log, { id, updatedAt, missed: version - seen }) };
      },

    /** A page of rows. */
    list:
      <Input extends ListInput>(listOptions: CrudListOptions<Table, NoInfer<Input>>) =>
      async (context: CallContext, input: Input) => {
        const { rows, ...page } = await crudPage(context, table, scopeOf(context), listOptions, input);
        return { content: await views(rows, context), ...page };
      },
  };
}
