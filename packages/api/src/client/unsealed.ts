import { BEFORE_OPENING } from '../contract/beforeOpening.ts';

/** What is believed though anybody on the way could have written it. */
export const BELIEVED_UNSEALED: ReadonlySet<string> = new Set(BEFORE_OPENING);
