import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { exam } from '@aosai/api/exams/exam.contract';

export type SimilarReport = OutputOf<(typeof exam)['calls']['querySimilarity']>;
export type SimilarQuestion = SimilarReport['questions'][number];
export type SimilarPair = SimilarQuestion['pairs'][number];
export type SimilarProgram = SimilarPair['programs'][number];

/** Formats a similarity from 0 to 1 as 92%. */
export const alikeText = (similarity: number): string => `${Math.round(100 * similarity)}%`;

/** The two students' names. */
export const pairName = ({ programs }: SimilarPair): string => programs.map(({ name }) => name).join(' 和 ');
