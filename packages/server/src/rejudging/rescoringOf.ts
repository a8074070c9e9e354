import type { Db } from '../db/open.ts';
import { answersByKey, keyOfVersion } from './answersByKey.ts';
import { changedAttempts, rejudgeChanges, replaceResults } from './rejudgeChanges.ts';
import type { Rescoring, Target, Progress } from './rescoring.ts';
import { count, sql } from 'drizzle-orm';
import { submission } from '../db/schema/submission.ts';
import { differs, isOriginal, original, runsOf } from './rejudgeRow.ts';

const DIFFERENCE = sql`concat_ws(' ', ${original.id}, ${original.verdict}, ${original.points}, '>', ${submission.verdict},
  ${submission.points})`;
const DIGEST = sql<string>`encode(sha256(convert_to(
  coalesce(string_agg(${DIFFERENCE}, E'\\n' order by ${original.id}) filter (where ${differs}), ''), 'UTF8')), 'hex')`;

async function progressOf(db: Db, appId: string, rejudgeId: string): Promise<Progress> {
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

const byJudge: Rescoring = {
  progress: (db, { appId, id }) => progressOf(db, appId, id),
  attempts: (db, { appId, id }) => changedAttempts(db, appId, id),
  changes: (db, { appId, id }, range) => rejudgeChanges(db, appId, id, range),
  replace: (db, { appId, id }, now) => replaceResults(db, appId, id, now),
};

/** Objective questions are scored by their key, everything else by the judge. */
export async function rescoringOf(db: Db, { appId, scope, targetId }: Omit<Target, 'id'>): Promise<Rescoring> {
  return scope === 'question' && (await keyOfVersion(db, appId, targetId)) ? answersByKey : byJudge;
}
