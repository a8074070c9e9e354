import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { IMPORT_UNDO_MS } from '@aosai/api/schools/memberImport';
import type { MemberImportDetail, MemberImportRow } from '@aosai/api/schools/organizationMember.contract';
import { memberImport, memberImportRow } from '../../db/schema/imports.ts';
import { member } from '../../db/schema/people.ts';
import { targetOrg } from '../../accounts/member/targetOrg.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { organizationRowScope } from '../../kit/scope.ts';
import type { Created } from './importMembers.ts';
import { type PlannedRow, planImport } from './importPlan.ts';
import { countsOf, importReply } from './importReply.ts';
import { rowOf, storeRun } from './importRuns.ts';

type Calls = Pick<ResourceHandlers<'organizationMember'>, 'queryImportList' | 'queryImport' | 'undoImport'>;
type Run = typeof memberImport.$inferSelect;
type RunRow = typeof memberImportRow.$inferSelect;
type StoredRow = RunRow & { row: PlannedRow['row'] };

const LISTED = 50;

const scopeOf = (context: CallContext) =>
  organizationRowScope(context, { appId: memberImport.appId, orgId: memberImport.orgId }, ['organization', 'office']);

/** Stores an import that runs in the background. Nothing begins if a row is faulty and faulty ones are not skipped. */
export async function beginRun(context: CallContext, run: Parameters<typeof storeRun>[2], skipFaulty: boolean) {
  const { db, appId, services, actor } = context;
  const call = { appId, now: services.now(), keys: services.platform.keys, createdBy: actorId(actor) };
  const terms = { hasStatement: run.evidence !== null, isApplied: true };
  const planned = await planImport(db, call, run.orgId, run.rows, terms);
  const faulty = planned.filter(({ outcome }) => outcome === 'error').length;
  if (faulty === planned.length || (faulty > 0 && !skipFaulty)) return { planned, importId: null };
  const importId = await audited(context, 'organizationMember:batchImport', async (tx) => {
    const id = await storeRun(tx, context, run);
    const counts = countsOf({ planned, applied: true });
    const after = { importId: id, state: 'running', counts, consentStated: run.evidence !== null };
    return { answer: id, told: { target: run.orgId, diff: { after } } };
  });
  services.wakeImports();
  return { planned, importId };
}

const shown = ({ id, fileName, createdAt, state, doneCount, total }: Run): MemberImportRow => ({
  id,
  fileName,
  at: createdAt.toISOString(),
  state,
  done: doneCount,
  total,
  undoUntil: new Date(createdAt.getTime() + IMPORT_UNDO_MS).toISOString(),
});

/** Accounts of an import whose first passwords nobody has taken yet. */
async function accountsOf({ db, appId, services }: CallContext, rows: readonly StoredRow[]): Promise<Created[]> {
  const ids = rows.flatMap(({ outcome, memberId }) => (outcome === 'create' && memberId !== null ? [memberId] : []));
  const people = await db
    .select({ id: member.id, account: member.account, sealed: member.initialPwdEnc })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  const found = new Map(people.map((one) => [one.id, one]));
  return rows.flatMap(({ memberId, line, row }) => {
    const one = found.get(memberId ?? '');
    if (!one || one.sealed === null) return [];
    const password = services.platform.keys.openField(one.sealed);
    const { name, no, className } = row;
    return [{ id: one.id, line, name, no, className, account: one.account, password }];
  });
}

/** What of a row stays, in words. */
const keptReasons = ({ undone, outcome, placeKept, row }: StoredRow): string[] => [
  ...(undone === 'kept' ? [outcome === 'create' ? '已经有人用这个账号登录过' : '导入之后改动过，或对方已经答复'] : []),
  ...(placeKept ? [`在班级「${row.className ?? ''}」里已经做过题，仍在班里`] : []),
];

function undoneOf(rows: readonly StoredRow[], all: readonly RunRow[]): MemberImportDetail['undone'] {
  const countOf = (undone: RunRow['undone']) => all.filter((one) => one.undone === undone).length;
  return {
    removed: countOf('removed'),
    ended: countOf('ended'),
    restored: countOf('restored'),
    kept: rows.flatMap((one) => {
      const reasons = keptReasons(one);
      const { line, row } = one;
      return reasons.length === 0 ? [] : [{ line, name: row.name, no: row.no, reason: reasons.join('；') }];
    }),
  };
}

export const memberImports = {
  async queryImportList(context, { orgId }) {
    const { db, services } = context;
    const since = new Date(services.now().getTime() - IMPORT_UNDO_MS);
    const rows = await db
      .select()
      .from(memberImport)
      .where(
        and(scopeOf(context), eq(memberImport.orgId, targetOrg(context, orgId)), gt(memberImport.createdAt, since)),
      )
      .orderBy(desc(memberImport.createdAt), desc(memberImport.id))
      .limit(LISTED);
    return { content: rows.map(shown) };
  },

  async queryImport(context, { id }) {
    const { db, appId, services } = context;
    const [run] = await db
      .select()
      .from(memberImport)
      .where(and(scopeOf(context), eq(memberImport.id, id)));
    if (!run) throw new AppError('NOT_FOUND');
    if (run.state === 'running') return { ...shown(run), report: null, undone: null };
    const all = await db
      .select()
      .from(memberImportRow)
      .where(and(eq(memberImportRow.appId, appId), eq(memberImportRow.importId, id)))
      .orderBy(asc(memberImportRow.line));
    const rows = all.flatMap((one): StoredRow[] => {
      const row = rowOf(services.platform.keys, one);
      return row ? [{ ...one, row }] : [];
    });
    const planned = rows.map(({ row, outcome, faults, notes }): PlannedRow => ({
      row,
      outcome: outcome ?? 'error',
      faults,
      notes,
      isChild: false,
      isAgeless: false,
      found: null,
    }));
    const created = await accountsOf(context, rows);
    const report = importReply({ applied: true, planned, created, classes: run.classes }, { importId: id });
    return { ...shown(run), report, undone: run.state === 'undone' ? undoneOf(rows, all) : null };
  },

  async undoImport(context, { id }) {
    const { services } = context;
    const now = services.now();
    await audited(context, 'organizationMember:undoImport', async (tx) => {
      const [run] = await tx
        .select()
        .from(memberImport)
        .where(and(scopeOf(context), eq(memberImport.id, id)))
        .for('update');
      if (!run) throw new AppError('NOT_FOUND');
      // Asked for again: it is under way, or over.
      if (run.state === 'undoing' || run.state === 'undone') return { told: [] };
      const isOver = now.getTime() - run.createdAt.getTime() >= IMPORT_UNDO_MS;
      if (run.state === 'running' || isOver) throw new AppError('IMPORT_UNDO_OVER');
      await tx
        .update(memberImport)
        .set({ state: 'undoing', leaseUntil: null, updatedAt: now, version: sql`${memberImport.version} + 1` })
        .where(and(eq(memberImport.appId, run.appId), eq(memberImport.id, id)));
      const diff = { before: { state: run.state }, after: { state: 'undoing', importId: id, rows: run.total } };
      return { told: { target: run.orgId, diff } };
    });
    services.wakeImports();
    return { id };
  },
} satisfies Calls;
