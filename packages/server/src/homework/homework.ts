import { and, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { homework as homeworkCalls } from '@aosai/api/homework/homework.contract';
import { homeworkStatusAt } from '@aosai/api/homework/homeworkRules';
import { exam, examPaper } from '../db/schema/exam.ts';
import { ofHolder } from '../enrolment/scope/ofHolder.ts';
import { inClassSchedule } from '../enrolment/scope/inClassSchedule.ts';
import { datesOf, type HomeworkTableRow } from '../exams/exam/homeworkRow.ts';
import { instantParam } from '../db/rawRows.ts';
import { itemsOf } from '../exams/statistics/itemsOf.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { authorOf, candidate, engineOf } from '../kit/engineOf.ts';
import { paperWithQuestions } from '../papers/paperWithQuestions.ts';
import { actorId } from '../kit/actorId.ts';
import { containing, listOrder } from '../kit/rows/listOrder.ts';
import { paged } from '../kit/rows/paged.ts';
import { withinDays } from '../kit/rows/withinDays.ts';
import { asStaff, isStaff, ownPlaces, readableHomework, writableHomework } from './homeworkScope.ts';
import { homeworkDetailView, homeworkRowViews } from './homeworkViews.ts';
import { homeworkWrites } from './homeworkWrites.ts';

type Filter = ParsedInputOf<(typeof homeworkCalls)['calls']['queryList']>;
type Asked = Pick<Filter, 'page' | 'size' | 'sort'> & Partial<Filter>;

const SORTABLE = { title: exam.title, dueAt: exam.dueAt, openAt: exam.startAt, updatedAt: exam.updatedAt };

const statusSql = (now: Date): SQL => sql`case when not ${exam.published} then '0'
  when ${instantParam(now)} < ${exam.startAt} then '2' when ${instantParam(now)} < ${exam.endAt} then '3' else '5' end`;

/** What a teacher can act on comes first: running, draft, waiting, ended; of each kind what is due next, or was last. */
const byUse = ({ group }: CallContext, now: Date): SQL[] =>
  group === 'bms' || group === 'edms'
    ? [sql`position(${statusSql(now)} in '3025')`, sql`abs(extract(epoch from ${exam.dueAt} - ${instantParam(now)}))`]
    : [];

function homeworkPage(
  context: CallContext,
  { page, size, sort, keyword, statusList, gradeId, from, to, made, heldBy: holder }: Asked,
  sortable: Parameters<typeof listOrder>[1] = SORTABLE,
) {
  const query = context.db
    .select()
    .from(exam)
    .where(
      and(
        eq(exam.appId, context.appId),
        readableHomework(context),
        keyword ? ilike(exam.title, containing(keyword)) : undefined,
        statusList && inArray(statusSql(context.services.now()), statusList),
        gradeId === undefined ? undefined : inClassSchedule(context, 'homework', gradeId),
        withinDays(exam.dueAt, { from, to }),
        made === true ? eq(exam.createdBy, actorId(context.actor) ?? '') : undefined,
        ofHolder(exam.orgId, holder),
      ),
    );
  const now = context.services.now();
  const order = sort.length > 0 ? listOrder(sort, sortable) : byUse(context, now);
  return paged(context.db, query, { page, size }, [...order, desc(exam.dueAt), desc(exam.id)]);
}

/** Throws NOT_FOUND for a homework that does not exist for the caller. */
export async function readHomework(context: CallContext, id: string, scope = readableHomework(context)) {
  const [row] = await context.db
    .select()
    .from(exam)
    .where(and(scope, eq(exam.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function mayWrite(context: CallContext, { id }: HomeworkTableRow): Promise<boolean> {
  if (!isStaff(context)) return false;
  return (await context.db.$count(exam, and(writableHomework(context), eq(exam.id, id)))) > 0;
}

/** Students may read the questions from the day their place opens. */
async function refuseEarly(context: CallContext, row: HomeworkTableRow): Promise<void> {
  const { actor } = context;
  const [place] = await context.db
    .select({ openAt: enrolment.openAt })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, context.appId),
        ownPlaces(context),
        eq(enrolment.targetId, row.id),
        eq(enrolment.memberId, actorId(actor) ?? ''),
      ),
    )
    .orderBy(desc(enrolment.createdAt))
    .limit(1);
  if (context.services.now() < (place?.openAt ?? row.startAt)) throw new AppError('HOMEWORK_NOT_OPEN');
}

export const homework = {
  ...homeworkWrites,
  queryById: async (context, { id }) => {
    const row = await readHomework(context, id);
    const view = await homeworkDetailView(context, row, await mayWrite(context, row));
    if (!view) throw new AppError('NOT_FOUND');
    return view;
  },
  queryList: async (context, filter) => {
    const { rows, ...rest } = await homeworkPage(context, filter);
    return { content: await homeworkRowViews(context, rows, filter.gradeId), ...rest };
  },
  querySimpleList: async (context, filter) => {
    const { rows, ...rest } = await homeworkPage(context, filter, { title: exam.title, dueAt: exam.dueAt });
    const now = context.services.now();
    const content = rows.map((row) => {
      const { openAt, dueAt } = datesOf(row);
      const status = homeworkStatusAt({ published: row.published, openAt, closesAt: row.endAt }, now);
      return { id: row.id, title: row.title, status, dueAt: dueAt.toISOString() };
    });
    return { content, ...rest };
  },
  queryQuestionList: async (context, { homeworkId }) => {
    const staff = isStaff(context);
    // Parents read results, not questions.
    if (!staff) candidate(context);
    const row = await readHomework(context, homeworkId);
    if (!staff) await refuseEarly(context, row);
    const [paper] = await context.db
      .select()
      .from(examPaper)
      .where(and(eq(examPaper.appId, context.appId), eq(examPaper.id, row.examPaperIds[0] ?? '')));
    if (!paper) throw new AppError('NOT_FOUND');
    const { sections, staff: authors } = await paperWithQuestions(context, paper);
    const { id, title, version } = row;
    return { homeworkId: id, title, sections, staff: staff && authors ? { ...authors, version } : null };
  },
  queryItemAnalysis: async (context, { id }) =>
    itemsOf(engineOf(context), await readHomework(context, id, writableHomework(asStaff(context))), authorOf(context)),
} satisfies Omit<ResourceHandlers<'homework'>, 'publish' | 'assign' | 'deleteSeries'>;
