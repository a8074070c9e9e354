import { newId } from '../base/newId.ts';
import { file } from '../db/schema/platform.ts';
import type { TestApp } from './testApp.ts';

/** Inserts the row of an uploaded image, for a banner by default; returns its name. */
export async function addImage(site: TestApp, changes: Partial<typeof file.$inferInsert>): Promise<string> {
  const id = newId();
  const fileName = `${id}.png`;
  const row = { appId: 'aosai', id, createdAt: site.now(), updatedAt: site.now(), fileName, title: '图', sha256: '' };
  const known = { mime: 'image/png', isPublic: true, sizeBytes: 4, purpose: 'banner', ...changes };
  await site.db.insert(file).values({ ...row, ...known });
  return fileName;
}
