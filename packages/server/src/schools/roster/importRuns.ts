import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import { insertChunks } from '../../db/chunks.ts';
import type { Db } from '../../db/open.ts';
import { instantParam, jsonParam } from '../../db/rawRows.ts';
import { memberImport, memberImportRow } from '../../db/schema/imports.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Actor } from '../../kit/actor.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, Services } from '../../kit/context.ts';
import { systemLog } from '../../kit/audit/systemLog.ts';
import { type ImportCall, type ImportOrder, type ImportResult, importMembers } from './importMembers.ts';
import type { ImportRow } from './importRow.ts';
import { initialPassword, type NewPassword } from '../../accounts/member/newPassword.ts';
import { createdAmong, joinClasses, teachClasses } from './rosterClasses.ts';
import { undoRows } from './undoImport.ts';

export interface MemberImportRunner {
  db: Db;
  services: Services;
}

/** Hands out passwords for new accounts. */
type TakePasswords = NonNullable<ImportOrder['takePasswords']>;

type Run = typeof memberImport.$inferSelect;
type RunRow = typeof memberImportRow.$inferSelect;

/** Longer than some rows take; another server takes over after a crash. */
const LEASE_MS = 60_000;
/** Each chunk is one transaction, short enough that saves of an exam do not wait for it. */
const CHUNK = 20;
const UNDO_CHUNK = 20;
const FORGET_CHUNK = 500;
/** Longer than an import can be taken back, so that its school can still read what became of it. */
const KEPT_MS = 2 * DAY_MS;

export const rowOf = (keys: Pick<Keys, 'openField'>, { sealed }: Pick<RunRow, 'sealed'>): ImportRow | null =>
  sealed === '' ? null : (JSON.parse(keys.openField(sealed)) as ImportRow);

const keyOf = ({ appId, id }: Pick<Run, 'appId' | 'id'>) => and(eq(memberImport.appId, appId), eq(memberImport.id, id));

interface NewRun {
  orgId: string;
  fileName: string;
  evidence: string | null;
  intoClasses: boolean;
  rows: readonly ImportRow[];
}

/** Stores an import; without a result its rows wait for `runMemberImports`. Returns its id. */
export async function storeRun(tx: Db, context: CallContext, order: NewRun, result?: ImportResult): Promise<string> {
  const { appId, actor, services } = context;
  const now = services.now();
  const { keys } = services.platform;
  const id = newId();
  const { rows, ...given } = order;
  await tx.insert(memberImport).values({
    appId,
    id,
    createdBy: actorId(actor),
    createdAt: now,
    updatedAt: now,
    ...given,
    actorKind: actor.kind === 'user' ? 'user' : 'member',
    actorId: actorId(actor) ?? '',
    classes: result?.classes ?? [],
    state: result ? 'done' : 'running',
    total: rows.length,
    doneCount: result ? rows.length : 0,
    finishedAt: result ? now : null,
  });
  const outcomes = result ? outcomesOf(result, now) : new Map<number, RowOutcome>();
  const values = rows.map((row) => ({
    appId,
    importId: id,
    line: row.line,
    sealed: keys.sealField(JSON.stringify(row)),
    ...outcomes.get(row.line),
  }));
  for (const part of insertChunks(values)) await tx.insert(memberImportRow).values(part);
  return id;
}

type RowOutcome = Pick<
  RunRow,
  'outcome' | 'faults' | 'notes' | 'memberId' | 'at' | 'before' | 'guardianId' | 'placedIn'
>;

function outcomesOf({ planned, stored, given = [] }: ImportResult, at: Date): Map<number, RowOutcome> {
  const storedOf = new Map(stored.map((one) => [one.line, one]));
  const placeOf = new Map(given.map(({ memberId, gradeId }) => [memberId, gradeId]));
  return new Map(
    planned.map(({ row, outcome, faults, notes }) => {
      const one = storedOf.get(row.line);
      const before = one?.before ?? null;
      return [
        row.line,
        {
          outcome,
          faults,
          notes,
          memberId: one?.memberId ?? null,
          at,
          before: before && { roles: before.roles, no: before.no, className: before.className, status: before.status },
          guardianId: one?.guardianId ?? null,
          placedIn: placeOf.get(one?.memberId ?? '') ?? null,
        },
      ];
    }),
  );
}

async function recordChunk(tx: Db, run: Run, outcomes: ReadonlyMap<number, RowOutcome>, more: Partial<Run> = {}) {
  // One statement for all rows: a chunk holds the school's row, for which others wait.
  const set = [...outcomes].map(([line, outcome]) => ({ line, ...outcome }));
  await tx.execute(sql`update ${memberImportRow} r set
      outcome = v.outcome, faults = v.faults, notes = v.notes, member_id = v."memberId", at = v.at,
      before = v.before, guardian_id = v."guardianId", placed_in = v."placedIn"
    from jsonb_to_recordset(${jsonParam(set)}) as v(
      line int, outcome text, faults jsonb, notes jsonb, "memberId" text, at timestamptz, before jsonb,
      "guardianId" text, "placedIn" text)
    where r.app_id = ${run.appId} and r.import_id = ${run.id} and r.line = v.line`);
  await tx
    .update(memberImport)
    .set({ doneCount: sql`${memberImport.doneCount} + ${outcomes.size}`, ...more })
    .where(keyOf(run));
}

/** Claims the oldest import that waits, or whose server has died. */
async function claimed({ db, services }: MemberImportRunner): Promise<Run | null> {
  const now = services.now();
  const [run] = await db
    .update(memberImport)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(
      sql`(${memberImport.appId}, ${memberImport.id}) in (
        select i.app_id, i.id from ${memberImport} i
        where i.state in ('running', 'undoing') and (i.lease_until is null or i.lease_until < ${instantParam(now)})
        order by i.created_at limit 1 for update of i skip locked
      )`,
    )
    .returning();
  return run ?? null;
}

/** Who began the import, with the rights of now, for what the subjects below do in that person's name. */
async function contextOf({ services }: MemberImportRunner, tx: Db, run: Run): Promise<CallContext> {
  const { appId, orgId } = run;
  const expiresAt = new Date(services.now().getTime() + LEASE_MS);
  let actor: Actor = {
    kind: 'user',
    sessionId: '',
    userId: run.actorId,
    isSuper: false,
    permissions: new Set(),
    expiresAt,
  };
  if (run.actorKind === 'member') {
    const [person] = await tx
      .select({ type: member.type, roles: organizationMember.roles })
      .from(member)
      .leftJoin(
        organizationMember,
        and(
          eq(organizationMember.appId, member.appId),
          eq(organizationMember.memberId, member.id),
          eq(organizationMember.orgId, orgId ?? ''),
        ),
      )
      .where(and(eq(member.appId, appId), eq(member.id, run.actorId)));
    actor = {
      kind: 'member',
      sessionId: '',
      memberId: run.actorId,
      type: person?.type ?? 'teacher',
      orgId,
      orgRoles: person?.roles ?? [],
      expiresAt,
    };
  }
  return {
    db: tx,
    services,
    appId,
    group: run.actorKind === 'user' ? 'bms' : 'edms',
    actor,
    ip: '',
    userAgent: '',
    host: '',
    origin: '',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  };
}

/**
 * Makes passwords one at a time, and goes on while rows are stored, so that an import takes as long as its hashes or its
 * statements, not as long as both.
 */
function passwordsAhead(make: () => Promise<NewPassword>, ahead: number): TakePasswords {
  const ready: Promise<NewPassword>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const fill = (count: number) => {
    while (ready.length < count) {
      const next = last.then(make);
      // Its error reaches the call that takes it.
      last = next.catch(() => undefined);
      ready.push(next);
    }
  };
  return (count) => {
    fill(count);
    const taken = ready.splice(0, count);
    fill(ahead);
    return Promise.all(taken);
  };
}

/** Stores some rows in one transaction, with what became of each. */
async function storeRows(
  runner: MemberImportRunner,
  run: Run,
  rows: readonly ImportRow[],
  takePasswords: TakePasswords,
): Promise<void> {
  const { db, services } = runner;
  const now = services.now();
  const { appId, orgId, evidence } = run;
  const call: ImportCall = { db, appId, now, keys: services.platform.keys, createdBy: run.actorId };
  const joining = run.intoClasses && {
    after: async (tx: Db, made: ImportResult) => ({
      ...made,
      ...(await joinClasses(await contextOf(runner, tx, run), orgId ?? '', made)),
    }),
  };
  const order = { orgId: orgId ?? '', rows, evidence, skipFaulty: true, takePasswords, ...joining };
  const result = await importMembers(call, order, async (tx, made) => {
    await recordChunk(tx, run, outcomesOf(made, now), { classes: mergedClasses(run.classes, made.classes ?? []) });
  });
  if (!result.applied) await db.transaction((tx) => recordChunk(tx, run, outcomesOf(result, now)));
  else run.classes = mergedClasses(run.classes, result.classes ?? []);
}

/** The same class occurs in many chunks. */
function mergedClasses(before: Run['classes'], more: Run['classes']): Run['classes'] {
  const found = new Map(before.map((one) => [one.title, one]));
  for (const one of more) {
    const known = found.get(one.title);
    const problems = [...(known?.problems ?? []), ...one.problems];
    found.set(one.title, {
      ...one,
      isNew: known?.isNew ?? one.isNew,
      students: one.students + (known?.students ?? 0),
      problems,
    });
  }
  return [...found.values()];
}

async function refuseRow(runner: MemberImportRunner, run: Run, line: number, reason: string): Promise<void> {
  const none = {
    notes: [],
    memberId: null,
    at: runner.services.now(),
    before: null,
    guardianId: null,
    placedIn: null,
  };
  const outcome = { outcome: 'error' as const, faults: [reason], ...none };
  await runner.db.transaction((tx) => recordChunk(tx, run, new Map([[line, outcome]])));
}

async function storeChunk(
  runner: MemberImportRunner,
  run: Run,
  rows: readonly ImportRow[],
  takePasswords: TakePasswords,
): Promise<void> {
  try {
    await storeRows(runner, run, rows, takePasswords);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return refuseRow(runner, run, only.line, error.message);
    // One row of a chunk may be impossible now: then each is tried by itself.
    for (const row of rows) await storeChunk(runner, run, [row], takePasswords);
  }
}

async function runOne(runner: MemberImportRunner, run: Run): Promise<void> {
  const { db, services } = runner;
  const { appId, id } = run;
  let done = run.doneCount;
  const takePasswords = passwordsAhead(() => initialPassword(services.platform.keys, services.now()), CHUNK);
  for (;;) {
    const waiting = await db
      .select()
      .from(memberImportRow)
      .where(and(eq(memberImportRow.appId, appId), eq(memberImportRow.importId, id), isNull(memberImportRow.outcome)))
      .orderBy(asc(memberImportRow.line))
      .limit(CHUNK);
    if (waiting.length === 0) break;
    const rows = waiting.flatMap((row) => rowOf(services.platform.keys, row) ?? []);
    await storeChunk(runner, run, rows, takePasswords);
    done += waiting.length;
    await renew(runner, run);
    services.publish(appId, run.actorId, { type: 'import', importId: id, done, total: run.total });
  }
  if (run.intoClasses) await db.transaction(async (tx) => teachClasses(await contextOf(runner, tx, run), run));
  await finish(runner, run, 'done');
}

async function undoOne(runner: MemberImportRunner, run: Run): Promise<void> {
  for (;;) {
    const rows = await runner.db.transaction(async (tx) => {
      const context = await contextOf(runner, tx, run);
      return undoRows(context, { importId: run.id, orgId: run.orgId ?? '', most: UNDO_CHUNK });
    });
    if (rows === 0) break;
    await renew(runner, run);
  }
  await runner.db.transaction(async (tx) => {
    const context = await contextOf(runner, tx, run);
    await context.services.registries.rosterClasses.dropUnused(context, createdAmong(run.classes));
  });
  await finish(runner, run, 'undone');
}

const renew = ({ db, services }: MemberImportRunner, run: Run) =>
  db
    .update(memberImport)
    .set({ leaseUntil: new Date(services.now().getTime() + LEASE_MS) })
    .where(keyOf(run));

async function finish({ db, services }: MemberImportRunner, run: Run, state: 'done' | 'undone'): Promise<void> {
  const now = services.now();
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(memberImport)
      .set({ state, leaseUntil: null, finishedAt: now, updatedAt: now })
      .where(and(keyOf(run), eq(memberImport.state, run.state)))
      .returning();
    if (!ended) return;
    const entry = {
      action: `organizationMember:${state === 'done' ? 'batchImport' : 'undoImport'}`,
      target: run.orgId ?? '',
    };
    await systemLog(services)(run.appId, entry)(tx, { after: { importId: run.id, state, rows: ended.doneCount } });
  });
}

/**
 * Works until no import waits, on one at a time, so that only one password is hashed at once. Rows that were stored
 * before a crash are not repeated. Returns how many it has finished.
 */
export async function runMemberImports(runner: MemberImportRunner): Promise<number> {
  let finished = 0;
  for (let run = await claimed(runner); run; run = await claimed(runner)) {
    await (run.state === 'undoing' ? undoOne(runner, run) : runOne(runner, run));
    finished += 1;
  }
  return finished;
}

/**
 * Deletes imports that ended two days ago, with the names and numbers in their rows. Each chunk is one transaction, with
 * its import locked, so that servers do not wait for each other.
 */
export async function forgetOldImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const forgetChunk = async (tx: Db): Promise<boolean> => {
    const [run] = await tx
      .select({ appId: memberImport.appId, id: memberImport.id })
      .from(memberImport)
      .where(and(inArray(memberImport.state, ['done', 'undone']), lt(memberImport.finishedAt, before)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!run) return false;
    const isRow = and(eq(memberImportRow.appId, run.appId), eq(memberImportRow.importId, run.id));
    const some = tx.select({ line: memberImportRow.line }).from(memberImportRow).where(isRow).limit(FORGET_CHUNK);
    const gone = await tx
      .delete(memberImportRow)
      .where(and(isRow, inArray(memberImportRow.line, some)))
      .returning({ line: memberImportRow.line });
    if (gone.length < FORGET_CHUNK) await tx.delete(memberImport).where(keyOf(run));
    return true;
  };
  while (await db.transaction(forgetChunk));
}
