import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { exam, examPaperEnroll as attempts } from '../../db/schema/exam.ts';
import { member, organizationMember as places } from '../../db/schema/people.ts';
import { attemptQuery } from '../room/attemptView.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { withinDays } from '../../kit/rows/withinDays.ts';
import { attemptScope, attemptViews, readerOf } from './attemptScope.ts';

const SORTABLE = {
  memberName: member.name,
  startedAt: attempts.startedAt,
  completedAt: attempts.completedAt,
};

/** Attempts made for a school, with the student's number and class there. */
export const schoolResults: ResourceHandlers<'examPaperEnroll'>['queryListByOrganization'] = async (context, input) => {
  const { page, size, sort, status, examId, className, from, to, keyword } = input;
  const like = keyword ? containing(keyword) : undefined;
  const query = attemptQuery(context.db, {
    reader: readerOf(context),
    no: sql<string | null>`${places.no}`,
    className: sql<string | null>`${places.className}`,
  })
    .leftJoin(
      places,
      and(eq(places.appId, attempts.appId), eq(places.orgId, attempts.orgId), eq(places.memberId, attempts.memberId)),
    )
    .where(
      and(
        attemptScope(context, ['organization']),
        status ? eq(attempts.status, status) : undefined,
        examId ? eq(attempts.examId, examId) : undefined,
        withinDays(attempts.completedAt, { from, to }),
        className ? eq(places.className, className) : undefined,
        like === undefined ? undefined : or(ilike(member.name, like), ilike(exam.title, like), ilike(places.no, like)),
      ),
    );
  const order = [...listOrder(sort, SORTABLE), desc(attempts.startedAt), desc(attempts.id)];
  const { rows, ...found } = await paged(context.db, query, { page, size }, order);
  const views = await attemptViews(
    context,
    rows.map(({ reader, no: _no, className: _className, ...facts }) => ({ facts, reader })),
  );
  // The views are in the order of the rows.
  const content = views.map((view, place) => ({
    ...view,
    no: rows[place]?.no ?? null,
    className: rows[place]?.className ?? null,
  }));
  return { content, ...found };
};
