import type { Client } from '@aosai/api/client/client';
import { SINGLE, TRUE_FALSE } from '@aosai/api/domain/questions/kinds';
import type { RunMode } from '@aosai/ui/screens/PracticeRun';

/** Quick to answer, so that ten of them are done in a few minutes. */
const RANDOM = [
  { type: SINGLE, count: 7 },
  { type: TRUE_FALSE, count: 3 },
];

/** Ids of ten questions of a kind of run. */
export async function drawTen(client: Client, mode: RunMode, level: string | null): Promise<string[]> {
  const wish = mode === 'random' ? { slots: RANDOM } : { mode, ...(level !== null && { level }) };
  const { slots } = await client.question.queryRandomList(wish, { quiet: true });
  return slots.flatMap(({ questions }) => questions.map(({ id }) => id));
}
