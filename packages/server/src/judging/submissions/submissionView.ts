import type { submission } from '../../db/schema/submission.ts';
import { boundsOf, boundsOfAll } from './figures.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

export type SubmissionRow = typeof submission.$inferSelect;
export type JudgedRow = Omit<SubmissionRow, 'code'>;

export interface Sight {
  score: boolean;
  cases: boolean;
  /** Exact times and memory of scored submissions are for operators only. */
  figures: SubmissionView['figures'];
}

/** Fields that candidates may see of their own running attempt; only IOI papers have scored submissions by then. */
export const CANDIDATE_SIGHT: Sight = { score: true, cases: true, figures: 'atMost' };

function figuresOf(row: JudgedRow, { figures }: Sight): Pick<SubmissionView, 'timeMs' | 'memoryKiB'> {
  return figures === 'exact' ? { timeMs: row.timeMs, memoryKiB: row.memoryKiB } : boundsOfAll(row.cases);
}

/** The finishing time reveals how long judging took, so it is rounded up to seconds. */
function finishedAtOf({ finishedAt }: JudgedRow, { figures }: Sight): string | null {
  if (!finishedAt) return null;
  const ms = finishedAt.getTime();
  return new Date(figures === 'exact' ? ms : Math.ceil(ms / 1000) * 1000).toISOString();
}

function runOf(row: JudgedRow): SubmissionView['run'] {
  if (row.kind !== 'debug' || !row.run) return null;
  const compared = row.expected !== null && (row.verdict === 'AC' || row.verdict === 'WA');
  return {
    input: row.input ?? '',
    expected: row.expected,
    ...row.run,
    matches: compared ? row.verdict === 'AC' : null,
  };
}

/**
 * A submission as it leaves the server: verdicts and figures of cases, never their data. A trial run uses input that
 * the member knows, so it is shown in full; a scored submission as far as `sight` allows.
 */
export function submissionView(row: JudgedRow, given: Sight): SubmissionView {
  const isRun = row.kind === 'debug';
  const sight: Sight = isRun ? { ...given, figures: 'exact' } : given;
  const score = isRun || sight.score;
  const showsCases = !isRun && sight.cases;
  return {
    id: row.id,
    // For practice, the id of the try.
    attemptId: row.attemptId ?? row.tryId ?? row.id,
    questionId: row.questionVersionId,
    kind: isRun ? 'debug' : 'submit',
    state: row.state,
    language: row.language,
    codeHash: row.codeHash,
    createdAt: row.createdAt.toISOString(),
    finishedAt: finishedAtOf(row, sight),
    doneCases: row.doneCases,
    totalCases: row.totalCases,
    verdict: score ? row.verdict : null,
    points: score && !isRun ? row.points : null,
    maxPoints: row.maxPoints,
    figures: sight.figures,
    ...(score ? figuresOf(row, sight) : { timeMs: null, memoryKiB: null }),
    compileMessage: score ? row.compileMessage : '',
    cases: showsCases
      ? row.cases.map((one, index) => ({
          no: index + 1,
          subtaskId: one.subtaskId ?? null,
          verdict: one.verdict,
          points: one.points,
          ...(sight.figures === 'exact' ? { timeMs: one.timeMs, memoryKiB: one.memoryKiB } : boundsOf(one)),
        }))
      : [],
    subtasks: showsCases ? row.subtasks : [],
    run: runOf(row),
  };
}
