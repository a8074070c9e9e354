import { and, eq, inArray, sql } from 'drizzle-orm';
import { isFormal } from '@aosai/api/exams/review';
import { question } from '../../db/schema/bank.ts';
import { exam } from '../../db/schema/exam.ts';
import { instantParam, rawRows } from '../../db/rawRows.ts';
import { questionsByExam } from './examsWith.ts';
import type { HeldAt } from './heldQuestions.ts';
import type { OpenElsewhere } from '@aosai/api/exams/examWrites.contract';

/** Nobody reads a longer list. */
const MOST = 50;

interface Asked {
  question_id: string;
  exam_id: string;
}

/**
 * Finds other places that show questions of a formal exam or a homework now: open practice, and other exams and
 * homework that are not over. Until a formal exam is over its questions are hidden there, which surprises their users;
 * for homework, students may learn the answers there. Empty for an exam that is not formal.
 *
 * @param orgId the school whose exams are named; those of other schools are counted without a name
 */
export async function openElsewhere(
  { db, appId, now }: HeldAt,
  row: Pick<typeof exam.$inferSelect, 'id' | 'kind' | 'reviewMatrix'>,
  orgId: string | null,
): Promise<OpenElsewhere[]> {
  if (row.kind === 'exam' && !isFormal(row.reviewMatrix)) return [];
  const own = await rawRows<Asked>(db, questionsByExam(appId, sql`held.id = ${row.id}`));
  const ids = own.map(({ question_id: id }) => id);
  if (ids.length === 0) return [];
  const heads = await db
    .select({ id: question.id, title: question.title, isOpen: question.isOpen })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, ids)))
    .orderBy(question.title, question.id);
  const running = sql`held.id <> ${row.id} and held.published and held.stopped_at is null and held.end_at > ${instantParam(now)}`;
  const others = await rawRows<Asked>(db, questionsByExam(appId, running, ids));
  const works = await db
    .select({ id: exam.id, title: exam.title, kind: exam.kind, orgId: exam.orgId })
    .from(exam)
    .where(and(eq(exam.appId, appId), inArray(exam.id, [...new Set(others.map(({ exam_id: id }) => id))])))
    .orderBy(exam.title, exam.id);
  const found = heads.flatMap(({ id, title, isOpen }): OpenElsewhere[] => {
    const asking = new Set(others.flatMap((one) => (one.question_id === id ? [one.exam_id] : [])));
    return [
      ...(isOpen ? [{ title, where: 'practice' as const, name: null }] : []),
      ...works.flatMap((work) =>
        asking.has(work.id) ? [{ title, where: work.kind, name: work.orgId === orgId ? work.title : null }] : [],
      ),
    ];
  });
  return found.slice(0, MOST);
}
