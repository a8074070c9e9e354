import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { type HandoutSource, loadHandouts } from '@aosai/content/loadArticles';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { Db } from '../db/open.ts';
import { course } from '../db/schema/content.ts';
import { file } from '../db/schema/platform.ts';
import { demoRow } from './demoRow.ts';
import { putShipped } from './putShipped.ts';
import { tellLeftOut } from './seedCourses.ts';
import type { Place } from './storeLesson.ts';

/** Hand-outs come after the articles in the content centre. */
const AFTER_ARTICLES = 100;

/**
 * Stores the shipped hand-outs as PDF documents of the content centre. A later start adds new ones, and replaces the
 * documents that have changed and that nobody has edited or deleted (every edit raises a row's version).
 */
export async function seedHandouts(
  db: Db,
  storage: FileStorage,
  place: Place,
  sources: readonly HandoutSource[] = loadHandouts(undefined, tellLeftOut),
): Promise<void> {
  const { appId, now } = place;
  const rows = await db
    .select({
      id: course.id,
      key: course.key,
      version: course.version,
      deletedAt: course.deletedAt,
      sha256: file.sha256,
    })
    .from(course)
    .leftJoin(file, and(eq(file.appId, course.appId), eq(file.fileName, course.file)))
    .where(and(eq(course.appId, appId), eq(course.kind, 'content'), isNotNull(course.key)));
  const known = new Map(rows.map((row) => [row.key, row]));
  for (const { key, title, intro, tags, sort, pdf } of sources.filter((one) => existsSync(one.pdf))) {
    const row = known.get(key);
    if (row !== undefined) {
      const sha256 = createHash('sha256')
        .update(await readFile(pdf))
        .digest('hex');
      if (row.sha256 === sha256 || row.version !== 1 || row.deletedAt !== null) continue;
    }
    const stored = await putShipped(storage, place, { path: pdf, title, purpose: 'attachment' });
    const columns = { title, intro, tags, sort: sort + AFTER_ARTICLES, file: stored.fileName };
    const facts = { kind: 'content', category: 'pdf', difficulty: 'easy', key } as const;
    const standing = { status: QUESTION.ready, isShared: true };
    await db.transaction(async (tx) => {
      await tx.insert(file).values(stored);
      if (row === undefined)
        await tx.insert(course).values({ ...demoRow(appId, now), ...columns, ...facts, ...standing });
      else
        await tx
          .update(course)
          .set({ ...columns, updatedAt: now })
          .where(and(eq(course.appId, appId), eq(course.id, row.id)));
    });
  }
}
