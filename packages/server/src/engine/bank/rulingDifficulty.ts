import { sql } from 'drizzle-orm';
import type { Difficulty } from '@aosai/api/domain/difficulty';
import { question } from '../../db/schema/bank.ts';

/** How hard a question is for those who answer it: what was measured, where enough is known, else its label. */
export const rulingDifficulty = sql<Difficulty>`coalesce(${question.measured}, ${question.difficulty})`;

/** The same of a row that was read. */
export const difficultyOf = ({ measured, difficulty }: Pick<typeof question.$inferSelect, 'measured' | 'difficulty'>) =>
  measured ?? difficulty;
