import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { INVOICE_NOTE_KEY } from '@aosai/api/platform/settingKeys';

/** The note on invoices; empty when none was written. */
export async function invoiceNote(calls: Client): Promise<string> {
  try {
    return (await calls.config.queryByKey({ key: INVOICE_NOTE_KEY })).value.trim();
  } catch (cause) {
    if (cause instanceof ApiError && !cause.isTransient) return '';
    throw cause;
  }
}
