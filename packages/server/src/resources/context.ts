import { Readable } from 'node:stream';
import type { CallDefinition, Group, ParsedInputOf, ReplyOf } from '@aosai/api/contract/call';
import type { ActionKey, Contract, ResourceKey } from '@aosai/api/contract/index';
import type { CheckerProgram } from '@aosai/api/domain/checkers';
import type { JudgeStatus } from '@aosai/api/domain/judging';
import type { Inbox } from '../adapters/inbox.ts';
import type { MailSender } from '../adapters/mail/port.ts';
import type { OcrReader } from '../adapters/ocr/port.ts';
import type { Payments } from '../adapters/payment/openPaymentProviders.ts';
import type { SmsSender } from '../adapters/sms/port.ts';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { WeChat } from '../adapters/wechat/port.ts';
import type { Db, OpenDatabase } from '../db/open.ts';
import type { Keys } from '../keys/keys.ts';
import type { CheckerTrial } from '../engine/check/tryChecker.ts';
import type { TestDataStore } from '../engine/testData/testDataStore.ts';
import type { JudgeDesk } from '../queue/desk.ts';
import type { Actor } from '../sessions/actor.ts';

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
  | { type: 'attempt'; attemptId: string; status: string }
  | {
      type: 'practice';
      tryId: string;
      submissionId: string;
      state: 'queued' | 'judging' | 'done';
      done: number;
      total: number;
    }
  | { type: 'import'; importId?: string | undefined; done: number; total: number }
  | { type: 'check'; debugId: string; questionId: string; done: number; total: number };

/** Who may use the accounts with published passwords: nobody, this machine alone, or anyone who reaches it directly. */
export type DemoReach = 'off' | 'here' | 'network';

/** This machine itself, someone who reached it directly, or anybody whose request was passed on. */
export type CameFrom = 'here' | 'network' | 'proxy';

/** What the server itself knows and holds, for sign-in, files and the health page. */
export interface Platform {
  version: string;
  startedAt: Date;
  /** How far this machine's clock is ahead of the database's. */
  clockAheadMs: () => number;
  databaseKind: OpenDatabase['kind'];
  dataFolder: string;
  keys: Keys;
  demo: DemoReach;
  /** Signs the requests of workers on other machines; without it every one is refused. */
  judgeToken: string | undefined;
  /** What a proof of work costs at least, as a power of two of hashes: WORK_BITS everywhere but in tests. */
  workBits: number;
}

/** What the outside world is to a handler: everything a test may want to replace (see testServices.ts). */
export interface Services extends Payments {
  now(): Date;
  /** Tells the judge's queue that a row is waiting. */
  wakeQueue(): void;
  /** Tells the importer of questions that one waits. */
  wakeImports(): void;
  publish(appId: string, memberId: string, event: LiveEvent): void;
  /** Notes in the log what failed and is kept: it is tried again by itself. */
  noteLeft(error: unknown): void;
  /** Does it once the reply is out, which neither waits for it nor tells how it went; a failure stands in the log. */
  afterReply(work: () => Promise<void>): void;
  judgeStatus(): JudgeStatus;
  /** Whether the checker or interactor of a task compiles, in the sandbox and in the judge's own line. */
  compileChecker(checker: CheckerProgram): Promise<CheckerTrial>;
  /** Where workers on other machines fetch their jobs. */
  judgeDesk: JudgeDesk;
  sms: SmsSender;
  mail: MailSender;
  wechat: WeChat;
  /** What the built-in senders would have sent; null wherever someone else than this machine's owner could read it. */
  inbox: Inbox | null;
  /** Reads scans; null while the operator has configured nobody for it. */
  ocr: OcrReader | null;
  /** Where uploaded files are kept. */
  storage: FileStorage;
  /** Where the data of programming questions lies. */
  testData: TestDataStore;
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
  /** Left out where nothing that only this machine may do is asked. */
  cameFrom?: () => CameFrom;
  /** Name that the browser asked for, without port: it chooses the app before any sign-in. */
  host: string;
  /** Scheme, name and port that the browser asked for: addresses of this site start with it. */
  origin: string;
  /** Secret of the cookie that came along, whatever it is worth: a sign-in ends what it opened. */
  cookieToken?: string | undefined;
  /** The cookie's secret after a sign-in; null after a sign-out. */
  setSessionToken(token: string | null): void;
  /** Secret of the cookie by which a browser is known again; it signs nobody in. */
  browserToken?: string | undefined;
  setBrowserToken(token: string): void;
  /** Of a `raw` call: names of headers in lower case, and the body as it came. */
  raw?: { headers: Readonly<Record<string, string>>; body: string };
  /** Fires when the caller leaves; calls that wait for something obey it. */
  signal: AbortSignal;
}

/** A file of an upload, complete and on this machine's disk; http/ removes it when the handler has ended. */
export interface ReceivedFile {
  path: string;
  /** As the sender called it, cleaned for showing: never part of a path. */
  name: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

/** An answer that is JSON already, checked by its schema where it was written: for what is long and much the same for many. */
export class JsonText<T> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The answer as its reader gets it. */
  read(): T {
    return JSON.parse(this.text) as T;
  }
}

/** `files` of an upload: at least one, at most as many as the call allows; empty for every other call. */
export type Handler<C extends CallDefinition> = (
  context: CallContext,
  input: ParsedInputOf<C>,
  files: readonly ReceivedFile[],
) => Promise<ReplyOf<C> | JsonText<ReplyOf<C>>> | ReplyOf<C> | JsonText<ReplyOf<C>>;

/** What the handler of a `download` returns: http/ says how a browser may use it, and answers ranges. */
export interface FileReply {
  title: string;
  mime: string;
  /** Null for what is made while it goes out: all of it or nothing. */
  sizeBytes: number | null;
  /** Bytes from `start` to `end`, both included. */
  open(start: number, end: number): Readable;
  /** Names the content for ever; without it nothing is kept. */
  etag?: string;
  /** Anybody may have it, caches too. */
  isPublic?: boolean;
}

/** A file that was made for this answer: an export. */
export function madeFile(title: string, mime: string, bytes: Uint8Array): FileReply {
  return {
    title,
    mime,
    sizeBytes: bytes.byteLength,
    open: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  };
}

/** A missing handler of a resource is a compile error where this is satisfied. Event streams are served by http/. */
export type ResourceHandlers<R extends ResourceKey> = {
  [
    A in ActionKey<R> as Contract[R]['calls'][A] extends { stream: true } ? never : A
  ]: Contract[R]['calls'][A] extends CallDefinition ? Handler<Contract[R]['calls'][A]> : never;
};
