import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ActionKey, ResourceKey } from '@aosai/api/contract';
import type { Db } from '../../db/open.ts';
import type { TestApp } from '../testApp.ts';
import type { AccessPeople, Caller, Owner } from './accessPeople.ts';
import type { Rules } from './rule.ts';

/** Columns that `insert` fills in; the organization is null unless given. */
type Filled = 'appId' | 'id' | 'createdAt' | 'updatedAt';
export type EntityTable = PgTable & Record<Filled | 'orgId', PgColumn>;

/** The context for making rows: the site, its people, and the rows of every resource. */
export interface AccessSite extends AccessPeople {
  app: TestApp;
  db: Db;
  now(): Date;
  /** `hours` from now; negative ones are past. */
  inHours(hours: number): Date;
  /** Inserts a row in the owner's app and returns its id. */
  insert<Table extends EntityTable>(
    table: Table,
    owner: Owner,
    values: Omit<Table['$inferInsert'], Filled> & { appId?: string },
  ): Promise<string>;
  /** Makes a row of a kind for an owner; null if the owner has none. */
  row(kind: string, owner: Owner): Promise<string | null>;
  /** The same for an owner who is known to have one. */
  rowId(kind: string, owner: Owner): Promise<string>;
}

export type Input = Readonly<Record<string, unknown>>;

/** Makes a row for an owner; returns the id that calls name it by, or null if the owner has none. */
export type MakeRow = (site: AccessSite, owner: Owner) => string | null | Promise<string | null>;

/** How a call names its row, unless it is a row of the resource by `id`, `ids` or `fileName`. */
export interface RowName {
  kind?: string;
  field?: string;
}

/** A write to send, by the super user unless another caller is named. */
export interface Write {
  input: Input | FormData;
  by?: Caller;
}

export interface AccessOf<Action extends string> {
  /** Makes a row of the resource. */
  row?: MakeRow;
  /** Makes rows of further kinds, by names that no other file uses. */
  rows?: Readonly<Record<string, MakeRow>>;
  named?: Readonly<Partial<Record<Action, RowName>>>;
  /** The callers and rows of each mount; written by hand, independently of the contract. */
  rules: Rules;
  /** Valid input in addition to the row, if a random one from the schema is not enough. */
  samples?: Readonly<Partial<Record<Action, Input | ((site: AccessSite, caller: Caller) => Input)>>>;
  /** Calls that change nothing, though their names do not begin with query, get, check or anon. */
  reads?: readonly Action[];
  /** Writes with one log entry each, sent with their sample and a new row of the student's. */
  audited?: readonly Action[];
  /** Audited writes that need more preparation. */
  prepared?: Readonly<Partial<Record<Action, (site: AccessSite) => Write | Promise<Write>>>>;
  /** Writes whose log entry another test checks: its file, below `resources`. */
  auditedIn?: Readonly<Partial<Record<Action, string>>>;
  /** Fields that calls usually must not take (massAssignment.test.ts), and why this one may. */
  takes?: Readonly<Partial<Record<Action, Readonly<Record<string, string>>>>>;
}

export interface Access extends AccessOf<string> {
  resource: ResourceKey;
}

/** The access rules of a resource and what testing them needs; `<resource>.access.ts` exports it as `access`. */
export const accessOf = <Key extends ResourceKey>(
  resource: Key,
  access: AccessOf<ActionKey<Key> & string>,
): Access => ({
  resource,
  ...access,
});
