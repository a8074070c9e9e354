import type { Answer } from '@aosai/api/questions/answers';
import type { CaseResult } from '@aosai/api/judging/judging';
import { splitPoints } from '@aosai/api/kit/points';
import { unscoredCases } from '@aosai/api/questions/unscoredCases';
import type { AnswerKey } from '@aosai/api/questions/scoring';
import { VERDICT, type Verdict } from '@aosai/api/judging/verdicts';
import type { ProgrammingSpec } from '../db/schema/storedQuestion.ts';
import type { TaskSolution } from '@aosai/content/tasks/taskSolutions';

/** Hashes texts to a number between 0 and 1, so that the demo looks the same on every machine. */
export function steady(...parts: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const char of parts.join('/')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** Returns a right or wrong answer to a choice question, as `isRight` says. */
export function demoChoice(key: AnswerKey, optionIds: readonly string[], isRight: boolean, pick: number): Answer {
  const right = key.kind === 'choice' ? key.optionIds : [];
  const wrong = optionIds.filter((id) => !right.includes(id));
  const other = wrong[Math.floor(pick * wrong.length)];
  return { kind: 'choice', optionIds: isRight || other === undefined ? right : [other] };
}

export interface DemoJudged {
  verdict: Verdict;
  points: number;
  timeMs: number;
  memoryKiB: number;
  cases: CaseResult[];
}

const isVerdict = (text: string): text is Verdict => VERDICT.values.some((verdict) => verdict === text);

/** The judge's result for a program, from the failures that its first line declares (a test proves them). */
export function demoJudged(spec: ProgrammingSpec, solution: TaskSolution, maxPoints: number): DemoJudged {
  const unscored = unscoredCases(spec);
  const shares = splitPoints(
    maxPoints,
    spec.cases.map(({ id }) => (unscored.has(id) ? 0 : 1)),
  );
  const cases = spec.cases.map(({ id }, index): CaseResult => {
    const failure = solution.fails?.verdicts[id];
    const verdict = failure !== undefined && isVerdict(failure) ? failure : 'AC';
    const pick = steady(solution.file, id);
    return {
      caseId: id,
      verdict,
      points: verdict === 'AC' ? (shares[index] ?? 0) : 0,
      timeMs: solution.language === 71 ? 18 + Math.floor(pick * 9) : 1 + Math.floor(pick * 4),
      memoryKiB: solution.language === 71 ? 9_200 + Math.floor(pick * 600) : 3_400 + Math.floor(pick * 300),
    };
  });
  return {
    verdict: cases.find(({ verdict }) => verdict !== 'AC')?.verdict ?? 'AC',
    points: cases.reduce((sum, { points }) => sum + points, 0),
    timeMs: Math.max(...cases.map(({ timeMs }) => timeMs)),
    memoryKiB: Math.max(...cases.map(({ memoryKiB }) => memoryKiB)),
    cases,
  };
}

/** The program as a student submits it: without the line that declares its failures. */
export function demoProgram({ source, fails }: TaskSolution): string {
  return fails === null ? source : source.slice(source.indexOf('\n') + 1);
}
