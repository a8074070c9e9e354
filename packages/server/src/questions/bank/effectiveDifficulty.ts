import { sql } from 'drizzle-orm';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import { question } from '../../db/schema/bank.ts';

/** The difficulty of a question: measured if there are enough answers, else its label. */
export const effectiveDifficulty = sql<Difficulty>`coalesce(${question.measured}, ${question.difficulty})`;

/** The same for a row that was read. */
export const difficultyOf = ({ measured, difficulty }: Pick<typeof question.$inferSelect, 'measured' | 'difficulty'>) =>
  measured ?? difficulty;
