import type * as z from 'zod/mini';
import type { AnyColumns } from '../column.ts';
import type { ErrorCode } from '../errors.ts';

/** HTTP methods of calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Path prefixes of calls; '' is for students and for calls common to all. */
export type Group = '' | 'bms' | 'edms' | 'oj';
/**
 * Who may make a call: any of the listed roles; the handler then limits the rows by caller. anyone: no session needed;
 * member: a session of a student, parent or teacher; teacher: a session of a teacher; orgManager: a manager of the
 * session's organization; backOffice: a user session with the permission `resource:action`; user: any user session
 * (signing out, changing the password); superUser: a user session that may do everything (roles, users, resources);
 * nobody: the call exists in this group but is always refused (403 in the catalogue); judgeWorker: no session, but a
 * request signed with the judge's token; refused while no token is set.
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
/** At least one role. */
export type Roles = readonly [Role, ...Role[]];

type AtLeastOne<T> = { [K in keyof T]-?: Required<Pick<T, K>> & Partial<Omit<T, K>> }[keyof T];
/** Roles by group. */
export type Mounts = AtLeastOne<{ [G in Group]?: Roles }>;

/**
 * Limits of an upload. Its body is `multipart/form-data` outside the envelope; the header form signs the request line.
 */
export interface UploadLimits {
  /** Maximum number of parts named `file`; parts with other files are refused. */
  maxFiles: number;
  /**
   * Per file. If it depends on a field, that field should come before the files, so that too large ones are not read.
   */
  maxFileBytes: number | { field: string; bytes: Readonly<Record<string, number>> };
}

/** The definition of a call. Client, routes, validation and OpenAPI derive from it. */
export interface CallDefinition {
  /** Clients use the first method; the others behave the same (marked with `?` in the catalogue). */
  methods: readonly [Method, ...Method[]];
  /** Roles by group. A group that is not listed does not exist (404). */
  mounts: Mounts;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
  /** Errors in addition to EVERY_CALL. A handler that throws another code fails its test. */
  errors: readonly ErrorCode[];
  summary: string;
  /** Path below the group, if it is not `/resource/action`; `{name}` inserts an input field. */
  path?: string;
  /** A list: `page`, `size` and `sort` are sent in the query, other input in the body. */
  list?: true;
  /** Columns of the sheet that staff download with `?export=xlsx` instead of a page. */
  sheet?: AnyColumns;
  /** The global error handler stays silent, because the caller shows errors. */
  quietErrors?: true;
  /** The response is a file, not JSON. */
  download?: true;
  /** An upload with files: objects in the input are sent as JSON, arrays as repeated parts. */
  upload?: UploadLimits;
  /** A GET that changes state or is costly: it must carry the envelope's header form. */
  signedGet?: true;
  /** Neither request nor response uses the envelope. */
  plain?: true;
  /** A POST from another server, which signed its exact body: the handler gets the raw bytes. */
  raw?: true;
  /** Sealed without the session even when signed in, so that an expired session does not prevent a new sign-in. */
  baseMode?: true;
  /** Allowed before a required change of the password; other calls fail with PWD_CHANGE_REQUIRED. */
  beforeNewPwd?: true;
  /**
   * Allowed to somebody of whom a second factor is required and who has none, like the calls of `beforeNewPwd`; other
   * calls fail with SECOND_FACTOR_SETUP_REQUIRED.
   */
  beforeSecondFactor?: true;
  /** The response is an event stream (SSE). */
  stream?: true;
}

/** Defines a call. It only preserves the literal types. */
export function call<const D extends CallDefinition>(definition: D): D {
  return definition;
}

/** The definition of a resource. */
export interface ResourceDefinition {
  path: string;
  calls: Record<string, CallDefinition>;
}

/**
 * Defines a resource: its path on the wire (`common/config`) and its calls by action. The permission of a back-office
 * call is `path:action`.
 */
export function resource<const P extends string, const C extends Record<string, CallDefinition>>(
  path: P,
  calls: C,
): { path: P; calls: C } {
  return { path, calls };
}

/** The input of a call, as clients send it. */
export type InputOf<C extends CallDefinition> = z.input<C['input']>;
/** The input of a call after parsing, as handlers get it. */
export type ParsedInputOf<C extends CallDefinition> = z.output<C['input']>;
/** The data of a call's response. */
export type OutputOf<C extends CallDefinition> = z.output<C['output']>;
/** The return value of a handler, before the output schema checks it and removes unknown keys. */
export type ReplyOf<C extends CallDefinition> = z.input<C['output']>;
