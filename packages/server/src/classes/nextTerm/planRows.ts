import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ControlTarget } from '@aosai/api/classes/classMembers';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import type { PlanOutcome } from '@aosai/api/classes/nextTerm';
import { exam } from '../../db/schema/exam.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import { datesOf, type HomeworkTableRow } from '../../exams/exam/homeworkRow.ts';
import { readableHomework } from '../../homework/homeworkScope.ts';
import type { CallContext } from '../../kit/context.ts';
import type { ControlRow } from '../classWork.ts';
import { controlTargets, fittingTargets } from '../controls/controlTargets.ts';
import type { GradeRow } from '../gradeViews.ts';

/** The class that a plan goes to; without `id` while it is only previewed. */
export interface PlanGoal extends Pick<GradeRow, 'orgId' | 'groups' | 'startAt'> {
  id: string | null;
}

/** A row of the plan with what becomes of it. */
export interface PlanRow {
  control: ControlRow;
  /** Its group in the other class; empty for the whole class. */
  groupId: string;
  /** Days by which its dates move: none for an exam, which has its own time. */
  days: number;
  /** The homework to copy. */
  homework: HomeworkTableRow | null;
  line: PlanLine;
}

/** Rows of a class's plan, or those named. Throws NOT_FOUND. */
async function controlsIn({ db, appId }: CallContext, gradeId: string, ids?: readonly string[]): Promise<ControlRow[]> {
  const rows = await db
    .select()
    .from(gradeControl)
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.gradeId, gradeId),
        isNull(gradeControl.deletedAt),
        ids && inArray(gradeControl.id, [...ids]),
      ),
    )
    .orderBy(asc(gradeControl.id));
  if (ids && rows.length !== new Set(ids).size) throw new AppError('NOT_FOUND');
  return rows;
}

/** Exams and homework among these that still exist, by id. */
async function worksIn({ db, appId }: CallContext, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(exam)
          .where(and(eq(exam.appId, appId), inArray(exam.id, [...ids]), isNull(exam.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Homework among these that the caller may copy. */
async function copyable(context: CallContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await context.db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.appId, context.appId), readableHomework(context), inArray(exam.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

const keyOf = (groupId: string, type: ControlTarget, targetId: string): string => `${groupId} ${type} ${targetId}`;

interface Facts {
  now: Date;
  days: number;
  goal: PlanGoal;
  works: ReadonlyMap<string, HomeworkTableRow>;
  titles: ReadonlyMap<string, { title: string }>;
  mayCopy: ReadonlySet<string>;
  fits: (target: { targetType: ControlTarget; targetId: string }) => boolean;
  /** Rows that the other class has, where copies of homework count as their originals. */
  known: ReadonlySet<string>;
}

const movedBy = (at: Date | null, days: number): Date | null => at && new Date(at.getTime() + days * DAY_MS);
const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Dates of a row: its own, or those of its homework or exam. */
function datesIn({ openAt, dueAt, targetType, targetId }: ControlRow, { works }: Facts) {
  const work = works.get(targetId);
  if (!work) return { openAt, dueAt };
  switch (targetType) {
    case 'homework':
      return { openAt: openAt ?? work.startAt, dueAt: dueAt ?? datesOf(work).dueAt };
    case 'exam':
      return { openAt: work.startAt, dueAt: work.stoppedAt ?? work.endAt };
    case 'course':
    case 'chapter':
    case 'solution':
      return { openAt, dueAt };
    default:
      return targetType satisfies never;
  }
}

/** Why a row cannot be taken into the other class; null if it can. */
function reasonAgainst({ targetType, targetId, dueAt }: ControlRow, { now, days, goal, works, ...facts }: Facts) {
  const work = works.get(targetId);
  const isPast = (at: Date | null) => at !== null && (movedBy(at, days) ?? at) <= now;
  switch (targetType) {
    case 'course':
    case 'chapter':
      return facts.fits({ targetType, targetId }) ? null : '内容已经删除，或者不能用在那个班级';
    case 'exam': {
      if (!work) return '考试已经删除';
      if ((work.stoppedAt ?? work.endAt) <= now) return '考试已经结束';
      if (work.endAt <= goal.startAt) return '考试在那个班级开始以前就结束';
      return facts.fits({ targetType, targetId }) ? null : '考试不能用在那个班级';
    }
    case 'homework': {
      if (!work) return '作业已经删除';
      if (!facts.mayCopy.has(targetId)) return '您不能复制这份作业';
      return isPast(dueAt) || isPast(datesOf(work).dueAt) ? '新的截止时间已经过去' : null;
    }
    case 'solution':
      return null;
    default:
      return targetType satisfies never;
  }
}

function plannedRow(control: ControlRow, group: { name: string | null; id: string | null }, facts: Facts): PlanRow {
  const { id, targetType, targetId } = control;
  const days = facts.works.get(targetId)?.kind === 'exam' ? 0 : facts.days;
  const dates = datesIn(control, facts);
  const after = { openAt: movedBy(dates.openAt, days), dueAt: movedBy(dates.dueAt, days) };
  const isThere = group.id !== null && facts.known.has(keyOf(group.id, targetType, targetId));
  const reason =
    reasonAgainst(control, facts) ?? (group.id === null ? `那个班级没有分组「${group.name ?? ''}」` : null);
  const outcome: PlanOutcome = isThere ? 'there' : reason === null ? 'copied' : 'left';
  return {
    control,
    groupId: group.id ?? '',
    days,
    homework: targetType === 'homework' ? (facts.works.get(targetId) ?? null) : null,
    line: {
      id,
      targetType,
      targetTitle: facts.titles.get(targetId)?.title ?? null,
      groupName: group.name,
      outcome,
      reason: isThere ? null : reason,
      before: { openAt: textOf(dates.openAt), dueAt: textOf(dates.dueAt) },
      after: { openAt: textOf(after.openAt), dueAt: textOf(after.dueAt) },
    },
  };
}

/** The solution of a homework is taken only with its homework; that of an exam, where the class has the exam. */
function followed(row: PlanRow, all: readonly PlanRow[], { works, fits }: Facts): PlanRow {
  const { targetType, targetId } = row.control;
  if (targetType !== 'solution' || row.line.outcome !== 'copied') return row;
  const kind = works.get(targetId)?.kind;
  const outcomes = all.flatMap(({ control, line }) =>
    control.targetType === kind && control.targetId === targetId ? [line.outcome] : [],
  );
  const isTaken = outcomes.includes('copied') || (kind === 'exam' && outcomes.includes('there'));
  const isFit = kind === undefined ? fits(row.control) : isTaken;
  if (isFit) return row;
  const reason = kind === undefined ? '内容已经删除，或者不能用在那个班级' : '它的作业或考试这次没有复制';
  return { ...row, line: { ...row.line, outcome: 'left', reason } };
}

const timeOf = ({ line: { before } }: PlanRow): string => before.openAt ?? before.dueAt ?? '';

interface Asked {
  from: GradeRow;
  goal: PlanGoal;
  days: number;
  controlIds?: readonly string[] | undefined;
}

/** What becomes of the rows of a plan in another class, in the order of their dates. Throws NOT_FOUND. */
export async function planRows(context: CallContext, { from, goal, days, controlIds }: Asked): Promise<PlanRow[]> {
  const controls = await controlsIn(context, from.id, controlIds);
  const ids = [...new Set(controls.map(({ targetId }) => targetId))];
  const there = goal.id === null ? [] : await controlsIn(context, goal.id);
  const works = await worksIn(
    context,
    [...ids, ...there.map(({ targetId }) => targetId)].filter((id, at, all) => all.indexOf(id) === at),
  );
  const homeworkIds = ids.filter((id) => works.get(id)?.kind === 'homework');
  const facts: Facts = {
    now: context.services.now(),
    days,
    goal,
    works,
    titles: await controlTargets(context, ids),
    mayCopy: await copyable(context, homeworkIds),
    fits: await fittingTargets(context.db, context, goal, controls),
    known: new Set(
      there.flatMap(({ groupId, targetType, targetId }) =>
        [targetId, works.get(targetId)?.copiedFrom].flatMap((id) => (id ? [keyOf(groupId, targetType, id)] : [])),
      ),
    ),
  };
  const names = new Map(from.groups.map(({ id, name }) => [id, name]));
  const goalIds = new Map(goal.groups.map(({ id, name }) => [name, id]));
  const rows = controls.map((control) => {
    const name = control.groupId === '' ? null : (names.get(control.groupId) ?? '');
    return plannedRow(control, { name, id: name === null ? '' : (goalIds.get(name) ?? null) }, facts);
  });
  return rows
    .map((row) => followed(row, rows, facts))
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)) || (a.control.id < b.control.id ? -1 : 1));
}
