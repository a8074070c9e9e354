import { labelled, type ValueIn } from '../forms/labelled.ts';

/** Languages of the camp. */
export const CAMP_LANGUAGE = labelled({ cpp: 'C++', py: 'Python' });
export type CampLanguage = ValueIn<typeof CAMP_LANGUAGE>;

/** GESP's levels. */
export const CAMP_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Mock exams that close a level. */
export const CAMP_MOCKS = 2;

/** The address that the course of a level carries: gesp-cpp-1. Those of C++ may leave out the language. */
export const campSlugs = (language: CampLanguage, level: number): string[] => [
  `gesp-${language}-${level}`,
  ...(language === 'cpp' ? [`gesp-${level}`] : []),
];
