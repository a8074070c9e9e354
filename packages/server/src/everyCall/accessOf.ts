import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ActionKey, ResourceKey } from '@aosai/api/contract/index';
import type { Db } from '../db/open.ts';
import type { TestApp } from '../testing/testApp.ts';
import type { AccessPeople, Caller, Owner } from './accessPeople.ts';
import type { Rules } from './rule.ts';

/** Filled in by `insert`; the organization is null unless a row names one. */
type Filled = 'appId' | 'id' | 'createdAt' | 'updatedAt';
export type EntityTable = PgTable & Record<Filled | 'orgId', PgColumn>;

/** What rows are made with: the site, its people, and the rows of every resource. */
export interface AccessSite extends AccessPeople {
  app: TestApp;
  db: Db;
  now(): Date;
  /** So many hours from now; negative ones are past. */
  inHours(hours: number): Date;
  /** Adds a row in the owner's app and returns its id. */
  insert<Table extends EntityTable>(
    table: Table,
    owner: Owner,
    values: Omit<Table['$inferInsert'], Filled> & { appId?: string },
  ): Promise<string>;
  /** A row of a kind that some access file makes, for an owner. */
  row(kind: string, owner: Owner): Promise<string | null>;
  /** The same where the owner is known to have one. */
  rowId(kind: string, owner: Owner): Promise<string>;
}

export type Input = Readonly<Record<string, unknown>>;

/** Makes a row for an owner: the id that calls name it by, or null where the owner has none. */
export type MakeRow = (site: AccessSite, owner: Owner) => string | null | Promise<string | null>;

/** How a call names its row, when it is not a row of the resource by `id`, `ids` or `fileName`. */
export interface RowName {
  kind?: string;
  field?: string;
}

/** A write that is ready to be sent; the super user sends it unless someone else is named. */
export interface Write {
  input: Input | FormData;
  by?: Caller;
}

export interface AccessOf<Action extends string> {
  /** A row of the resource itself. */
  row?: MakeRow;
  /** Rows of further kinds, by a name that no other file uses. */
  rows?: Readonly<Record<string, MakeRow>>;
  named?: Readonly<Partial<Record<Action, RowName>>>;
  /** Who reaches what at each mount, written by hand and never taken from the contract. */
  rules: Rules;
  /** A good input apart from the row, where one that the schema lets through at random is not enough. */
  samples?: Readonly<Partial<Record<Action, Input | ((site: AccessSite, caller: Caller) => Input)>>>;
  /** Calls that change nothing, though their names do not begin with query, get, check or anon. */
  reads?: readonly Action[];
  /** Writes with one entry in the log each, sent with their sample and a new row of the student's. */
  audited?: readonly Action[];
  /** Audited writes that need more than that. */
  prepared?: Readonly<Partial<Record<Action, (site: AccessSite) => Write | Promise<Write>>>>;
  /** Writes whose entry another test looks at: the name of its file, below `resources`. */
  auditedIn?: Readonly<Partial<Record<Action, string>>>;
  /** Fields that calls in general must not take (massAssignment.test.ts), and why this one may. */
  takes?: Readonly<Partial<Record<Action, Readonly<Record<string, string>>>>>;
}

export interface Access extends AccessOf<string> {
  resource: ResourceKey;
}

/** Who may do what with a resource, and what it takes to try it: `<resource>.access.ts` exports it as `access`. */
export const accessOf = <Key extends ResourceKey>(
  resource: Key,
  access: AccessOf<ActionKey<Key> & string>,
): Access => ({
  resource,
  ...access,
});
