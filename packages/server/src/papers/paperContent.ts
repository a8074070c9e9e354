import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { Db } from '../db/open.ts';
import { examPaper, questionVersion } from '../db/schema/exam.ts';
import { LRUCache } from 'lru-cache';
import { lastKeyFixMs } from '../questions/bank/keyFixes.ts';
import type { PaperItem } from '../questions/question/paperItem.ts';

export interface SectionContent {
  name: string;
  type: QuestionType | null;
  points: number;
  items: PaperItem[];
}

/** A paper with its questions, keys and hidden cases; must never leave the engine unfiltered. */
export interface PaperContent {
  paper: typeof examPaper.$inferSelect;
  sections: SectionContent[];
  byVersion: ReadonlyMap<string, PaperItem>;
}

const MAX_CACHED = 32;
/** A frozen paper changes only when a key is corrected. Other servers then notice within this time. */
const KEPT_MS = 60_000;
const frozen = new LRUCache<string, { content: PaperContent; loadedMs: number }>({ max: MAX_CACHED });

/** Reads the paper in this transaction, without the cache. Throws NOT_FOUND. */
export async function readPaper(db: Db, appId: string, paperId: string): Promise<PaperContent> {
  const [paper] = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), eq(examPaper.id, paperId)));
  if (!paper) throw new AppError('NOT_FOUND');
  const ids = paper.sections.flatMap((section) => section.items.map((item) => item.questionVersionId));
  const versions = await db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, ids)));
  const byId = new Map(versions.map((version) => [version.id, version]));
  const sections = paper.sections.map(({ name, type, items }, sectionIndex) => ({
    name,
    type,
    points: items.reduce((sum, item) => sum + item.points, 0),
    items: items.map(({ questionVersionId, points }) => {
      const version = byId.get(questionVersionId);
      if (!version) throw new Error(`paper ${paperId} names the missing question version ${questionVersionId}`);
      return { version, points, sectionIndex };
    }),
  }));
  const items = sections.flatMap((section) => section.items);
  return { paper, sections, byVersion: new Map(items.map((item) => [item.version.id, item])) };
}

/** The paper, cached if it is frozen. Throws NOT_FOUND. */
export async function paperContent(db: Db, appId: string, paperId: string): Promise<PaperContent> {
  const key = `${appId}/${paperId}`;
  const known = frozen.get(key);
  if (known && known.loadedMs > Math.max(lastKeyFixMs(), performance.now() - KEPT_MS)) {
    frozen.set(key, known);
    return known.content;
  }
  const loadedMs = performance.now();
  const content = await readPaper(db, appId, paperId);
  if (content.paper.frozenAt) {
    frozen.set(key, { content, loadedMs });
  }
  return content;
}
