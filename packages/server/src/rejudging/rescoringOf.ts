import type { Db } from '../db/open.ts';
import { answersByKey, keyOfVersion } from './answersByKey.ts';
import { changedAttempts, rejudgeChanges, replaceResults } from './rejudgeChanges.ts';
import { progressOf } from './rejudgeProgress.ts';
import type { Rescoring, Target } from './rescoring.ts';

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
