import { type SQL, sql } from 'drizzle-orm';
import { grade } from '../../db/schema/teaching.ts';

/** Classes that a member teaches. Every list, figure and message for teachers asks here. */
export const taughtBy = (memberId: string): SQL => sql`${grade.teacherIds} @> ${JSON.stringify([memberId])}::jsonb`;

type Teachers = Pick<typeof grade.$inferSelect, 'teacherIds'>;

/** The members who teach a class: the same rule for a row that was read. */
export const teachersOfClass = ({ teacherIds }: Teachers): readonly string[] => teacherIds;

/** The teacher whom a place names, as far as they teach its class: whoever only added the student does not. */
export const ownTeacher = (row: Teachers, teacherId: string | null): string | null =>
  teacherId !== null && teachersOfClass(row).includes(teacherId) ? teacherId : null;
