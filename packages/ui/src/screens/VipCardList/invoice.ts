/** Whom an invoice is written for. */
export interface Invoice {
  title: string;
  /** Empty for a person. */
  taxNo: string;
  email: string;
}
