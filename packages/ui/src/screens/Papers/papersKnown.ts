import type { BankKnown } from '../../patterns/OfficeTable/bankActs.ts';

/** What the table of papers knows besides its rows. */
export type PapersKnown = BankKnown;
