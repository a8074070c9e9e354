import type { ClassMarks } from '@aosai/api/classes/classMarks.contract';
import { MARK } from '@aosai/api/classes/marks';
import { maskName } from '@aosai/api/kit/masking';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { organizationMember } from '../../db/schema/people.ts';
import { XLSX_MIME, writeSheet } from '../../excel/writeSheet.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../../kit/context.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { fileTitle } from '../../kit/sheets/fileTitle.ts';
import { datesOf, type HomeworkTableRow } from '../../exams/exam/homeworkRow.ts';
import { gradesWith } from '../../homework/places/assign.ts';
import { readableStudents } from '../gradeReport.ts';
import type { GradeRow } from '../gradeViews.ts';
import { examMarks } from './examMarks.ts';
import { homeworkMarks } from './homeworkMarks.ts';
import type { MarkOf, WorkRow } from './markRows.ts';
import { markSheet } from './markSheet.ts';

/** Sorts 学号 9 before 学号 10; students without a number come last. */
const { compare } = new Intl.Collator('zh-CN', { numeric: true });

const HUNDRED = 100;

function meanOf(percents: readonly (number | null)[]): number | null {
  const all = percents.filter((percent) => percent !== null);
  if (all.length === 0) return null;
  const sum = all.reduce((total, percent) => total + percent, 0);
  return Math.round((sum / all.length) * HUNDRED) / HUNDRED;
}

/** The exams and homework that a class has places in and that have begun, the latest first. */
async function worksOf({ db, appId, services }: CallContext, gradeId: string): Promise<WorkRow[]> {
  const ofClass = db
    .selectDistinct({ id: enrolment.targetId })
    .from(enrolment)
    .where(
      and(eq(enrolment.appId, appId), eq(enrolment.gradeId, gradeId), inArray(enrolment.kind, ['exam', 'homework'])),
    );
  const rows = await db
    .select()
    .from(exam)
    .where(
      and(
        eq(exam.appId, appId),
        inArray(exam.id, ofClass),
        eq(exam.published, true),
        isNull(exam.deletedAt),
        lte(exam.startAt, services.now()),
      ),
    );
  const homeworkIds = rows.flatMap(({ id, kind }) => (kind === 'homework' ? [id] : []));
  const classes = await gradesWith({ db, appId }, homeworkIds);
  const dueOf = (row: HomeworkTableRow): Date =>
    classes.get(row.id)?.find(({ id }) => id === gradeId)?.dueAt ?? datesOf(row).dueAt;
  return rows
    .map((row) => ({ ...row, paperIds: row.examPaperIds, at: row.kind === 'exam' ? row.startAt : dueOf(row) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
}

/** Numbers of the students in the school of the class. */
async function numbersOf({ db, appId }: CallContext, { orgId }: GradeRow, memberIds: readonly string[]) {
  const rows = await db
    .select({ memberId: organizationMember.memberId, no: organizationMember.no })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId ?? ''),
        inArray(organizationMember.memberId, ['', ...memberIds]),
      ),
    );
  return new Map(rows.map(({ memberId, no }) => [memberId, no]));
}

async function marksOf(context: CallContext, id: string): Promise<ClassMarks> {
  const { row, people } = await readableStudents(context, id);
  const memberIds = people.map((one) => one.id);
  const works = await worksOf(context, id);
  const all: MarkOf[] = [];
  for (const [kind, read] of [['exam', examMarks] as const, ['homework', homeworkMarks] as const])
    all.push(...(await read(context, { works: works.filter((one) => one.kind === kind), memberIds })));
  const ofStudent = Map.groupBy(all, ({ memberId }) => memberId);
  const numbers = await numbersOf(context, row, memberIds);
  const students = people.map(({ id: memberId, name }) => {
    const byWork = new Map((ofStudent.get(memberId) ?? []).map(({ memberId: _who, ...mark }) => [mark.workId, mark]));
    const marks = works.map((work) => {
      const found = byWork.get(work.id);
      if (!found) return null;
      const { workId: _work, ...mark } = found;
      return mark;
    });
    return {
      memberId,
      name: context.actor.kind === 'user' ? maskName(name) : name,
      no: numbers.get(memberId) ?? null,
      meanPercent: meanOf(marks.map((mark) => mark?.percent ?? null)),
      missedCount: marks.filter((mark) => mark?.state === MARK.absent || mark?.state === MARK.overdue).length,
      marks,
    };
  });
  return {
    gradeId: id,
    gradeTitle: row.title,
    works: works.map((work, place) => ({
      id: work.id,
      kind: work.kind,
      title: work.title,
      at: work.at.toISOString(),
      meanPercent: meanOf(students.map(({ marks }) => marks[place]?.percent ?? null)),
    })),
    students: students.toSorted(
      (a, b) =>
        Number(a.no === null) - Number(b.no === null) ||
        compare(a.no ?? '', b.no ?? '') ||
        compare(a.name, b.name) ||
        compare(a.memberId, b.memberId),
    ),
  };
}

type Marks = Pick<ResourceHandlers<'grade'>, 'queryMarks' | 'downloadMarks'>;

/** What each student of a class reached in each exam and homework; also as a sheet, which is logged. */
export const gradeMarks: Marks = {
  queryMarks: (context, { id }) => marksOf(context, id),
  async downloadMarks(context, { id }) {
    const marks = await marksOf(context, id);
    const bytes = await writeSheet(markSheet(marks));
    const diff = { after: { exported: marks.students.length } };
    await writeSysLog(context.db, context, { action: 'grade:downloadMarks', target: id, diff });
    return madeFile(fileTitle(`${marks.gradeTitle} 成绩`, context.services.now(), 'xlsx'), XLSX_MIME, bytes);
  },
};
