import { AppError } from '@aosai/api/kit/errors';
import { shiftDays } from '@aosai/api/classes/nextTerm';
import type { Db } from '../../db/open.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { audited } from '../../kit/rows/audited.ts';
import { findKeptGrade } from '../gradeList.ts';
import { stateOf } from '../gradeRules.ts';
import { type GradeRow, isOver } from '../gradeViews.ts';
import { lockGrade } from '../gradeWrites.ts';
import { syncClass } from '../places/syncClass.ts';
import { copyRows } from './copyRows.ts';
import { planRows } from './planRows.ts';

interface Both {
  from: GradeRow;
  to: GradeRow;
}

/** Throws NOT_FOUND unless both are of one school, and GRADE_STATE if the goal is over. */
function checked({ services }: CallContext, from: GradeRow | null, to: GradeRow | null): Both {
  if (!from || !to || from.orgId !== to.orgId) throw new AppError('NOT_FOUND');
  if (isOver(to, services.now())) throw stateOf(to, services.now());
  return { from, to };
}

/** Locks both classes in the order of their ids, as two copies may go opposite ways. */
async function lockBoth(tx: Db, inside: CallContext, fromId: string, toId: string): Promise<Both> {
  const rows = new Map<string, GradeRow>();
  for (const id of [fromId, toId].toSorted()) rows.set(id, await lockGrade(tx, inside, id));
  return checked(inside, rows.get(fromId) ?? null, rows.get(toId) ?? null);
}

/** Copies the plan of a class into another, or says what a copy would do. */
export const copyPlan: ResourceHandlers<'grade'>['copyPlan'] = async (context, input) => {
  const { fromGradeId, toGradeId, shift, controlIds, mode } = input;
  if (fromGradeId === toGradeId)
    throw new AppError('VALIDATION', { path: 'fromGradeId', detail: '请选择另一个班级，不能从自己复制' });
  const planned = async (inside: CallContext, { from, to }: Both) => {
    const days = shiftDays(shift, from.startAt.getTime());
    const rows = await planRows(inside, { from, goal: to, days, controlIds });
    return { days, rows, lines: rows.map(({ line }) => line) };
  };
  if (mode === 'check') {
    const both = checked(context, await findKeptGrade(context, fromGradeId), await findKeptGrade(context, toGradeId));
    const { days, lines } = await planned(context, both);
    return { days, lines, homework: 0, enrolled: 0 };
  }
  return audited(context, 'grade:copyPlan', async (tx, inside) => {
    const both = await lockBoth(tx, inside, fromGradeId, toGradeId);
    const { days, rows, lines } = await planned(inside, both);
    const copied = await copyRows(tx, inside, { rows, days, to: both.to });
    const enrolled = await syncClass(engineOf(inside), toGradeId);
    const diff = { after: { from: fromGradeId, days, ...copied, enrolled } };
    return { answer: { days, lines, homework: copied.homework, enrolled }, told: { target: toGradeId, diff } };
  });
};
