/** Recipient of an invoice. */
export interface Invoice {
  title: string;
  /** Empty for a person. */
  taxNo: string;
  email: string;
}
