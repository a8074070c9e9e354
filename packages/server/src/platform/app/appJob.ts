import type { EngineCall } from '../../kit/engineCall.ts';

/** A timed job for one app. */
export type AppJob = Pick<EngineCall, 'db' | 'appId' | 'now'>;
