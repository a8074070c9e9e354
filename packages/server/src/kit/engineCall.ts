import type * as z from 'zod/mini';
import type { Contract } from '@aosai/api/contract/index';
import type { Db } from '../db/open.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';

export type LiveEvent = z.output<Contract['platform']['calls']['events']['output']>;

/** Services that the engine needs; the services of handlers satisfy it. */
export interface EngineServices {
  now(): Date;
  /** Tells the judge's queue that a row is waiting. */
  wakeQueue(): void;
  publish(appId: string, memberId: string, event: LiveEvent): void;
  /** Storage for the data of programming questions. */
  testData: TestDataStore;
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

/** The same call inside a transaction; make no query outside of it while it is open. */
export function within(call: EngineCall, tx: Db): EngineCall {
  return { ...call, db: tx };
}
