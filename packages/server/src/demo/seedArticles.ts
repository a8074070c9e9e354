import { and, eq, isNotNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { type ArticleSource, loadArticles } from '@aosai/content/loadArticles';
import type { Db } from '../db/open.ts';
import { course } from '../db/schema/content.ts';
import { renderArticle } from '../kit/markdown/markdown.ts';
import { demoRow } from './demoRow.ts';
import { tellLeftOut } from './seedCourses.ts';
import type { Place } from './storeLesson.ts';

const columnsOf = ({ title, intro, tags, notes, sort }: ArticleSource) => ({
  title,
  intro,
  tags,
  notes,
  notesHtml: renderArticle(notes),
  sort,
});

/**
 * Stores the shipped articles for everybody to read. A later start adds new ones, and brings those up to date that
 * nobody has edited or deleted (every edit raises a row's version).
 */
export async function seedArticles(
  db: Db,
  { appId, now }: Place,
  sources: readonly ArticleSource[] = loadArticles(undefined, tellLeftOut),
): Promise<void> {
  const rows = await db
    .select()
    .from(course)
    .where(and(eq(course.appId, appId), eq(course.kind, 'content'), isNotNull(course.key)));
  const known = new Map(rows.map((row) => [row.key, row]));
  for (const source of sources) {
    const row = known.get(source.key);
    if (row === undefined) {
      const facts = { kind: 'content', category: 'article', difficulty: 'easy', key: source.key } as const;
      const standing = { status: QUESTION.ready, isShared: true };
      await db.insert(course).values({ ...demoRow(appId, now), ...columnsOf(source), ...facts, ...standing });
      continue;
    }
    const isSame = row.notes === source.notes && row.title === source.title && row.intro === source.intro;
    if (isSame || row.version !== 1 || row.deletedAt !== null) continue;
    await db
      .update(course)
      .set({ ...columnsOf(source), updatedAt: now })
      .where(and(eq(course.appId, appId), eq(course.id, row.id)));
  }
}
