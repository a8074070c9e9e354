import type { EngineCall } from '../../kit/engineCall.ts';

/** A timed job for one app. */
export type OfApp = Pick<EngineCall, 'db' | 'appId' | 'now'>;
