import { BEFORE_OPENING } from '../kit/beforeOpening.ts';

/** Error codes that the client accepts from an unsealed response, although anybody on the way could have written it. */
export const BELIEVED_UNSEALED: ReadonlySet<string> = new Set(BEFORE_OPENING);
