import type { Bank } from '@aosai/api/domain/questions/bank';

export interface PapersKnown {
  /** Where papers stand: /web/edms/examPaper. */
  base: string;
  /** The banks into which this person writes. */
  own: readonly Bank[];
}
