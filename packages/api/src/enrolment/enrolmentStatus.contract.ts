import * as z from 'zod/mini';
import { ENROLMENT } from './enrolments.ts';
import { LIFECYCLE } from './lifecycle.ts';

/** State of an exam or class, computed from flags and times. */
export const lifecycle = z.enum(LIFECYCLE.values);
/** Status of an enrolment. */
export const enrolmentStatus = z.enum(ENROLMENT.values);
