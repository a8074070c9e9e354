import type { Client } from '@aosai/api/client/client';
import type { Bank } from '@aosai/api/questions/bank';
import { PAPER_TEMPLATE, type PaperTemplateId } from '@aosai/api/questions/paperTemplates';

/** The template for questions of a knowledge level: GESP C++ 3 and GESP Python 3 have one blueprint. */
function templateOfLevel(level: string): PaperTemplateId | null {
  const template = level.replace(/^gesp-(?:cpp|py)-/, 'gesp-').replace(/^csp-([js])$/, 'csp-$11');
  return PAPER_TEMPLATE.has(template) ? template : null;
}

async function templateOfClass(calls: Client, id: string): Promise<PaperTemplateId | null> {
  const { levels } = await calls.grade.queryReport({ id });
  return levels[0] === undefined ? null : templateOfLevel(levels[0]);
}

/**
 * The template that a new paper begins with: the level of the class one comes from, that of the last paper of one's
 * bank, that of the newest class, or null.
 */
export async function likelyTemplate(
  calls: Client,
  { gradeId, own }: { gradeId: string | null; own: readonly Bank[] },
): Promise<PaperTemplateId | null> {
  const ofClass = gradeId === null ? null : await templateOfClass(calls, gradeId);
  if (ofClass !== null) return ofClass;
  // A manager who teaches makes papers of both banks; their own are the more telling ones.
  for (const bank of own.toReversed()) {
    const { content } = await calls.examPaper.queryList({ bank, size: 1, sort: ['updatedAt,desc'] });
    if (content[0]) return content[0].template;
  }
  const { content } = await calls.grade.queryList({ size: 1 });
  return content[0] ? await templateOfClass(calls, content[0].id) : null;
}
