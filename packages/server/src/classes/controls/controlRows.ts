import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { grade as gradeCalls } from '@aosai/api/classes/grade.contract';
import { GRADE_LIMITS } from '@aosai/api/classes/classRules';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import type { CallContext } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';
import type { GradeRow } from '../gradeViews.ts';

/** A row of a schedule in the input of a call. */
export type GivenControl = ParsedInputOf<(typeof gradeCalls)['calls']['controls/update']>['rows'][number];

const keyOf = ({ groupId, targetType, targetId }: { groupId: string; targetType: string; targetId: string }): string =>
  `${groupId} ${targetType} ${targetId}`;

const instantOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** Stores the given rows. Returns how many differ from before. */
export async function writeControls(
  tx: Db,
  context: CallContext,
  row: GradeRow,
  given: readonly GivenControl[],
): Promise<number> {
  const { appId, services, actor } = context;
  const now = services.now();
  const known = await tx
    .select()
    .from(gradeControl)
    .where(and(eq(gradeControl.appId, appId), eq(gradeControl.gradeId, row.id)));
  const byKey = new Map(known.map((one) => [keyOf(one), one]));
  const wanted = new Map(given.map((one) => [keyOf({ ...one, groupId: one.groupId ?? '' }), one]));
  const gone = [...wanted].flatMap(([key, { visible }]) => (visible === null ? (byKey.get(key)?.id ?? []) : []));
  const kept = [...wanted].flatMap(([key, { visible, groupId, targetType, targetId, ...dates }]) => {
    if (visible === null) return [];
    const set = {
      visible,
      openAt: instantOf(dates.openAt),
      dueAt: instantOf(dates.dueAt),
      lateUntilAt: instantOf(dates.lateUntilAt),
    };
    const before = byKey.get(key);
    const isSame =
      before?.visible === visible &&
      (['openAt', 'dueAt', 'lateUntilAt'] as const).every((name) => before[name]?.getTime() === set[name]?.getTime());
    return isSame ? [] : [{ ...set, groupId: groupId ?? '', targetType, targetId }];
  });
  if (known.length - gone.length + kept.length > GRADE_LIMITS.controlsMax)
    throw new AppError('VALIDATION', { path: 'rows', detail: `一个班级最多 ${GRADE_LIMITS.controlsMax} 条安排` });
  if (gone.length > 0)
    await tx.delete(gradeControl).where(and(eq(gradeControl.appId, appId), inArray(gradeControl.id, gone)));
  if (kept.length > 0) {
    const base = {
      appId,
      orgId: row.orgId,
      createdBy: actorId(actor),
      createdAt: now,
      updatedAt: now,
      gradeId: row.id,
    };
    const { groupId, targetType, targetId } = gradeControl;
    await tx
      .insert(gradeControl)
      .values(kept.map((one) => ({ ...base, ...one, id: newId() })))
      .onConflictDoUpdate({
        target: [gradeControl.appId, gradeControl.gradeId, groupId, targetType, targetId],
        set: {
          visible: sql`excluded.visible`,
          openAt: sql`excluded.open_at`,
          dueAt: sql`excluded.due_at`,
          lateUntilAt: sql`excluded.late_until_at`,
          updatedAt: now,
          version: sql`${gradeControl.version} + 1`,
        },
      });
  }
  return gone.length + kept.length;
}
