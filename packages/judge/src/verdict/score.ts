import type {
  CaseResult,
  JudgeRequest,
  OutputExcerpt,
  Subtask,
  SubtaskResult,
  TestCase,
} from '@aosai/api/judging/judging';
import type { Verdict } from '@aosai/api/judging/verdicts';

/** The result of one case. `ratio` is the share of its points, from 0 to 1; checkers may give a part. */
export interface CaseOutcome {
  verdict: Verdict;
  ratio: number;
  timeMs: number;
  memoryKiB: number;
  message?: string | undefined;
  output?: OutputExcerpt | undefined;
  error?: OutputExcerpt | undefined;
}

/** The outcome of a case that was not run. */
export const SKIPPED: CaseOutcome = { verdict: 'Skipped', ratio: 0, timeMs: 0, memoryKiB: 0 };

/**
 * Splits an integer into `count` integers that add up to it and differ by at most one; the first ones are the larger.
 */
export function equalShares(total: number, count: number): number[] {
  const base = Math.floor(total / count);
  const larger = total - base * count;
  return Array.from({ length: count }, (_, index) => base + (index < larger ? 1 : 0));
}

/** Returns SE if there is one, else the first verdict that is neither AC nor Skipped, else Skipped if any, else AC. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('SE')) {
    return 'SE';
  }
  return (
    verdicts.find((verdict) => verdict !== 'AC' && verdict !== 'Skipped') ??
    (verdicts.includes('Skipped') ? 'Skipped' : 'AC')
  );
}

/** Splits the total equally among the scored cases; unscored cases get 0. */
function sharesOf(total: number, cases: readonly TestCase[]): number[] {
  const shares = equalShares(total, cases.filter(({ isUnscored }) => !isUnscored).length);
  return cases.map(({ isUnscored }) => (isUnscored ? 0 : (shares.shift() ?? 0)));
}

/** The points of each case of a subtask. They add up to the points of the subtask. */
function subtaskPoints(subtask: Subtask, cases: readonly TestCase[], outcomes: readonly CaseOutcome[]): number[] {
  const shares = sharesOf(subtask.points, cases);
  const ratios = outcomes.map(({ ratio }, index) => (subtask.type === 'max' && cases[index]?.isUnscored ? 0 : ratio));
  switch (subtask.type) {
    case 'sum':
      return shares.map((share, index) => Math.round(share * (ratios[index] ?? 0)));
    case 'min':
      return equalShares(Math.round(subtask.points * Math.min(...ratios)), outcomes.length);
    case 'max': {
      const best = Math.max(...ratios);
      const bestIndex = ratios.indexOf(best);
      return ratios.map((_, index) => (index === bestIndex ? Math.round(subtask.points * best) : 0));
    }
    default:
      return subtask.type satisfies never;
  }
}

function subtaskVerdict(subtask: Subtask, outcomes: readonly CaseOutcome[]): Verdict {
  const verdicts = outcomes.map((outcome) => outcome.verdict);
  return subtask.type === 'max' && verdicts.includes('AC') && !verdicts.includes('SE') ? 'AC' : worstVerdict(verdicts);
}

/** Points, in integer hundredths, in total and per case and subtask. */
export interface Score {
  points: number;
  cases: CaseResult[];
  subtasks: SubtaskResult[];
}

type Scored = Pick<JudgeRequest, 'cases' | 'subtasks' | 'totalPoints'>;

/**
 * Scores a submission; points are integer hundredths. Cases outside subtasks share the points that the subtasks leave;
 * unscored cases count for the verdict only. The points of all cases add up to the score, and so do those of the
 * subtasks together with the cases outside.
 */
export function scoreCases(request: Scored, outcomes: ReadonlyMap<string, CaseOutcome>): Score {
  const outcomeOf = (testCase: TestCase): CaseOutcome => outcomes.get(testCase.id) ?? SKIPPED;
  const pointsOf = new Map<string, number>();

  const subtasks = request.subtasks.map((subtask) => {
    const cases = request.cases.filter((testCase) => testCase.subtaskId === subtask.id);
    const results = cases.map(outcomeOf);
    const points = cases.length > 0 ? subtaskPoints(subtask, cases, results) : [];
    cases.forEach((testCase, index) => pointsOf.set(testCase.id, points[index] ?? 0));
    return {
      subtaskId: subtask.id,
      verdict: cases.length > 0 ? subtaskVerdict(subtask, results) : 'Skipped',
      points: points.reduce((sum, value) => sum + value, 0),
    } satisfies SubtaskResult;
  });

  const loose = request.cases.filter((testCase) => testCase.subtaskId === undefined);
  const promised = request.subtasks.reduce((sum, subtask) => sum + subtask.points, 0);
  const shares = sharesOf(Math.max(0, request.totalPoints - promised), loose);
  loose.forEach((testCase, index) =>
    pointsOf.set(testCase.id, Math.round((shares[index] ?? 0) * outcomeOf(testCase).ratio)),
  );

  const cases = request.cases.map((testCase) => {
    const { ratio: _, ...outcome } = outcomeOf(testCase);
    return {
      caseId: testCase.id,
      ...(testCase.subtaskId === undefined ? {} : { subtaskId: testCase.subtaskId }),
      ...outcome,
      points: pointsOf.get(testCase.id) ?? 0,
    } satisfies CaseResult;
  });
  return { points: cases.reduce((sum, result) => sum + result.points, 0), cases, subtasks };
}
