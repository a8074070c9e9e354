import type { CallDefinition, Group, ParsedInputOf, ReplyOf } from '@aosai/api/contract/call';
import type { ActionKey, Contract, ResourceKey } from '@aosai/api/contract/index';
import type { JudgeStatus } from '@aosai/api/domain/judging';
import type { MemberType } from '@aosai/api/domain/statuses';
import type { Db, OpenDatabase } from '../db/open.ts';
import type { Keys } from '../keys/keys.ts';
import type { JudgeDesk } from '../queue/desk.ts';

/** Who is calling, as the session says; row scope derives from this alone. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'member';
      sessionId: string;
      memberId: string;
      type: MemberType;
      orgId: string | null;
      orgRoles: readonly ('manager' | 'teacher' | 'student')[];
      /** Somebody else knows the password: only a new one may be set. */
      mustChangePwd?: boolean;
      expiresAt: Date;
    }
  | {
      kind: 'user';
      sessionId: string;
      userId: string;
      isSuper: boolean;
      permissions: ReadonlySet<string>;
      mustChangePwd?: boolean;
      expiresAt: Date;
    };

export type LiveEvent =
  | {
      type: 'submission';
      id: string;
      attemptId: string;
      questionId: string;
      state: 'queued' | 'judging' | 'done';
      done: number;
      total: number;
    }
  | { type: 'attempt'; attemptId: string; status: string };

/** What the server itself knows and holds, for sign-in, files and the health page. */
export interface Platform {
  version: string;
  startedAt: Date;
  databaseKind: OpenDatabase['kind'];
  /** Uploaded files live in `files/` below it. */
  dataFolder: string;
  keys: Keys;
  /** Signs the requests of workers on other machines; without it every one is refused. */
  judgeToken: string | undefined;
}

/** What the outside world is to a handler: everything a test may want to replace (see testServices.ts). */
export interface Services {
  now(): Date;
  /** Tells the judge's queue that a row is waiting. */
  wakeQueue(): void;
  publish(appId: string, memberId: string, event: LiveEvent): void;
  judgeStatus(): JudgeStatus;
  /** Where workers on other machines fetch their jobs. */
  judgeDesk: JudgeDesk;
  platform: Platform;
}

export interface CallContext {
  db: Db;
  services: Services;
  appId: string;
  group: Group;
  actor: Actor;
  ip: string;
  userAgent: string;
  /** Name that the browser asked for, without port: it chooses the app before any sign-in. */
  host: string;
  /** The cookie's secret after a sign-in; null after a sign-out. */
  setSessionToken(token: string | null): void;
  /** Fires when the caller leaves; calls that wait for something obey it. */
  signal: AbortSignal;
}

export type Handler<C extends CallDefinition> = (
  context: CallContext,
  input: ParsedInputOf<C>,
) => Promise<ReplyOf<C>> | ReplyOf<C>;

/** What the handler of a `download` returns: http/ streams the file. */
export interface FileReply {
  path: string;
  mime: string;
  title: string;
  sizeBytes: number;
}

/** A missing handler of a resource is a compile error where this is satisfied. Event streams are served by http/. */
export type ResourceHandlers<R extends ResourceKey> = {
  [
    A in ActionKey<R> as Contract[R]['calls'][A] extends { stream: true } ? never : A
  ]: Contract[R]['calls'][A] extends CallDefinition ? Handler<Contract[R]['calls'][A]> : never;
};
