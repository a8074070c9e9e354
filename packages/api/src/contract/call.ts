import type * as z from 'zod/mini';
import type { AnyColumns } from '../domain/tables/column.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Call groups of the catalogue; '' is the student's and common group without a prefix. */
export type Group = '' | 'bms' | 'edms' | 'oj';
/**
 * Who may knock: each of the listed roles opens the door, the row scope then says which rows exist for them.
 * anyone: no session; member: a member session (student, parent, teacher); teacher: a member of type teacher;
 * orgManager: manager of the session's organization; backOffice: a user session with permission `resource:action`;
 * user: a user session, whatever its permissions (signing out, their own password);
 * superUser: a user session that may do everything (roles, users, resources);
 * nobody: the call exists under this mount and is refused to everyone (catalogue rows marked 403);
 * judgeWorker: no session but a request signed with the judge's token, refused while none is set.
 */
export type Role =
  | 'anyone'
  | 'member'
  | 'teacher'
  | 'orgManager'
  | 'backOffice'
  | 'user'
  | 'superUser'
  | 'nobody'
  | 'judgeWorker';
export type Roles = readonly [Role, ...Role[]];

type AtLeastOne<T> = { [K in keyof T]-?: Required<Pick<T, K>> & Partial<Omit<T, K>> }[keyof T];
export type Mounts = AtLeastOne<{ [G in Group]?: Roles }>;

/** What an upload may bring. Its body is `multipart/form-data` that no envelope wraps: the header form covers the line. */
export interface UploadLimits {
  /** Parts named `file`; other files are refused. */
  maxFiles: number;
  /** Of each file. Where it hangs on a field, that field should come before the files, so that more is not even read. */
  maxFileBytes: number | { field: string; bytes: Readonly<Record<string, number>> };
}

export interface CallDefinition {
  /** The first is what clients use; the others answer the same (catalogue rows marked with `?`). */
  methods: readonly [Method, ...Method[]];
  /** Group → access. A group that is not listed does not exist (404). */
  mounts: Mounts;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
  /** What it may answer besides EVERY_CALL; a handler that throws another code fails its test. */
  errors: readonly ErrorCode[];
  summary: string;
  /** Path below the group when it is not `/resource/action`; `{name}` takes an input field. */
  path?: string;
  /** `page`, `size` and `sort` travel in the query, the rest of the input in the body. */
  list?: true;
  /** Columns of the sheet that an office gets of the list with `?export=xlsx` in place of a page. */
  sheet?: AnyColumns;
  /** The caller shows failures itself: the global error handler stays silent. */
  quietErrors?: true;
  /** The answer is a file, not JSON. */
  download?: true;
  /** Comes with files: objects of the input travel as JSON text, arrays as repeated parts. */
  upload?: UploadLimits;
  /** A GET that changes state or costs something: it must carry the envelope's header form. */
  signedGet?: true;
  /** Neither request nor answer is enveloped. */
  plain?: true;
  /** A POST comes from another server, which signed its body as it stands: the handler gets these very bytes. */
  raw?: true;
  /** Sealed in base mode even when signed in: a dead session must not stand in the way of a new one. */
  baseMode?: true;
  /** Open also to those who must set a new password first; everything else answers PWD_CHANGE_REQUIRED to them. */
  beforeNewPwd?: true;
  /** The answer is an event stream (SSE). */
  stream?: true;
}

/** One call of the contract. It only fixes the literal types: everything else derives from the entry. */
export function call<const D extends CallDefinition>(definition: D): D {
  return definition;
}

export interface ResourceDefinition {
  path: string;
  calls: Record<string, CallDefinition>;
}

/**
 * A resource: its path on the wire (`common/config`) and its calls by action.
 * The permission of a back-office call is `path:action`.
 */
export function resource<const P extends string, const C extends Record<string, CallDefinition>>(
  path: P,
  calls: C,
): { path: P; calls: C } {
  return { path, calls };
}

export type InputOf<C extends CallDefinition> = z.input<C['input']>;
export type ParsedInputOf<C extends CallDefinition> = z.output<C['input']>;
export type OutputOf<C extends CallDefinition> = z.output<C['output']>;
/** What a handler returns before the output schema has stripped and checked it. */
export type ReplyOf<C extends CallDefinition> = z.input<C['output']>;
