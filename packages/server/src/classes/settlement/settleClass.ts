import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { percentOf } from '@aosai/api/classes/percents';
import { termLevel, termRanks, termScore } from '@aosai/api/classes/termScore';
import { newId } from '../../base/newId.ts';
import type { grade } from '../../db/schema/teaching.ts';
import { memberGradeSettlement as settlement } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { jsonParam } from '../../db/rawRows.ts';
import { classMembers } from '../classWork.ts';
import { gradeFigures } from '../classFigures.ts';

type GradeRow = typeof grade.$inferSelect;

export const settlementsOf = (appId: string, gradeId: string) =>
  and(eq(settlement.appId, appId), eq(settlement.gradeId, gradeId), isNull(settlement.deletedAt));

/** Ranks the whole class by score; a published report keeps the rank that it was published with. */
export async function rankAgain({ db, appId }: EngineCall, gradeId: string): Promise<void> {
  const rows = await db
    .select({ id: settlement.id, score: settlement.score, settledAt: settlement.settledAt })
    .from(settlement)
    .where(settlementsOf(appId, gradeId));
  const ranks = termRanks(rows.map(({ score }) => score));
  const drafts = rows.flatMap(({ id, settledAt }, at) => (settledAt === null ? [{ id, rank: ranks[at] ?? null }] : []));
  if (drafts.length === 0) return;
  await db.execute(sql`
    update ${settlement} set rank = r.rank
    from jsonb_to_recordset(${jsonParam(drafts)}) as r(id text, rank int)
    where ${settlement.appId} = ${appId} and ${settlement.id} = r.id`);
}

/**
 * Computes the draft term reports of a class. Comments and scores given by hand are kept, published reports do not
 * change, and drafts of former members are deleted. Call it in a transaction, with the class locked.
 */
export async function computeTerm(call: EngineCall, row: GradeRow, createdBy: string | null): Promise<number> {
  const { db, appId, now } = call;
  const members = await classMembers(call, row.id);
  const { members: homework, exams } = await gradeFigures(call, row.id);
  const homeworkOf = new Map(homework.map(({ memberId, percent }) => [memberId, percent]));
  const { memberId: member, settledAt, score: hand, scoreReason } = settlement;
  const known = await db
    .select({ memberId: member, settledAt, score: hand, scoreReason })
    .from(settlement)
    .where(settlementsOf(appId, row.id));
  const isDone = new Set(known.filter((one) => one.settledAt !== null).map(({ memberId }) => memberId));
  const byHand = new Map(known.filter((one) => one.scoreReason !== null).map((one) => [one.memberId, one]));
  const open = members.filter(({ memberId }) => !isDone.has(memberId));
  const ids = open.map(({ memberId }) => memberId);
  await db
    .delete(settlement)
    .where(
      and(
        settlementsOf(appId, row.id),
        isNull(settlement.settledAt),
        ids.length === 0 ? undefined : notInArray(settlement.memberId, ids),
      ),
    );
  if (open.length === 0) return 0;
  const base = { appId, orgId: row.orgId, createdBy, createdAt: now, updatedAt: now, gradeId: row.id };
  const drafts = open.map(({ memberId }) => {
    const sat = exams.get(memberId);
    const homeworkPct = homeworkOf.get(memberId) ?? null;
    const examPct = sat && sat.max > 0 ? percentOf(sat.points, sat.max) : null;
    // Courses have no lessons yet, so their weight is distributed over the rest.
    const counted = termScore({ homework: homeworkPct, exam: examPct, chapter: null }, row.weights);
    const given = byHand.get(memberId);
    const score = given ? given.score : counted;
    return {
      ...base,
      id: newId(),
      memberId,
      homeworkPct,
      examPct,
      chapterPct: null,
      score,
      scoreReason: given?.scoreReason ?? null,
      level: termLevel(score, row.levels),
    };
  });
  const fresh = (name: string) => sql.raw(`excluded.${name}`);
  await db
    .insert(settlement)
    .values(drafts)
    .onConflictDoUpdate({
      target: [settlement.appId, settlement.gradeId, settlement.memberId],
      set: {
        homeworkPct: fresh('homework_pct'),
        examPct: fresh('exam_pct'),
        chapterPct: fresh('chapter_pct'),
        score: fresh('score'),
        scoreReason: fresh('score_reason'),
        level: fresh('level'),
        updatedAt: now,
        deletedAt: null,
        version: sql`${settlement.version} + 1`,
      },
    });
  await rankAgain(call, row.id);
  return drafts.length;
}

export const settlementIs = (appId: string, ids: readonly string[]) =>
  and(eq(settlement.appId, appId), inArray(settlement.id, [...ids]));
