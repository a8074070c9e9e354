import { isDeepStrictEqual } from 'node:util';
import type { VersionPart } from '@aosai/api/questions/versions';
import type { questionVersion } from '../../db/schema/exam.ts';

type VersionRow = typeof questionVersion.$inferSelect;

/** The content of each part of a version. */
const PARTS: Readonly<Record<VersionPart, (version: VersionRow) => unknown>> = {
  title: ({ title }) => title,
  stem: ({ stem }) => stem,
  options: ({ options }) => options.map(({ id, text }) => ({ id, text })),
  parts: ({ parts }) => parts.map(({ id, stem, options }) => ({ id, stem, options: options.map(({ text }) => text) })),
  key: ({ answerKey }) => answerKey,
  analysis: ({ analysis }) => analysis,
  video: ({ videoFile }) => videoFile,
  about: ({ difficulty, tags }) => ({ difficulty, tags }),
  limits: ({ programming }) => {
    const { limits, languages, standard, fileIo, standardIoToo, formatCounts, samplesScore } = programming ?? {};
    return { limits, languages, standard, fileIo, standardIoToo, formatCounts, samplesScore };
  },
  compare: ({ programming }) => programming?.compare,
  subtasks: ({ programming }) => programming?.subtasks,
  cases: ({ programming }) => programming?.cases,
  templates: ({ programming }) => programming?.templates,
  solutions: ({ solutions }) => solutions,
};

/** Normalizes for comparing: missing is the same as undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The parts in which two versions of a question differ. */
export const changedParts = (before: VersionRow, after: VersionRow): VersionPart[] =>
  (Object.keys(PARTS) as VersionPart[]).filter(
    (part) => !isDeepStrictEqual(plain(PARTS[part](before)), plain(PARTS[part](after))),
  );
