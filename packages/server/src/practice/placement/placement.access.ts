import { SINGLE } from '@aosai/api/questions/kinds';
import { createQuestion } from '../../questions/bank/createQuestion.ts';
import { placement } from '../../db/schema/plan.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import { CANDIDATES, MEMBERS, PARENTS } from '../../testing/everyCall/reach.ts';

/** An ended placement; a member has only one that runs. */
async function aPlacement(site: AccessSite, owner: Owner): Promise<string> {
  const by = { appId: site.appIdOf(owner), now: site.now(), actorId: null };
  const head = { orgId: null, ownerId: null, status: '1', isOpen: true } as const;
  const { id: questionId, versionId } = await createQuestion(site.db, by, aStatement(), head);
  const item = { questionId, type: SINGLE, pointId: 'gesp-cpp-1/io', level: 1 } as const;
  const open = { versionId, draw: 0, askedAt: site.now().toISOString(), outcome: null, spentMs: null };
  return site.insert(placement, owner, {
    memberId: site.ids[owner],
    language: 'cpp',
    experience: 'none',
    state: 'dropped',
    pool: [item],
    items: [{ ...item, ...open }],
  });
}

export const access = accessOf('placement', {
  row: aPlacement,
  rules: {
    'POST /placement/start': { doors: MEMBERS },
    'GET /placement/queryLatest': { doors: MEMBERS },
    'POST /placement/answer': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
    'POST /placement/drop': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
  },
  samples: {
    start: { language: 'cpp', experience: 'none' },
    answer: { no: 1, optionId: null },
  },
});
