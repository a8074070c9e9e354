import type { JudgeRequest, RunRequest } from '@aosai/api/domain/judging';
import { type LanguageId, PYTHON } from '@aosai/api/domain/languages';
import type { ProgrammingSpec } from '../../db/schema/exam.ts';

/** Python may take twice the limit that a task states (the statement is written for C++). */
const PYTHON_TIME_FACTOR = 2;

export interface SubmittedProgram {
  language: LanguageId;
  code: string;
  maxPoints: number;
}

function programOf(spec: ProgrammingSpec, { language, code }: SubmittedProgram): Omit<RunRequest, 'input'> {
  const timeMs = spec.limits.timeMs * (language === PYTHON ? PYTHON_TIME_FACTOR : 1);
  return {
    language,
    source: code,
    standard: spec.standard,
    limits: { ...spec.limits, timeMs },
    fileIo: spec.fileIo ?? undefined,
  };
}

export function judgeRequestOf(spec: ProgrammingSpec, program: SubmittedProgram): JudgeRequest {
  return {
    ...programOf(spec, program),
    compare: spec.compare,
    cases: spec.cases.map(({ id, input, expected, subtaskId }) => ({ id, input, expected, subtaskId })),
    subtasks: spec.subtasks,
    totalPoints: program.maxPoints,
  };
}

export function runRequestOf(spec: ProgrammingSpec, program: SubmittedProgram, input: string): RunRequest {
  return { ...programOf(spec, program), input };
}
