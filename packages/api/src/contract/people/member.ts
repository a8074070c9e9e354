import { resource } from '../call.ts';
import { memberReads } from './memberReads.ts';
import { memberWrites } from './memberWrites.ts';

/** People who learn, guard and teach; `create` stands in registration.ts, consent and guardians in minors.ts. */
export const member = resource('member', { ...memberReads, ...memberWrites });
