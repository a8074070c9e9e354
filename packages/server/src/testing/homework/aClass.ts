import { DAY_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { grade, gradeControl } from '../../db/schema/teaching.ts';
import { within } from '../../kit/engineCall.ts';
import { syncHomework } from '../../homework/places/syncHomework.ts';
import { NOON } from '../engine/world.ts';
import type { Stage } from '../stages/examStage.ts';

interface WantedClass {
  members: readonly string[];
  homeworkId: string;
  dueAt?: Date;
  groupId?: string;
}

const baseOf = ({ world }: Stage) => ({ appId: world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });

const placeOf = (stage: Stage, gradeId: string, memberId: string, groupIds: string[] = []) => ({
  ...baseOf(stage),
  kind: 'grade' as const,
  targetId: gradeId,
  memberId,
  source: 'batch' as const,
  status: '2' as const,
  groupIds,
});

/** A running class with these members and this homework. */
export async function aClass(stage: Stage, { members, homeworkId, dueAt, groupId = '' }: WantedClass): Promise<string> {
  const { db } = stage.context('office');
  const row = baseOf(stage);
  const window = { startAt: new Date(NOON.getTime() - DAY_MS), endAt: new Date(NOON.getTime() + 90 * DAY_MS) };
  await db.insert(grade).values({
    ...row,
    title: '提高班',
    teacherIds: [stage.ids.teacher],
    published: true,
    enrollStartAt: window.startAt,
    enrollEndAt: window.endAt,
    ...window,
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
  });
  await db
    .insert(enrolment)
    .values(members.map((memberId) => placeOf(stage, row.id, memberId, groupId ? [groupId] : [])));
  await control(stage, row.id, { homeworkId, groupId, ...(dueAt && { dueAt }) });
  return row.id;
}

/** Assigns a homework to a class or one of its groups. */
export async function control(
  stage: Stage,
  gradeId: string,
  { homeworkId, groupId = '', dueAt }: { homeworkId: string; groupId?: string; dueAt?: Date },
): Promise<void> {
  await stage
    .context('office')
    .db.insert(gradeControl)
    .values({
      ...baseOf(stage),
      gradeId,
      groupId,
      targetType: 'homework',
      targetId: homeworkId,
      visible: true,
      dueAt: dueAt ?? null,
    });
}

/** Adds a student to a running class. */
export async function join(stage: Stage, gradeId: string, memberId: string): Promise<void> {
  const call = stage.world.call();
  await call.db.transaction(async (tx) => {
    await tx.insert(enrolment).values(placeOf(stage, gradeId, memberId));
    await syncHomework(within(call, tx), gradeId, [memberId]);
  });
}
