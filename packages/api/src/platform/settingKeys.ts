/** Setting with the monthly limit for minors, in fen. */
export const MINOR_MONTHLY_KEY = 'order.minorMonthlyFen';
/** Setting with the text about invoices. While it is empty or not public, invoices cannot be requested. */
export const INVOICE_NOTE_KEY = 'invoice.note';

/** Payee of manual transfers as a text, and the file of a QR code picture. */
export const PAYEE_KEY = 'pay.payee';
/** Setting with the file name of a QR code for manual transfers. */
export const PAYEE_PICTURE_KEY = 'pay.picture';

/** Setting by which teachers need a second factor. */
export const TEACHER_FACTOR_KEY = 'security.teacherFactor';
/** Setting by which managers need a second factor while they act for their school. */
export const MANAGER_FACTOR_KEY = 'security.managerFactor';
