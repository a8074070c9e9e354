import { MAX_KNOWLEDGE_POINTS } from '@aosai/api/questions/pointId';
import { BANK_LIMITS } from '@aosai/api/questions/bank';
import { MEBIBYTE } from '@aosai/api/kit/constants';

/** Limits of one upload. Test data compresses well, so only large entries are held to a ratio. */
export const IMPORT_LIMITS = {
  uploadBytes: 512 * MEBIBYTE,
  unpackedBytes: 2048 * MEBIBYTE,
  ratio: 200,
  ratioFromBytes: 32 * MEBIBYTE,
  entries: 20_000,
  nameBytes: 255,
  depth: 16,
  /** An archive inside an archive is opened, but none inside that. */
  nestedLevels: 1,
  manifestBytes: 4 * MEBIBYTE,
  jsonDepth: 100,
  yamlAliases: 100,
  imageBytes: 10 * MEBIBYTE,
  imagePixels: 40_000_000,
  caseBytes: 64 * MEBIBYTE,
  cases: 1000,
  /** Tags of a question, including knowledge points. */
  tags: BANK_LIMITS.tagsMax + MAX_KNOWLEDGE_POINTS,
} as const;

/** The limits of a task whose package states none, and the highest it may have. */
export const DEFAULT_LIMITS = { timeMs: 1000, memoryKiB: 256 * 1024 } as const;
export const MOST_LIMITS = { timeMs: 60_000, memoryKiB: 4 * 1024 * 1024 } as const;
