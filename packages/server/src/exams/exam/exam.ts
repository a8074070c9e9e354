import { and, desc, eq, gt, ilike, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { questionsByExam } from '../../questions/bank/examsWith.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { AppError } from '@aosai/api/kit/errors';
import type { Contract } from '@aosai/api/contract';
import { awaitedOf, isAwaited } from '@aosai/api/exams/release';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { question } from '../../db/schema/bank.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examPaper } from '../../db/schema/exam.ts';
import { ofHolder } from '../../enrolment/scope/ofHolder.ts';
import { inClassSchedule } from '../../enrolment/scope/inClassSchedule.ts';
import { type ExamRow, papersOfExam } from './examFacts.ts';
import { paperCard } from '../../papers/paperCard.ts';
import { examStatistics } from '../statistics/examStatistics.ts';
import { NO_STANDING, paperStanding } from '../papers/paperStanding.ts';
import { lifecycleSql } from './visibleExam.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import type { Child } from '../../accounts/minors/children.ts';
import { authorOf, engineOf, viewerOf } from '../../kit/engineOf.ts';
import { childrenHere } from './examSight.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { withinDays } from '../../kit/rows/withinDays.ts';
import { cardsFor, heldBy, mineOf, sitterOf } from './childrenOnExams.ts';
import { listScope, readScope } from './examScope.ts';
import { examStaffOf, runs, findWatched } from './examStaff.ts';
import { examWrites } from './examWrites.ts';
import { queryItemAnalysis } from '../statistics/itemAnalysisCall.ts';
import { downloadScores, queryScores } from '../statistics/scoreSheet.ts';
import { querySimilarity } from '../similarity/similarity.ts';
import { maskName } from '@aosai/api/kit/masking';
import { announcements } from '../room/roomNotices.ts';
import { type BoardFacts, boardFacts } from '../board/boardRows.ts';

/** A change committed while a board is read may carry an earlier time, so the next read repeats this span. */
const OVERLAP_MS = 2000;
const SHOWN_NOTICES = 20;

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A school and a teacher see their own students' names in full. */
function nameFor({ actor }: CallContext, { name, orgId, teacherId }: BoardFacts): string {
  if (actor.kind !== 'member') return maskName(name);
  const isTheirs = (orgId !== null && orgId === actor.orgId) || teacherId === actor.memberId;
  return isTheirs ? name : maskName(name);
}

/** The students in a running exam: all of them, or those with changes since the cursor. */
const queryLiveBoard: ResourceHandlers<'exam'>['queryLiveBoard'] = async (context, { id, cursor }) => {
  const exam = await findWatched(context, id);
  const { actor } = context;
  const now = context.services.now();
  const since = cursor === undefined ? null : new Date(Number(cursor));
  const orgId = actor.kind === 'member' ? actor.orgId : exam.orgId;
  const isHeld = (await closedWorks(engineOf(context), authorOf(context), [id])).size > 0;
  const facts = await boardFacts(context, { examId: id, orgId, since });
  return {
    serverNow: now.toISOString(),
    cursor: String(now.getTime() - OVERLAP_MS),
    isDelta: since !== null,
    status: lifecycleAt(exam, now),
    endAt: exam.endAt.toISOString(),
    notices: await announcements(context, { examId: id, noticeSeq: exam.noticeSeq }, SHOWN_NOTICES),
    rows: facts.map((row) => {
      const { deadlineMs, seenMs, silentMs, graceMs, graceExams, orgId: _org, teacherId: _teacher, ...shown } = row;
      const isCutOff = silentMs !== null && graceMs !== null;
      return {
        ...shown,
        points: isHeld ? null : shown.points,
        name: nameFor(context, row),
        deadlineAt: instantOf(deadlineMs),
        lastSeenAt: instantOf(seenMs),
        cutOff: isCutOff ? { silentMs: Math.round(silentMs), lateMs: graceMs, exams: graceExams } : null,
      };
    }),
  };
};

type Filter = Parameters<Handler<Contract['exam']['calls']['queryList']>>[1];

const SORTABLE = {
  startAt: exams.startAt,
  endAt: exams.endAt,
  enrollStartAt: exams.enrollStartAt,
  title: exams.title,
};

/** Exams that a student can act on come first: running, enrolling, waiting, announced, ended. */
const byUse = (lifecycle: SQL) => sql`position(${lifecycle} in '31245')`;

function firstTemplateIs(template: string): SQL {
  return sql`exists (select 1 from ${examPaper} where ${examPaper.appId} = ${exams.appId}
    and ${examPaper.id} = ${exams.examPaperIds} ->> 0 and ${examPaper.template} = ${template})`;
}

/** What titles say of a language, and which levels of knowledge points belong to it. */
const LANGUAGE_SIGNS = {
  cpp: { title: '%c++%', points: '^(gesp-cpp|csp)-' },
  py: { title: '%python%', points: '^gesp-py-' },
} as const satisfies Record<TaughtLanguage, { title: string; points: string }>;

/** Exams whose title names the language, or whose papers ask questions of its levels. */
function inLanguage(appId: string, language: TaughtLanguage): SQL | undefined {
  const { title, points } = LANGUAGE_SIGNS[language];
  const asked = questionsByExam(appId, sql`held.kind = 'exam' and held.published`);
  return or(
    ilike(exams.title, title),
    sql`${exams.id} in (select asked.exam_id from (${asked}) asked
      join ${question} on ${question.appId} = ${appId} and ${question.id} = asked.question_id
      where exists (select 1 from unnest(${question.points}) as point where point ~ ${points}))`,
  );
}

/**
 * Exams in a class's schedule or with places for its students, only in an office: on the site this would reveal what
 * others have.
 */
function ofClass(context: CallContext, gradeId: string): SQL | undefined {
  if (context.group !== 'bms' && context.group !== 'edms') return sql`false`;
  const filled = context.db
    .select({ id: enrolment.targetId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, context.appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.gradeId, gradeId),
        isNull(enrolment.deletedAt),
      ),
    );
  return or(inClassSchedule(context, 'exam', gradeId), inArray(exams.id, filled));
}

interface Asked {
  filter: Partial<Filter>;
  lifecycle: SQL;
  children: readonly Child[];
}

function whereOf(context: CallContext, { filter, lifecycle, children }: Asked): SQL | undefined {
  const { statusList, template, isActivity, from, to, keyword, gradeId, mine, made, heldBy: holder, appIds } = filter;
  const { language, isRepeatable } = filter;
  return and(
    listScope(context, made === true, children),
    statusList && inArray(lifecycle, statusList),
    template === undefined ? undefined : firstTemplateIs(template.replaceAll('\0', '')),
    withinDays(exams.startAt, { from, to }),
    isActivity === undefined ? undefined : eq(exams.isActivity, isActivity),
    language && inLanguage(context.appId, language),
    isRepeatable === undefined ? undefined : (isRepeatable ? gt : lte)(exams.maxAttempts, 1),
    keyword ? ilike(exams.title, containing(keyword)) : undefined,
    gradeId === undefined ? undefined : ofClass(context, gradeId),
    mine === true ? mineOf(context, children) : undefined,
    ofHolder(exams.orgId, holder),
    appIds && !appIds.includes(context.appId) ? sql`false` : undefined,
  );
}

async function findExams(
  context: CallContext,
  filter: Pick<Filter, 'page' | 'size' | 'sort'> & Partial<Filter>,
  children: readonly Child[],
  sortable: Parameters<typeof listOrder>[1] = SORTABLE,
) {
  const { page, size, sort } = filter;
  const lifecycle = lifecycleSql(context.services.now());
  const where = whereOf(context, { filter, lifecycle, children });
  // For a guardian, exams with a child in them that have not ended come first; other callers' lists have only their
  // own.
  const isAhead = sql`(${heldBy(context, children)} and ${lifecycle} <> ${LIFECYCLE.ended})`;
  const heldFirst = filter.mine === true && children.length > 0 ? [desc(isAhead)] : [];
  const usual = [...heldFirst, byUse(lifecycle), desc(exams.startAt)];
  const order = sort.length > 0 ? listOrder(sort, sortable) : usual;
  const query = context.db.select().from(exams).where(where);
  return paged(context.db, query, { page, size }, [...order, desc(exams.id)]);
}

/** Throws NOT_FOUND for an exam that does not exist for the caller. */
export async function findExam(context: CallContext, id: string): Promise<ExamRow> {
  const scope = readScope(context, await childrenHere(context));
  const [row] = await context.db
    .select()
    .from(exams)
    .where(and(scope, eq(exams.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export const exam = {
  ...examWrites,
  queryLiveBoard,
  queryItemAnalysis,
  downloadScores,
  queryScores,
  querySimilarity,
  queryList: async (context, filter) => {
    const children = await childrenHere(context);
    const { rows, ...rest } = await findExams(context, filter, children);
    return { content: await cardsFor(context, rows, children), ...rest };
  },
  querySimpleList: async (context, filter) => {
    const { rows, ...rest } = await findExams(context, filter, await childrenHere(context), {
      title: exams.title,
    });
    const now = context.services.now();
    return { content: rows.map((row) => ({ id: row.id, title: row.title, status: lifecycleAt(row, now) })), ...rest };
  },
  queryById: async (context, { id }) => {
    const row = await findExam(context, id);
    const call = engineOf(context);
    const [card] = await cardsFor(context, [row], await childrenHere(context));
    if (!card) throw new AppError('NOT_FOUND');
    const { staff } = await examStaffOf(context, row);
    const awaited = awaitedOf(row);
    return {
      ...card,
      serverNow: call.now.toISOString(),
      scope: row.scope,
      lateStartPolicy: row.lateStartPolicy,
      reviewMatrix: (staff && row.ownMatrix) ?? row.reviewMatrix,
      ...(isAwaited(awaited) && { awaited }),
      recordsEvents: row.recordsEvents,
      explainsErrors: row.explainsErrors,
      needsCode: row.accessCode !== null,
      ...(staff && { staff }),
    };
  },
  queryNotesById: async (context, { id }) => {
    const { notesHtml } = await findExam(context, id);
    return { id, notesHtml };
  },
  queryExamPaperListByExam: async (context, { examId, memberId: childId }) => {
    const row = await findExam(context, examId);
    const call = engineOf(context);
    const memberId = childId === undefined ? viewerOf(context).memberId : await sitterOf(context, row, childId);
    const content = [];
    for (const paper of await papersOfExam(call, row)) {
      const standing = memberId === null ? NO_STANDING : await paperStanding(call, row, paper.id, memberId);
      content.push(paperCard(paper, standing));
    }
    return { content };
  },
  queryStatistics: async (context, { id }) => {
    const row = await findExam(context, id);
    const call = engineOf(context);
    const isStaff = await runs(context, row);
    const figures = await examStatistics(call, row, isStaff ? 'staff' : 'student');
    const closed = await closedWorks(call, authorOf(context), [id]);
    const isHidden = awaitedOf(row).scores && !isStaff;
    return closed.size > 0 || isHidden ? { ...figures, scores: null } : figures;
  },
} satisfies ResourceHandlers<'exam'>;
