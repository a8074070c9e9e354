import type * as z from 'zod/mini';
import type { Contract } from '@aosai/api/contract/index';
import type { Db } from '../db/open.ts';
import type { TestDataStore } from './testData/testDataStore.ts';

export type LiveEvent = z.output<Contract['platform']['calls']['events']['output']>;

/** What the engine needs from outside; the services of handlers fit. */
export interface EngineServices {
  now(): Date;
  /** Tells the judge's queue that a row is waiting. */
  wakeQueue(): void;
  publish(appId: string, memberId: string, event: LiveEvent): void;
  /** Where the data of programming questions lies. */
  testData: TestDataStore;
}

/** One call of the engine: `now` is read once, so that every rule of the call sees the same instant. */
export interface EngineCall {
  db: Db;
  appId: string;
  now: Date;
  services: EngineServices;
  /** Root of holder tokens and draft keys. */
  attemptSecret: Uint8Array;
}

/** The same call inside a transaction: nothing else may be asked while one is open. */
export function within(call: EngineCall, tx: Db): EngineCall {
  return { ...call, db: tx };
}
