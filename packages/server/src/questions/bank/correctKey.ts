import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';

type VersionRow = typeof questionVersion.$inferSelect;

/** Columns of a version that candidates never see. */
const HIDDEN = [
  'answerKey',
  'analysis',
  'analysisHtml',
  'videoFile',
  'solutions',
  'drawnFrom',
] as const satisfies readonly (keyof VersionRow)[];

/** The visible part of a task: without hidden cases and the checker. */
function seenOf(task: ProgrammingSpec): unknown {
  return { ...task, compare: undefined, cases: task.cases.filter(({ sample }) => sample) };
}

function isSeenTheSame(before: VersionRow, after: VersionRow): boolean {
  const seen = ({ programming, ...row }: VersionRow): unknown => {
    const shown = Object.entries(row).filter(([name]) => !HIDDEN.some((hidden) => hidden === name));
    return JSON.parse(
      JSON.stringify({ ...Object.fromEntries(shown), programming: programming && seenOf(programming) }),
    );
  };
  return isDeepStrictEqual(seen(before), seen(after));
}

/**
 * Corrects the key of a version in use, in place; the visible content cannot change. Results change when a rejudge of
 * the version is applied.
 *
 * @throws VALIDATION when more than the key would change
 */
export async function correctKey(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
  before: VersionRow,
  content: Partial<VersionRow>,
): Promise<void> {
  const after = { ...before, ...content };
  if (!isSeenTheSame(before, after))
    throw new AppError('VALIDATION', {
      path: 'keyFix',
      detail: '改正答案时，题面、选项、样例和限制不能变；要改这些请直接保存为新版本',
    });
  const { answerKey, analysis, analysisHtml, videoFile, solutions, programming, drawnFrom } = after;
  await tx
    .update(questionVersion)
    .set({
      answerKey,
      analysis,
      analysisHtml,
      videoFile,
      solutions,
      programming,
      drawnFrom,
      updatedAt: now,
      version: before.version + 1,
    })
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, before.id)));
}
