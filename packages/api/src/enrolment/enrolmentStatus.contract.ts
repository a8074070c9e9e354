import * as z from 'zod/mini';
import { ENROLMENT_VALUES } from './enrolments.ts';
import { LIFECYCLE_VALUES } from './lifecycle.ts';

/** State of an exam or class, computed from flags and times (domain/statuses.ts). */
export const lifecycle = z.enum(LIFECYCLE_VALUES);
/** Status of an enrolment (domain/statuses.ts). */
export const enrolmentStatus = z.enum(ENROLMENT_VALUES);
