import { resource } from '../call.ts';
import { memberReads } from './memberReads.ts';
import { memberWrites } from './memberWrites.ts';

/** Member calls (students, parents, teachers). `create` is in registration.ts, consent and guardians in minors.ts. */
export const member = resource('member', { ...memberReads, ...memberWrites });
