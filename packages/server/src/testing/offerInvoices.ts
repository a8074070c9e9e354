import { newId } from '../base/newId.ts';
import { config } from '../db/schema/platform.ts';
import type { TestApp } from './testApp.ts';
import { INVOICE_NOTE_KEY } from '@aosai/api/platform/settingKeys';

/** Sets the public setting that says that invoices are issued, and how. */
export async function offerInvoices(site: TestApp, isPublic = true): Promise<void> {
  const now = site.services.now();
  const note = { key: INVOICE_NOTE_KEY, value: '付款后 5 个工作日内开具电子发票', isPublic };
  await site.db
    .insert(config)
    .values({ ...note, appId: site.people.appId, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [config.appId, config.key], set: note });
}
