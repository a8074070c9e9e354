import { and, asc, eq, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { maskName } from '@aosai/api/kit/masking';
import { percentOf } from '@aosai/api/kit/percent';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { ExamKind } from '@aosai/api/exams/teaching';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { lifecycleSql } from '../exams/exam/visibleExam.ts';
import { homeworkRows } from '../exams/exam/homeworkRow.ts';
import { closedVersions } from '../questions/bank/heldQuestions.ts';
import { openItems } from '../exams/statistics/itemsOf.ts';
import { itemAnalysis } from '../exams/statistics/itemAnalysis.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { attemptScope, MARKERS } from '../exams/attempts/attemptScope.ts';
import { watchScope } from '../exams/exam/examScope.ts';
import { authorOf, engineOf } from '../kit/engineOf.ts';
import { listOrder } from '../kit/rows/listOrder.ts';
import { asStaff, writableHomework } from './homeworkScope.ts';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

type Handlers = ResourceHandlers<'examMemberQuestion'>;
type Wanted = { examId?: string | undefined; examPaperId?: string | undefined };
/** The kind of work whose attempts count, and whether the caller runs it: an exam unless a homework is named. */
type Of = { kind: ExamKind; runs: boolean };

function isOver({ db, appId, services }: CallContext) {
  const other = alias(examPaperEnroll, 'other');
  const writing = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.appId, appId), eq(other.examId, exam.id), eq(other.status, ATTEMPT.inProgress)));
  return and(sql`${lifecycleSql(services.now())} = ${LIFECYCLE.ended}`, notExists(writing));
}

const isOne = async ({ db }: CallContext, scope: SQL | undefined, id: string): Promise<boolean> =>
  (await db.$count(exam, and(scope, eq(exam.id, id)))) > 0;

async function ofWhat(context: CallContext, { examId }: Wanted): Promise<Of> {
  if (examId === undefined) return { kind: 'exam', runs: false };
  if (!(await isOne(context, homeworkRows(context.appId), examId)))
    return { kind: 'exam', runs: await isOne(context, watchScope(context), examId) };
  return { kind: 'homework', runs: await isOne(context, writableHomework(asStaff(context)), examId) };
}

/**
 * All attempts of an exam that the caller runs; of any other those of the caller's students, and only once it is over
 * for everybody: figures would help students who are still writing.
 */
function settledAttempts(context: CallContext, { examId, examPaperId }: Wanted, { kind, runs }: Of) {
  const { db, appId } = context;
  return db
    .select({ id: examPaperEnroll.id, total: examPaperEnroll.totalPoints })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(
      enrolment,
      and(eq(enrolment.appId, examPaperEnroll.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)),
    )
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.kind, kind),
        eq(examPaperEnroll.status, ATTEMPT.settled),
        examId === undefined ? undefined : eq(examPaperEnroll.examId, examId),
        examPaperId === undefined ? undefined : eq(examPaperEnroll.examPaperId, examPaperId),
        runs ? undefined : and(attemptScope(context, MARKERS, kind), isOver(context)),
      ),
    );
}

/** Figures of a paper's questions, from the attempts that the caller may read; empty without attempts. */
const statisticsByQuestion: Handlers['queryQuestionStatisticsByExamPaper'] = async (context, input) => {
  const { page, size, ...wanted } = input;
  const attempts = settledAttempts(context, wanted, await ofWhat(context, wanted));
  const figures = await itemAnalysis(context.db, context.appId, attempts.getSQL());
  const { items } = await openItems(engineOf(context), authorOf(context), wanted.examId, figures);
  return { content: items.slice(page * size, (page + 1) * size), total: items.length, page, size };
};

const isFull = sql`${answers.points} >= ${answers.maxPoints}`;
const isBlank = sql`${answers.answer} is null`;
const counted = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Results of each student's answers, from the best attempt at each paper. */
const statisticsByMember: Handlers['queryStatisticsGroupByMember'] = async (context, input) => {
  const { page, size, sort, ...wanted } = input;
  const { db, appId } = engineOf(context);
  const settled = settledAttempts(context, wanted, await ofWhat(context, wanted)).as('settled');
  const best = db
    .selectDistinctOn([examPaperEnroll.memberId, examPaperEnroll.examId, examPaperEnroll.examPaperId], {
      id: examPaperEnroll.id,
    })
    .from(examPaperEnroll)
    .innerJoin(settled, eq(settled.id, examPaperEnroll.id))
    .where(eq(examPaperEnroll.appId, appId))
    .orderBy(
      asc(examPaperEnroll.memberId),
      asc(examPaperEnroll.examId),
      asc(examPaperEnroll.examPaperId),
      sql`${examPaperEnroll.totalPoints} desc`,
      asc(examPaperEnroll.id),
    );
  const isStaff = context.actor.kind === 'member';
  const figures = {
    memberId: answers.memberId,
    name: member.name,
    rightCount: counted(sql`${isFull} and not ${isBlank}`),
    partCount: counted(sql`${answers.points} > 0 and not ${isFull}`),
    wrongCount: counted(sql`coalesce(${answers.points}, 0) = 0 and not ${isBlank}`),
    blankCount: counted(isBlank),
    points: sql<number>`coalesce(sum(${answers.points}), 0)::int`,
    maxPoints: sql<number>`sum(${answers.maxPoints})::int`,
  };
  const call = engineOf(context);
  const asked = await db
    .selectDistinct({ id: answers.questionVersionId })
    .from(answers)
    .innerJoin(settled, eq(settled.id, answers.attemptId))
    .where(eq(answers.appId, appId));
  const versionIds = asked.map(({ id }) => id);
  const closed = await closedVersions(call, authorOf(context), versionIds, wanted.examId);
  const where = and(
    eq(answers.appId, appId),
    closed.size > 0 ? notInArray(answers.questionVersionId, [...closed]) : undefined,
    inArray(answers.attemptId, db.select({ id: best.as('best').id }).from(best.as('best'))),
  );
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${answers.memberId})::int` })
    .from(answers)
    .where(where);
  const rows = await db
    .select(figures)
    .from(answers)
    .innerJoin(member, and(eq(member.appId, answers.appId), eq(member.id, answers.memberId)))
    .where(where)
    .groupBy(answers.memberId, member.name)
    .orderBy(
      ...listOrder(sort, { points: figures.points }),
      // Readers of masked names must not learn more from their order.
      ...(isStaff ? [asc(member.name)] : []),
      asc(answers.memberId),
    )
    .limit(size)
    .offset(page * size);
  const content = rows.map((row) => ({
    ...row,
    name: isStaff ? row.name : maskName(row.name),
    percent: percentOf(row.points, row.maxPoints),
  }));
  return { content, total: all?.total ?? 0, page, size };
};

/** Figures of the questions and of the students of an exam or a homework. */
export const answerStatistics = {
  queryStatisticsGroupByMember: statisticsByMember,
  queryQuestionStatisticsByExamPaper: statisticsByQuestion,
};
