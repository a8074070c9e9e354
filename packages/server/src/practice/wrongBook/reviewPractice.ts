import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { LineNote } from '@aosai/api/exams/teaching';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { reviewTry } from './reviewTry.ts';
import { storableText } from '../../base/storableText.ts';
import type { CallContext } from '../../kit/context.ts';
import { auditOf, engineOf } from '../../kit/engineOf.ts';
import { actorId } from '../../kit/actorId.ts';
import { tryScope } from '../practiceScope.ts';

interface Marked {
  id: string;
  version: number;
  points: number | null;
  comment: string;
  lineNotes: readonly LineNote[];
}

/** Marks a student's try, never the caller's own. Throws NOT_FOUND, VERSION_CHANGED, ATTEMPT_RUNNING, VALIDATION. */
export async function reviewPractice(context: CallContext, { id, version, points, comment, lineNotes }: Marked) {
  const [row] = await context.db
    .select({ id: tries.id, memberId: tries.memberId })
    .from(tries)
    .where(and(tryScope(context, ['student', 'organization', 'office']), eq(tries.id, id)));
  const reviewerId = actorId(context.actor) ?? '';
  if (!row || row.memberId === reviewerId) throw new AppError('NOT_FOUND');
  const review = {
    id,
    version,
    percent: points,
    comment: storableText(comment),
    lineNotes: lineNotes.map(({ line, text }) => ({ line, text: storableText(text) })),
  };
  const audit = auditOf(context, 'memberQuestion:reviewSubmit', id, { memberId: row.memberId });
  const percent = await reviewTry(engineOf(context), reviewerId, review, audit);
  return { id, version: version + 1, totalPoints: percent };
}
