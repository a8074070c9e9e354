import type { JudgeRequest, RunRequest } from '@aosai/api/domain/judging';
import type { LanguageId } from '@aosai/api/domain/languages';
import type { RemoteJudgeRequest } from '@aosai/api/domain/remoteJudging';
import type { ProgrammingSpec } from '../../db/schema/exam.ts';
import type { TestDataStore } from '../testData/testDataStore.ts';
import { subtasksWithin } from './subtaskPoints.ts';

export interface SubmittedProgram {
  language: LanguageId;
  code: string;
  maxPoints: number;
}

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

function taskOf(spec: ProgrammingSpec, program: SubmittedProgram): Omit<JudgeRequest, 'cases'> {
  return {
    ...programOf(spec, program),
    compare: spec.compare,
    formatCounts: spec.formatCounts,
    subtasks: subtasksWithin(spec, program.maxPoints),
    totalPoints: program.maxPoints,
  };
}

/** For the judge of this process: it reads the data of a case from its file when it comes to it. */
export function judgeRequestOf(
  spec: ProgrammingSpec,
  program: SubmittedProgram,
  testData: Pick<TestDataStore, 'read'>,
): JudgeRequest {
  const dataOf = (sha: string) => ({ read: () => testData.read(sha) });
  return {
    ...taskOf(spec, program),
    cases: spec.cases.map(({ id, inSha, outSha, subtaskId }) => ({
      id,
      input: dataOf(inSha),
      expected: dataOf(outSha),
      subtaskId,
    })),
  };
}

/** For a worker elsewhere: it fetches what it has not yet. */
export function remoteRequestOf(spec: ProgrammingSpec, program: SubmittedProgram): RemoteJudgeRequest {
  return {
    ...taskOf(spec, program),
    cases: spec.cases.map(({ id, inSha, outSha, subtaskId }) => ({
      id,
      inputHash: inSha,
      expectedHash: outSha,
      subtaskId,
    })),
  };
}

export function runRequestOf(spec: ProgrammingSpec, program: SubmittedProgram, input: string): RunRequest {
  return { ...programOf(spec, program), input };
}
