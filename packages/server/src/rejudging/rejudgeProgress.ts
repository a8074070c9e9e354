import { count, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { submission } from '../db/schema/submission.ts';
import { differs, isOriginal, original, runsOf } from './rejudgeRow.ts';
import type { Progress } from './rescoring.ts';

const DIFFERENCE = sql`concat_ws(' ', ${original.id}, ${original.verdict}, ${original.points}, '>', ${submission.verdict},
  ${submission.points})`;
const DIGEST = sql<string>`encode(sha256(convert_to(
  coalesce(string_agg(${DIFFERENCE}, E'\\n' order by ${original.id}) filter (where ${differs}), ''), 'UTF8')), 'hex')`;

export async function progressOf(db: Db, appId: string, rejudgeId: string): Promise<Progress> {
  const [row] = await db
    .select({
      total: count(),
      done: sql<number>`(count(*) filter (where ${submission.state} = 'done'))::int`,
      failed: sql<number>`(count(*) filter (where ${submission.state} = 'done' and ${submission.verdict} = 'SE'))::int`,
      differences: sql<number>`(count(*) filter (where ${differs}))::int`,
      digest: DIGEST,
    })
    .from(submission)
    .innerJoin(original, isOriginal)
    .where(runsOf(appId, rejudgeId));
  if (!row) throw new Error('a count without a row');
  return row;
}
