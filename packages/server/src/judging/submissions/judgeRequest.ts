import { isCheckerProgram } from '@aosai/api/judging/checkers';
import type { JudgeRequest, RunRequest, TraceRequest } from '@aosai/api/judging/judging';
import type { LanguageId } from '@aosai/api/judging/languages';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { RemoteJudgeRequest } from '@aosai/api/judging/remoteJudging';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import type { submission } from '../../db/schema/submission.ts';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';
import { unscoredCases } from '@aosai/api/questions/unscoredCases';
import { subtasksWithin } from './subtaskPoints.ts';

export interface SubmittedProgram {
  language: LanguageId;
  code: string;
  maxPoints: number;
  kind?: Kind;
  /** Null for practice, and for the rejudging of practice. */
  attemptId?: string | null;
}

type Kind = (typeof submission.$inferSelect)['kind'];

function programOf(spec: ProgrammingSpec, { language, code }: SubmittedProgram): Omit<RunRequest, 'input'> {
  const { prepend, append } = spec.templates?.[language] ?? {};
  return {
    language,
    source: code,
    prepend,
    append,
    standard: spec.standard,
    limits: spec.limits,
    fileIo: spec.fileIo ?? undefined,
    standardIoToo: spec.standardIoToo,
  };
}

/** Trial judging runs every case, also those skipped once their subtask is lost. */
function groupsOf(spec: ProgrammingSpec, { kind, maxPoints }: SubmittedProgram) {
  const unscored = unscoredCases(spec);
  const worthOf = (id: string) => (unscored.has(id) ? { isUnscored: true } : {});
  return kind === 'check'
    ? { subtasks: [], subtaskOf: () => undefined, worthOf }
    : { subtasks: subtasksWithin(spec, maxPoints), subtaskOf: (id: string | undefined) => id, worthOf };
}

function taskOf(spec: ProgrammingSpec, program: SubmittedProgram): Omit<JudgeRequest, 'cases'> {
  return {
    ...programOf(spec, program),
    compare: spec.compare,
    formatCounts: spec.formatCounts,
    // Only practice shows outputs, so the judge does not keep those of attempts.
    keepOutputs: program.attemptId === null ? PRACTICE_LIMITS.cases : undefined,
    subtasks: groupsOf(spec, program).subtasks,
    totalPoints: program.maxPoints,
  };
}

/** For the judge in this process: reads the data of a case when it gets to it. */
export function judgeRequestOf(
  spec: ProgrammingSpec,
  program: SubmittedProgram,
  testData: Pick<TestDataStore, 'read'>,
): JudgeRequest {
  const { subtaskOf, worthOf } = groupsOf(spec, program);
  const dataOf = (sha: string) => ({ read: () => testData.read(sha) });
  return {
    ...taskOf(spec, program),
    cases: spec.cases.map(({ id, inSha, outSha, subtaskId }) => ({
      id,
      input: dataOf(inSha),
      expected: dataOf(outSha),
      subtaskId: subtaskOf(subtaskId),
      ...worthOf(id),
    })),
  };
}

/** For a remote worker, which fetches the data that it lacks. */
export function remoteRequestOf(spec: ProgrammingSpec, program: SubmittedProgram): RemoteJudgeRequest {
  const { subtaskOf, worthOf } = groupsOf(spec, program);
  return {
    ...taskOf(spec, program),
    cases: spec.cases.map(({ id, inSha, outSha, subtaskId }) => ({
      id,
      inputHash: inSha,
      expectedHash: outSha,
      subtaskId: subtaskOf(subtaskId),
      ...worthOf(id),
    })),
  };
}

/** For stepping through a program, which belongs to no question. */
export function traceRequestOf(
  { standard }: ProgrammingSpec,
  { language, code, input }: Pick<SubmittedProgram, 'language' | 'code'> & { input: string | null },
): TraceRequest {
  return { language, source: code, standard, input: input ?? '' };
}

/** `expected` is that of a sample. Rules are compared here; a checker program runs at the judge. */
export function runRequestOf(
  spec: ProgrammingSpec,
  program: SubmittedProgram,
  { input, expected }: { input: string | null; expected: string | null },
): RunRequest {
  return {
    ...programOf(spec, program),
    input: input ?? '',
    ...(isCheckerProgram(spec.compare) && { compare: spec.compare, ...(expected !== null && { answer: expected }) }),
  };
}
