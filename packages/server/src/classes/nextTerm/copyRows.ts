import { and, eq, inArray } from 'drizzle-orm';
import { titleOnDay } from '@aosai/api/homework/homeworkTitle';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { exam, examPaper } from '../../db/schema/exam.ts';
import { datesOf, type HomeworkTableRow } from '../../exams/exam/homeworkRow.ts';
import { type CreateInput, homeworks, newHomework } from '../../homework/homeworkWrites.ts';
import { ownTeacher } from '../../enrolment/scope/taughtClasses.ts';
import type { CallContext } from '../../kit/context.ts';
import { lockQuestions, questionIdsOf } from '../../papers/paperItems.ts';
import { type GivenControl, writeControls } from '../controls/controlRows.ts';
import { checkTargets } from '../controls/controlTargets.ts';
import type { GradeRow } from '../gradeViews.ts';
import { publishHomework } from '../publishHomework.ts';
import type { PlanRow } from './planRows.ts';

const create = homeworks.create<CreateInput & { ofOrg: string | null }>(({ ofOrg, ...input }, work) =>
  newHomework(input, work, ofOrg),
);

const moved = (at: Date, days: number): string => new Date(at.getTime() + days * DAY_MS).toISOString();
const movedOr = (at: Date | null, days: number): string | null => at && moved(at, days);

/** Locks the questions of all these homeworks at once and in order, as two calls may copy them in different orders. */
async function lockQuestionsOf(tx: Db, { appId }: CallContext, sources: readonly HomeworkTableRow[]): Promise<void> {
  const paperIds = sources.flatMap(({ examPaperIds }) => examPaperIds);
  if (paperIds.length === 0) return;
  const papers = await tx
    .select({ sections: examPaper.sections })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, paperIds)));
  await lockQuestions(
    tx,
    appId,
    await questionIdsOf(
      tx,
      appId,
      papers.flatMap(({ sections }) => sections),
    ),
  );
}

/** Makes a draft copy of each homework with later dates. Returns their ids by the ids of the originals. */
async function copyHomework(
  tx: Db,
  inside: CallContext,
  sources: readonly HomeworkTableRow[],
  days: number,
  to: GradeRow,
) {
  await lockQuestionsOf(tx, inside, sources);
  const copies = new Map<string, string>();
  for (const source of sources) {
    const { openAt, dueAt, lateUntilAt } = datesOf(source);
    const { id } = await create(inside, {
      copyOf: source.id,
      title: titleOnDay(source.title, openAt.getTime(), openAt.getTime() + days * DAY_MS),
      openAt: moved(openAt, days),
      dueAt: moved(dueAt, days),
      lateUntilAt: movedOr(lateUntilAt, days),
      ofOrg: to.orgId,
    });
    copies.set(source.id, id);
  }
  return copies;
}

/** The teacher of a copy: that of the original if they teach the new class too, regardless of who copies. */
async function keepMaker(
  tx: Db,
  { appId }: CallContext,
  copyId: string,
  { createdBy }: HomeworkTableRow,
  to: GradeRow,
) {
  if (ownTeacher(to, createdBy) === null) return;
  await tx
    .update(exam)
    .set({ createdBy })
    .where(and(eq(exam.appId, appId), eq(exam.id, copyId)));
}

/**
 * Writes the rows that can be copied into the plan of a class, whose row is locked: each homework as a copy of its own.
 * The caller gives the class its work afterwards (`syncClass`). Throws VALIDATION.
 */
export async function copyRows(
  tx: Db,
  inside: CallContext,
  { rows, days, to }: { rows: readonly PlanRow[]; days: number; to: GradeRow },
): Promise<{ rows: number; homework: number }> {
  const taken = rows.filter(({ line }) => line.outcome === 'copied');
  if (taken.length === 0) return { rows: 0, homework: 0 };
  const sources = new Map(taken.flatMap(({ homework }) => (homework ? [[homework.id, homework] as const] : [])));
  const copies = await copyHomework(tx, inside, [...sources.values()], days, to);
  const controls = taken.map(({ control, groupId, days: by }): GivenControl => {
    const { targetType, targetId, visible, openAt, dueAt, lateUntilAt } = control;
    return {
      groupId: groupId === '' ? null : groupId,
      targetType,
      targetId: copies.get(targetId) ?? targetId,
      visible,
      openAt: movedOr(openAt, by),
      dueAt: movedOr(dueAt, by),
      lateUntilAt: movedOr(lateUntilAt, by),
    };
  });
  await checkTargets(tx, inside, to, controls);
  const changed = await writeControls(tx, inside, to, controls);
  for (const [sourceId, copyId] of copies) {
    const source = sources.get(sourceId);
    if (source?.published) await publishHomework(inside, { id: copyId });
    if (source) await keepMaker(tx, inside, copyId, source, to);
  }
  return { rows: changed, homework: copies.size };
}
