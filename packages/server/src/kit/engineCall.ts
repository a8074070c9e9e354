import type { SharedLimit } from '../base/rateLimit.ts';
import type * as z from 'zod/mini';
import type { Contract } from '@aosai/api/contract';
import type { Db } from '../db/open.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';

export type LiveEvent = z.output<Contract['platform']['calls']['events']['output']>;

/**
 * What lower subjects call of upper ones. Each entry is declared where it is called, and all are given in
 * `registries.ts`.
 */
export interface Registries {}

/** Services that the engine needs; the services of handlers satisfy it. */
export interface EngineServices {
  now(): Date;
  /** Tells the judge's queue that a row is waiting. */
  wakeQueue(): void;
  publish(appId: string, memberId: string, event: LiveEvent): void;
  /** Storage for the data of programming questions. */
  testData: TestDataStore;
  registries: Registries;
  /** Tries of access codes, counted by all servers together; absent where there is one server. */
  codeTries?: SharedLimit;
}

/** A call of the engine; `now` is read once, so that all rules of the call see the same instant. */
export interface EngineCall {
  db: Db;
  appId: string;
  now: Date;
  services: EngineServices;
  /** Derives holder tokens and draft keys. */
  attemptSecret: Uint8Array;
}

/** A call that signs nothing: the end of a job, which no session asks for. */
export type UnsignedCall = Omit<EngineCall, 'attemptSecret'>;

/** The same call inside a transaction; make no query outside of it while it is open. */
export function within(call: EngineCall, tx: Db): EngineCall {
  return { ...call, db: tx };
}
