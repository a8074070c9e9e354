import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { classWeakest } from '@aosai/api/practice/classWeakest';
import { enrolment } from '../db/schema/enrolment.ts';
import { member } from '../db/schema/people.ts';
import { XLSX_MIME, writeSheets } from '../excel/writeSheet.ts';
import { chaptersOfClass } from '../courses/openChapter.ts';
import { LEARNING_STATES } from '../courses/openChapters.ts';
import { classWeeks, reportSince } from '../practice/mastery/classWeeks.ts';
import { masteriesFrom } from '../practice/mastery/masteries.ts';
import { pointCauses } from '../practice/mastery/pointCauses.ts';
import { resultsOf } from '../practice/mastery/results.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../kit/context.ts';
import { fileTitle } from '../kit/sheets/fileTitle.ts';
import { writeSysLog } from '../kit/audit/sysLog.ts';
import { studentRows, studentsIn } from '../practice/mastery/classStudents.ts';
import { classLevels } from './classLevels.ts';
import { findKeptGrade } from './gradeList.ts';
import type { GradeRow } from './gradeViews.ts';
import { reportSheets } from './reportSheets.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

interface Asked {
  id: string;
  level?: string | undefined;
}

/** The level of a report about a class that has neither questions nor answers. */
const FIRST_LEVEL = 'gesp-cpp-1';

/** Students whom the class's own school enrolled: its teachers read them without a link to each. */
const fromItsSchool = ({ db, appId }: CallContext, { id, orgId }: GradeRow) =>
  inArray(
    member.id,
    db
      .select({ id: enrolment.memberId })
      .from(enrolment)
      .where(
        and(
          eq(enrolment.appId, appId),
          eq(enrolment.kind, 'grade'),
          eq(enrolment.targetId, id),
          eq(enrolment.orgId, orgId ?? ''),
          inArray(enrolment.status, [...LEARNING_STATES]),
        ),
      ),
  );

/** The students of a class whose work the caller reads. Throws NOT_FOUND. */
export async function readableStudents(context: CallContext, id: string) {
  const row = await findKeptGrade(context, id);
  if (!row) throw new AppError('NOT_FOUND');
  return { row, people: await studentsIn(context, { gradeId: id }, fromItsSchool(context, row)) };
}

async function reportOf(context: CallContext, { id, level: asked }: Asked): Promise<ClassReport> {
  const { db, appId, services } = context;
  const { row, people } = await readableStudents(context, id);
  const now = services.now();
  const call = { db, appId, now };
  const memberIds = people.map((one) => one.id);
  const levels = await classLevels(call, row, memberIds);
  const level = asked ?? levels[0] ?? FIRST_LEVEL;
  const results = await resultsOf(call, memberIds, level);
  const standing = masteriesFrom(results, level, now);
  const rows = await studentRows(context, people, { questionIds: null, of: { level, standing } });
  const weakest = classWeakest(rows);
  const pointIds = weakest.map(({ pointId }) => pointId);
  const causes = await pointCauses(call, { memberIds, pointIds, since: reportSince(now) });
  const weak = weakest.map((point) => ({ ...point, ...causes(point.pointId) }));
  const tried = [...rows.flatMap(({ stuck }) => stuck), ...weak.flatMap(({ program }) => program ?? [])];
  const ofClass = await chaptersOfClass(context, id, [...new Set(tried.flatMap(({ chapterId }) => chapterId ?? []))]);
  // A student also practises units that the class does not have, whose pages would be refused in it.
  const linked = <Task extends { chapterId: string | null }>(task: Task): Task =>
    task.chapterId !== null && ofClass.has(task.chapterId) ? task : { ...task, chapterId: null };
  const students = rows.map((one) => ({ ...one, stuck: one.stuck.map(linked) }));
  return {
    gradeId: id,
    gradeTitle: row.title,
    level,
    levels,
    madeAt: now.toISOString(),
    students,
    weak: weak.map((point) => ({ ...point, program: point.program && linked(point.program) })),
    weeks: classWeeks(results, level, now),
  };
}

type Reports = Pick<ResourceHandlers<'grade'>, 'queryReport' | 'downloadReport'>;

/** Strong and weak points of a class at a level, their causes, and the weeks; also as a sheet, which is logged. */
export const gradeReports: Reports = {
  queryReport: reportOf,
  async downloadReport(context, asked) {
    const report = await reportOf(context, asked);
    const bytes = await writeSheets(reportSheets(report));
    const diff = { after: { level: report.level, exported: report.students.length } };
    await writeSysLog(context.db, context, { action: 'grade:downloadReport', target: asked.id, diff });
    const level = KNOWLEDGE_LEVELS.find(({ id }) => id === report.level)?.label ?? report.level;
    return madeFile(fileTitle(`${report.gradeTitle} ${level} 学情`, new Date(report.madeAt), 'xlsx'), XLSX_MIME, bytes);
  },
};
