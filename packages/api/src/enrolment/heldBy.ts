import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Who holds an exam, a homework or a class: the platform, or one of the schools with its teachers. */
export const HELD_BY = labelled({ platform: '平台', org: '机构' });

/** Value of the filter `heldBy`, with which an operator finds the platform's own rows. */
export type HeldBy = ValueIn<typeof HELD_BY>;
