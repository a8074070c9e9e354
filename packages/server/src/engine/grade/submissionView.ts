import type { SubmissionView } from '@aosai/api/contract/types';
import type { submission } from '../../db/schema/exam.ts';

export type SubmissionRow = typeof submission.$inferSelect;
export type JudgedRow = Omit<SubmissionRow, 'code'>;

export interface Sight {
  score: boolean;
  cases: boolean;
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
 * A submission as its pupil reads it: verdicts and figures of cases, never their data. A trial run is always the
 * pupil's own; of a scored one only what `sight` allows.
 */
export function submissionView(row: JudgedRow, sight: Sight): SubmissionView {
  const isRun = row.kind === 'debug';
  const score = isRun || sight.score;
  const showsCases = !isRun && sight.cases;
  return {
    id: row.id,
    attemptId: row.attemptId,
    questionId: row.questionVersionId,
    kind: isRun ? 'debug' : 'submit',
    state: row.state,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    doneCases: row.doneCases,
    totalCases: row.totalCases,
    verdict: score ? row.verdict : null,
    points: score && !isRun ? row.points : null,
    maxPoints: row.maxPoints,
    timeMs: score ? row.timeMs : null,
    memoryKiB: score ? row.memoryKiB : null,
    compileMessage: score ? row.compileMessage : '',
    cases: showsCases
      ? row.cases.map(({ subtaskId = null, verdict, points, timeMs, memoryKiB }, index) => ({
          no: index + 1,
          subtaskId,
          verdict,
          points,
          timeMs,
          memoryKiB,
        }))
      : [],
    subtasks: showsCases ? row.subtasks : [],
    run: runOf(row),
  };
}
