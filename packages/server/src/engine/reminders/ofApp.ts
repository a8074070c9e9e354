import type { EngineCall } from '../engineCall.ts';

/** What time brings is looked for app by app. */
export type OfApp = Pick<EngineCall, 'db' | 'appId' | 'now'>;
