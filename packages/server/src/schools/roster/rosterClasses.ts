import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { classKey } from '@aosai/api/kit/typedText';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';
import { memberImportRow, type memberImport } from '../../db/schema/imports.ts';
import { organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { GivenPlace, ImportResult } from './importMembers.ts';
import type { PlannedRow } from './importPlan.ts';
import type { ImportRow } from './importRow.ts';

export type ClassReport = ImportReport['classes'][number];

/** Students, or teachers, of an import who have the same class in the roster. */
export interface RosterClass {
  name: string;
  memberIds: readonly string[];
}

/** A student whose class in the roster was changed by hand. */
export interface RosterMove {
  memberId: string;
  /** The name of the class before. */
  from: string | null;
  to: string;
}

/** What a roster asks of classes, which this subject does not know. */
export interface RosterClasses {
  /** The titles of the school's classes that are not over. */
  titles(context: CallContext, orgId: string): Promise<string[]>;
  /** The class of each name that the school can add students to now; names without one are missing. */
  known(context: CallContext, orgId: string, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Gives the students places in the class with the name in the roster, which is created if there is none. Only members
   * who can sign in get a place. Idempotent. Call it in the import's transaction, with the school locked. Returns the
   * places that are new too, so that they can be taken back.
   */
  join(
    context: CallContext,
    orgId: string,
    classes: readonly RosterClass[],
  ): Promise<{ classes: ClassReport[]; given: GivenPlace[] }>;
  /**
   * Makes members teachers of the class with the name in the roster, next to those it has; in a class that this import
   * has created, instead of whoever imports. A name without a class is skipped. Idempotent. Call it in a transaction.
   */
  teach(
    context: CallContext,
    orgId: string,
    classes: readonly RosterClass[],
    created?: readonly string[],
  ): Promise<void>;
  /**
   * Moves a student with all work from the class of the old name to that of the new one, which is created if there is
   * none; without a place in the old class, or with one that was paid for, only gives a place. Does nothing for a student
   * who is there already. Call it in a transaction, with the school locked. Throws GRADE_STATE, TARGET_FULL,
   * ENROLL_EXISTS.
   */
  follow(context: CallContext, orgId: string, move: RosterMove): Promise<void>;
  /**
   * Takes back a place that an import gave since a time, with the work that came with it; pass the transaction. Returns
   * false if it stays, because the student has worked in the class or paid since.
   */
  leave(call: EngineCall, place: GivenPlace & { since: Date }): Promise<boolean>;
  /**
   * Deletes those of the classes, which an import created, that nobody has used or changed since; pass the transaction.
   */
  dropUnused(context: CallContext, gradeIds: readonly string[]): Promise<void>;
}

declare module '../../kit/engineCall.ts' {
  interface Registries {
    rosterClasses: RosterClasses;
  }
}

const isPlaced = ({ row, outcome }: PlannedRow): boolean =>
  outcome !== 'error' && row.role === 'student' && row.className !== null;

const isTeaching = ({ row, outcome }: PlannedRow): boolean =>
  outcome !== 'error' && row.role === 'teacher' && row.className !== null;

/**
 * Spells each class one way in all rows: as the school's class of that name is called, else as most rows have it. A
 * roster that has grown over years calls one class 三（1）班 and 三(1)班.
 */
export async function withOneSpelling<T extends Pick<ImportRow, 'className'>>(
  context: CallContext,
  orgId: string,
  rows: readonly T[],
): Promise<T[]> {
  const typed = rows.flatMap(({ className }) => className ?? []);
  if (typed.length === 0) return [...rows];
  const spelling = new Map<string, string>();
  for (const [key, names] of Map.groupBy(typed, classKey)) {
    const counts = [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
    spelling.set(key, counts[0]?.[0] ?? '');
  }
  const titles = await context.services.registries.rosterClasses.titles(context, orgId);
  // A class that is called exactly so comes before one that is called alike.
  for (const title of titles) if (spelling.has(classKey(title))) spelling.set(classKey(title), title);
  const exact = new Set(titles);
  return rows.map((row) => ({
    ...row,
    className:
      row.className === null || exact.has(row.className)
        ? row.className
        : (spelling.get(classKey(row.className)) ?? row.className),
  }));
}

/** What an import would do to classes. */
export async function plannedClasses(
  context: CallContext,
  orgId: string,
  planned: readonly PlannedRow[],
): Promise<ClassReport[]> {
  const byName = Map.groupBy(planned.filter(isPlaced), ({ row }) => row.className ?? '');
  if (byName.size === 0) return [];
  const known = await context.services.registries.rosterClasses.known(context, orgId, [...byName.keys()]);
  return [...byName].map(([title, rows]) => {
    const gradeId = known.get(title) ?? null;
    return { title, gradeId, isNew: gradeId === null, isDraft: false, students: rows.length, problems: [] };
  });
}

/** The classes that an import has created. */
export const createdAmong = (classes: readonly ClassReport[]): string[] =>
  classes.flatMap(({ isNew, gradeId }) => (isNew && gradeId !== null ? [gradeId] : []));

/** Puts the people of an import into classes by the roster's names, in the import's transaction. */
export async function joinClasses(
  context: CallContext,
  orgId: string,
  { planned, created }: Pick<ImportResult, 'planned' | 'created'>,
): Promise<{ classes: ClassReport[]; given: GivenPlace[] }> {
  const madeOf = new Map(created.map(({ line, id }) => [line, id]));
  const classesOf = (rows: readonly PlannedRow[]): RosterClass[] =>
    [...Map.groupBy(rows, ({ row }) => row.className ?? '')].map(([name, some]) => ({
      name,
      memberIds: some.flatMap(({ row, found }) => found?.id ?? madeOf.get(row.line) ?? []),
    }));
  const { rosterClasses } = context.services.registries;
  const learnt = classesOf(planned.filter(isPlaced));
  const taught = classesOf(planned.filter(isTeaching));
  const joined = learnt.length === 0 ? { classes: [], given: [] } : await rosterClasses.join(context, orgId, learnt);
  if (taught.length > 0) await rosterClasses.teach(context, orgId, taught, createdAmong(joined.classes));
  return joined;
}

/** A teacher may come before the class in a sheet, so classes get their teachers again when all rows are stored. */
export async function teachClasses(
  context: CallContext,
  { id, orgId, classes: reports }: Pick<typeof memberImport.$inferSelect, 'id' | 'orgId' | 'classes'>,
): Promise<void> {
  if (orgId === null) return;
  const rows = await context.db
    .select({ memberId: organizationMember.memberId, name: organizationMember.className })
    .from(memberImportRow)
    .innerJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, memberImportRow.appId),
        eq(organizationMember.memberId, memberImportRow.memberId),
        eq(organizationMember.orgId, orgId),
      ),
    )
    .where(
      and(
        eq(memberImportRow.appId, context.appId),
        eq(memberImportRow.importId, id),
        isNotNull(organizationMember.className),
        sql`${organizationMember.roles} ? 'teacher'`,
      ),
    );
  const classes = [...Map.groupBy(rows, ({ name }) => name ?? '')].map(([name, some]) => ({
    name,
    memberIds: some.map(({ memberId }) => memberId),
  }));
  if (classes.length > 0)
    await context.services.registries.rosterClasses.teach(context, orgId, classes, createdAmong(reports));
}
