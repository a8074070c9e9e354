import { Readable } from 'node:stream';
import type { CallDefinition, Group, ParsedInputOf, ReplyOf } from '@aosai/api/kit/contract/call';
import type { ActionKey, Contract, ResourceKey } from '@aosai/api/contract';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import type { Inbox } from '../adapters/inbox.ts';
import type { SharedLimit } from '../base/rateLimit.ts';
import type { MailSender } from '../adapters/mail/port.ts';
import type { OcrReader } from '../adapters/ocr/port.ts';
import type { Payments } from '../adapters/payment/openPaymentProviders.ts';
import type { SmsSender } from '../adapters/sms/port.ts';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { WeChat } from '../adapters/wechat/port.ts';
import type { Db, OpenDatabase } from '../db/open.ts';
import type { Keys } from '../keys/keys.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { LiveEvent, Registries } from './engineCall.ts';
import type { RemoteJudging } from './remoteJudging.ts';
import type { ServerBackups } from './serverBackups.ts';
import type { Actor } from './actor.ts';

/**
 * Who may use the accounts with published passwords: nobody, this machine only, or everybody who reaches the server
 * directly.
 */
export type DemoReach = 'off' | 'here' | 'network';

/** Where a request came from: this machine, a direct connection, or a proxy that passed it on. */
export type CameFrom = 'here' | 'network' | 'proxy';

/** Facts and resources of the server itself, for sign-in, files and the health page. */
export interface Platform {
  version: string;
  startedAt: Date;
  /** How far this machine's clock is ahead of the database's. */
  clockAheadMs: () => number;
  databaseKind: OpenDatabase['kind'];
  dataFolder: string;
  /** Those of its folders that are not the ones the other servers on this database have. */
  foreignFolders: () => Promise<readonly string[]>;
  keys: Keys;
  demo: DemoReach;
  /** A copy for rehearsals: it reads, and changes nothing. */
  isStandby: boolean;
  /** The first, or an older one, signs the requests of workers on other machines; without any all are refused. */
  judgeTokens: readonly string[];
  /** The smallest cost of a proof of work, as a power of two of hashes: WORK_BITS everywhere but in tests. */
  workBits: number;
}

/** Result of compiling a task's checker or interactor; `unknown` where no judge could answer. */
export type CheckerTrial = { kind: 'compiled' } | { kind: 'broken'; message: string } | { kind: 'unknown' };

/** Everything outside the process that a handler uses and a test may replace (see testServices.ts). */
export interface Services extends Payments {
  now(): Date;
  /** Tells the judge's queue that a row is waiting. */
  wakeQueue(): void;
  /** Tells the importers of questions and of people that an import is waiting. */
  wakeImports(): void;
  publish(appId: string, memberId: string, event: LiveEvent): void;
  /** Logs a failure whose work is kept and tried again automatically. */
  noteLeft(error: unknown): void;
  /** Runs the work after the reply is sent. The reply does not depend on it; a failure is logged. */
  afterReply(work: () => Promise<void>): void;
  judgeStatus(): JudgeStatus;
  /** Whether the checker or interactor of a task compiles, in the sandbox and queued with the judge's other work. */
  compileChecker(checker: CheckerProgram): Promise<CheckerTrial>;
  /** Where workers on other machines fetch their jobs. */
  judgeDesk: RemoteJudging;
  sms: SmsSender;
  mail: MailSender;
  wechat: WeChat;
  /**
   * Messages that the built-in senders would have sent; null wherever somebody other than this machine's owner could
   * read them.
   */
  inbox: Inbox | null;
  /** Reads scans; null if no reader is configured. */
  ocr: OcrReader | null;
  /** Where uploaded files are kept. */
  storage: FileStorage;
  /** Tries of access codes, counted by all servers together; absent where there is one server. */
  codeTries?: SharedLimit;
  /** Where the test data of programming questions is stored. */
  testData: TestDataStore;
  backups: ServerBackups;
  platform: Platform;
  registries: Registries;
}

export interface CallContext {
  db: Db;
  services: Services;
  appId: string;
  group: Group;
  actor: Actor;
  ip: string;
  userAgent: string;
  /** Absent where no call is reserved for this machine. */
  cameFrom?: () => CameFrom;
  /** The host name in the request, without port: it chooses the app before any sign-in. */
  host: string;
  /** Scheme, name and port in the request; addresses of this site start with it. */
  origin: string;
  /** Secret of the session cookie that was sent, valid or not: signing in ends that session. */
  cookieToken?: string | undefined;
  /** The cookie's secret after a sign-in; null after a sign-out. */
  setSessionToken(token: string | null): void;
  /** Secret of the cookie that recognizes a browser; it signs nobody in. */
  browserToken?: string | undefined;
  setBrowserToken(token: string): void;
  /** Only for `raw` calls: header names in lower case, and the body unparsed. */
  raw?: { headers: Readonly<Record<string, string>>; body: string };
  /** Only for calls of judge workers: whether an older token has signed the request. */
  hasOldToken?: boolean;
  /** Aborts when the caller disconnects; calls that wait have to obey it. */
  signal: AbortSignal;
}

/** An uploaded file, complete and on this machine's disk; http/ removes it when the handler has ended. */
export interface ReceivedFile {
  path: string;
  /** The name that the sender gave it, cleaned for display; never part of a path. */
  name: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

/**
 * A reply serialized in advance and checked by its schema then; for long replies that are much the same for many
 * callers.
 */
export class JsonText<T> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The reply as its reader parses it. */
  read(): T {
    return JSON.parse(this.text) as T;
  }
}

/** `files` of an upload: at least one, at most the number the call allows; empty for every other call. */
export type Handler<C extends CallDefinition> = (
  context: CallContext,
  input: ParsedInputOf<C>,
  files: readonly ReceivedFile[],
) => Promise<ReplyOf<C> | JsonText<ReplyOf<C>>> | ReplyOf<C> | JsonText<ReplyOf<C>>;

/** The result of a `download` handler: http/ sets how a browser may use it and serves ranges. */
export interface FileReply {
  title: string;
  mime: string;
  /** Null for a file that is generated while it is sent; such a file has no ranges. */
  sizeBytes: number | null;
  /** Bytes from `start` to `end`, inclusive. */
  open(start: number, end: number): Readable;
  /** Identifies the content for ever; without it nothing is cached. */
  etag?: string;
  /** Everybody may read it, shared caches too. */
  isPublic?: boolean;
}

/** A file generated for this reply, such as an export. */
export function madeFile(title: string, mime: string, bytes: Uint8Array): FileReply {
  return {
    title,
    mime,
    sizeBytes: bytes.byteLength,
    open: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  };
}

/** `satisfies` this type makes a missing handler a compile error. Event streams are served by http/. */
export type ResourceHandlers<R extends ResourceKey> = {
  [
    A in ActionKey<R> as Contract[R]['calls'][A] extends { stream: true } ? never : A
  ]: Contract[R]['calls'][A] extends CallDefinition ? Handler<Contract[R]['calls'][A]> : never;
};
