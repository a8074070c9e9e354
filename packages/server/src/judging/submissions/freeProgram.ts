import { DEFAULT_STANDARD, LANGUAGE_IDS } from '@aosai/api/judging/languages';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';

/** Stands for the version of a question where a program that belongs to none is run, such as a lecture's example. */
export const FREE_PROGRAM = '00000000000000000000000000';

/** How such a program is run: like a simple task without cases. */
export const FREE_SPEC: ProgrammingSpec = {
  limits: { timeMs: 2_000, memoryKiB: 262_144 },
  languages: [...LANGUAGE_IDS],
  standard: DEFAULT_STANDARD,
  compare: { kind: 'default' },
  fileIo: null,
  subtasks: [],
  cases: [],
};
