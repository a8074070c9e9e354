import type { BankKnown } from '../../../patterns/OfficeTable/bankActs.ts';

/** Data of the paper table in addition to its rows. */
export type PapersKnown = BankKnown;
