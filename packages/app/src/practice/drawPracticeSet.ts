import type { Client } from '@aosai/api/client/client';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { RunMode } from '@aosai/ui/screens/practice/PracticeRun';

/** Question types that can be answered quickly, so that ten take a few minutes. */
const RANDOM = [
  { type: SINGLE, count: 7 },
  { type: TRUE_FALSE, count: 3 },
];

/** Draws ten questions for a run and returns their ids. */
export async function drawPracticeSet(client: Client, mode: RunMode, level: string | null): Promise<string[]> {
  const wish = mode === 'random' ? { slots: RANDOM } : { mode, ...(level !== null && { level }) };
  const { slots } = await client.question.queryRandomList(wish, { quiet: true });
  return slots.flatMap(({ questions }) => questions.map(({ id }) => id));
}
