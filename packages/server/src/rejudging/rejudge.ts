import { desc, eq } from 'drizzle-orm';
import { rejudge as rejudges } from '../db/schema/judge.ts';
import { applyRejudge, discardRejudge } from './closeRejudge.ts';
import { findRejudge } from './rejudgeRow.ts';
import { rejudgeSummary } from './rejudgeSummary.ts';
import { rescoringOf } from './rescoringOf.ts';
import { startRejudge } from './startRejudge.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { paged } from '../kit/rows/paged.ts';
import { auditOf, engineOf } from '../kit/engineOf.ts';

async function summaryOf({ db, appId }: CallContext, id: string) {
  return rejudgeSummary(db, await findRejudge(db, appId, id));
}

export const rejudge = {
  start: async (context, { scope, targetId, reason }) => {
    const createdBy = context.actor.kind === 'user' ? context.actor.userId : null;
    const audit = auditOf(context, 'rejudge:start', targetId, { scope, reason });
    return summaryOf(context, await startRejudge(engineOf(context), { scope, targetId, reason, createdBy }, audit));
  },
  queryById: (context, { id }) => summaryOf(context, id),
  queryList: async ({ db, appId }, input) => {
    const query = db.select().from(rejudges).where(eq(rejudges.appId, appId));
    const newest = [desc(rejudges.createdAt), desc(rejudges.id)];
    const { rows, ...found } = await paged(db, query, input, newest);
    const content = [];
    for (const row of rows) content.push(await rejudgeSummary(db, row));
    return { content, ...found };
  },
  queryDifferenceList: async ({ db, appId }, { id, page, size }) => {
    const row = await findRejudge(db, appId, id);
    const { changes } = row;
    const offset = page * size;
    if (changes) return { content: changes.slice(offset, offset + size), total: changes.length, page, size };
    const rescoring = await rescoringOf(db, row);
    const { differences } = await rescoring.progress(db, row);
    return { content: await rescoring.changes(db, row, { limit: size, offset }), total: differences, page, size };
  },
  apply: async (context, { id, digest }) => {
    await applyRejudge(engineOf(context), { id, digest }, auditOf(context, 'rejudge:apply', id, {}));
    return summaryOf(context, id);
  },
  discard: async (context, { id }) => {
    await discardRejudge(engineOf(context), id, auditOf(context, 'rejudge:discard', id, {}));
    return summaryOf(context, id);
  },
} satisfies ResourceHandlers<'rejudge'>;
