import type { JudgeRequest, RunRequest } from '@aosai/api/domain/judging';
import type { LanguageId } from '@aosai/api/domain/languages';
import type { ProgrammingSpec } from '../../db/schema/exam.ts';
import { subtasksWithin } from './subtaskPoints.ts';

export interface SubmittedProgram {
  language: LanguageId;
  code: string;
  maxPoints: number;
}

function programOf(spec: ProgrammingSpec, { language, code }: SubmittedProgram): Omit<RunRequest, 'input'> {
  return {
    language,
    source: code,
    standard: spec.standard,
    limits: spec.limits,
    fileIo: spec.fileIo ?? undefined,
    standardIoToo: spec.standardIoToo,
  };
}

export function judgeRequestOf(spec: ProgrammingSpec, program: SubmittedProgram): JudgeRequest {
  return {
    ...programOf(spec, program),
    compare: spec.compare,
    formatCounts: spec.formatCounts,
    cases: spec.cases.map(({ id, input, expected, subtaskId }) => ({ id, input, expected, subtaskId })),
    subtasks: subtasksWithin(spec, program.maxPoints),
    totalPoints: program.maxPoints,
  };
}

export function runRequestOf(spec: ProgrammingSpec, program: SubmittedProgram, input: string): RunRequest {
  return { ...programOf(spec, program), input };
}
