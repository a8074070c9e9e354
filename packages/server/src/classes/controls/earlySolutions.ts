import { sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { rawRows } from '../../db/rawRows.ts';
import type { CallContext } from '../../kit/context.ts';
import type { GivenControl } from './controlRows.ts';
import type { GradeRow } from '../gradeViews.ts';
import { ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** The first time at which each given solution is shown to any part of the class. */
function openings(given: readonly GivenControl[], now: Date): Map<string, string> {
  const first = new Map<string, string>();
  for (const { targetType, targetId, visible, openAt, evenEarly } of given) {
    if (targetType !== 'solution' || visible !== true || evenEarly === true) continue;
    const opens = new Date(Math.max(now.getTime(), openAt ? Date.parse(openAt) : 0)).toISOString();
    const known = first.get(targetId);
    if (known === undefined || opens < known) first.set(targetId, opens);
  }
  return first;
}

/**
 * Solutions spread between classes: the solution of a homework may not open while somebody outside this class can still
 * work on it, unless the call asks for that (`evenEarly`). Throws SOLUTION_EARLY.
 */
export async function refuseEarlySolutions(
  tx: Db,
  { appId, services }: CallContext,
  { id }: GradeRow,
  given: readonly GivenControl[],
): Promise<void> {
  const opens = openings(given, services.now());
  if (opens.size === 0) return;
  const working = SEATED_ENROLMENT.filter((status) => status !== ENROLMENT.settled);
  const [others] = await rawRows<{ title: string; count: number }>(
    tx,
    sql`select x.title, count(distinct p.member_id)::int as count
      from unnest(${sql.param([...opens.keys()])}::text[], ${sql.param([...opens.values()])}::timestamptz[]) as shown(id, at)
      join ${exam} x on x.app_id = ${appId} and x.id = shown.id
      join ${enrolment} p on p.app_id = x.app_id and p.kind = 'homework' and p.target_id = x.id
        and p.status = any(${sql.param(working)}::text[]) and p.grade_id is distinct from ${id}
        and p.left_at is null and p.deleted_at is null
        and coalesce(p.late_until_at, p.due_at) > shown.at
      group by x.id, x.title order by x.title, x.id limit 1`,
  );
  if (others) throw new AppError('SOLUTION_EARLY', others);
}
