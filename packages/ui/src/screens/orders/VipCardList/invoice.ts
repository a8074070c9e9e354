/** Recipient of an invoice. */
export interface Invoice {
  title: string;
  /** Empty if the invoice is written for a person. */
  taxNo: string;
  email: string;
}
