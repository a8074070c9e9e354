import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Programming languages in which levels of knowledge points are taught. */
export const TAUGHT_LANGUAGE = labelled({ cpp: 'C++', py: 'Python' });

/** A language of `TAUGHT_LANGUAGE`. */
export type TaughtLanguage = ValueIn<typeof TAUGHT_LANGUAGE>;

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Exams that have knowledge points. */
export type KnowledgeExam = 'gesp-cpp' | 'gesp-py' | 'csp-j' | 'csp-s';
type Level = (typeof LEVELS)[number];
/** A level of an exam, the first half of a point's id. CSP has no levels. */
export type KnowledgeLevel = `${'gesp-cpp' | 'gesp-py'}-${Level}` | 'csp-j' | 'csp-s';

/** Levels with their names, in display order. */
export const KNOWLEDGE_LEVELS: readonly { id: KnowledgeLevel; label: string }[] = [
  ...LEVELS.map((level) => ({ id: `gesp-cpp-${level}` as const, label: `GESP C++ ${level} 级` })),
  ...LEVELS.map((level) => ({ id: `gesp-py-${level}` as const, label: `GESP Python ${level} 级` })),
  { id: 'csp-j', label: 'CSP-J' },
  { id: 'csp-s', label: 'CSP-S' },
];

/** The language that a question with these points is about; null without points, when it fits every language. */
export const languageOf = (points: readonly string[]): TaughtLanguage | null => {
  if (points.length === 0) return null;
  return points.some((point) => point.startsWith('gesp-py-')) ? 'py' : 'cpp';
};

/** The level of a stage of the bank; a stage of GESP has one of each language, and the one like `other` is taken. */
export function levelOfStage(stage: `gesp-${Level}` | 'csp-j' | 'csp-s', other: string): KnowledgeLevel {
  if (stage === 'csp-j' || stage === 'csp-s') return stage;
  const [, no] = stage.split('-') as [string, `${Level}`];
  return `gesp-${other.startsWith('gesp-py-') ? 'py' : 'cpp'}-${no}`;
}

/** Maximum number of knowledge points of a question; the first is the primary one. */
export const MAX_KNOWLEDGE_POINTS = 3;
/** Format of a point's id: `gesp-cpp-4/recurrence`. It does not check that the point exists. */
export const KNOWLEDGE_POINT_ID = /^(?:gesp-(?:cpp|py)-[1-8]|csp-[js])\/[a-z0-9-]{1,40}$/;

/** The concept of a point's id; equal slugs are the same concept in every exam. */
export const slugOf = (id: string): string => id.slice(id.indexOf('/') + 1);
