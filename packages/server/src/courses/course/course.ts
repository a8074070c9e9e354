import { and } from 'drizzle-orm';
import { course as courseTable } from '../../db/schema/content.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { isReady } from '../contentList.ts';
import { isMine } from '../contentStaff.ts';
import { coursePageOf } from './courseList.ts';
import { usableCourseScope } from './courseScope.ts';
import { courseOfClass, courseUnits, unitsInClass } from './courseUnits.ts';
import { chapterCounts, courseDetail, courseViews } from './courseViews.ts';
import { courses, courseWrites } from './courseWrites.ts';

/** Courses for their authors and for learners. */
export const course = {
  ...courseWrites,
  queryById: async (context, { id }) => courseDetail(context, await courses.found(context, id)),
  queryByGrade: (context, { gradeId, id }) => courseOfClass(context, gradeId, id),
  async queryList(context, input) {
    const { rows, ...page } = await coursePageOf(context, input);
    return { content: await courseViews(context, rows), ...page };
  },
  async querySimpleList(context, input) {
    const ready = and(usableCourseScope(context), isReady(courseTable));
    const { rows, ...page } = await coursePageOf(context, input, ready);
    const countOf = await chapterCounts(context, rows);
    const content = rows.map((row) => ({ id: row.id, kind: row.kind, title: row.title, chapterCount: countOf(row) }));
    return { content, ...page };
  },
  queryChapterList: (context, { courseId }) => courseUnits(context, courseId),
  queryChapterListByGrade: unitsInClass,
  async queryNotesById(context, { id }) {
    const row = await courses.found(context, id);
    return { id, notesHtml: row.notesHtml, notes: isMine(context, row) ? row.notes : null };
  },
} satisfies ResourceHandlers<'course'>;
