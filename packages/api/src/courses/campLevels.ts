import type { TaughtLanguage } from '../questions/pointId.ts';

/** Levels of GESP. */
export const CAMP_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Number of mock exams that conclude a level. */
export const CAMP_MOCKS = 2;

/** The slugs of a level's course, for example gesp-cpp-1. For C++ the language may be left out. */
export const campSlugs = (language: TaughtLanguage, level: number): string[] => [
  `gesp-${language}-${level}`,
  ...(language === 'cpp' ? [`gesp-${level}`] : []),
];
