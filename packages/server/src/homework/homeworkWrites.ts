import { and, eq, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { homework as homeworkCalls } from '@aosai/api/homework/homework.contract';
import { datesFault, HOMEWORK_REVIEW, HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { newId } from '../base/newId.ts';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import type { Db } from '../db/open.ts';
import { exam, examPaper, examPaperEnroll, type PaperSection } from '../db/schema/exam.ts';
import { recountUsage } from '../questions/bank/questionUsage.ts';
import { homeworkSections, onlyAppends, type WantedQuestion } from './homeworkPaper.ts';
import { datesOf, type HomeworkTableRow } from '../exams/exam/homeworkRow.ts';
import { recomputeDates } from './places/placeDates.ts';
import { tellNewDates } from './notifyStudents.ts';
import { noteKeyFix } from '../questions/bank/keyFixes.ts';
import { paperTotal, questionIdsOf } from '../papers/paperItems.ts';
import { storableText } from '../base/storableText.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { usableScope } from '../questions/question/questionScope.ts';
import { engineOf } from '../kit/engineOf.ts';
import { actorId } from '../kit/actorId.ts';
import { datesAsText } from '../kit/rows/datesAsText.ts';
import { crud } from '../kit/rows/crud.ts';
import type { ChangesOf, RowWork } from '../kit/rows/crudTable.ts';
import { readableHomework, writableHomework } from './homeworkScope.ts';
import { copyTitle } from '../kit/rows/copyTitle.ts';
import { ANSWER_STATUS } from '@aosai/api/papers/attemptStatus';
import type { EngineCall } from '../kit/engineCall.ts';
import { instantParam, jsonParam, rawRows } from '../db/rawRows.ts';

/**
 * Adds an empty answer for each new question to all attempts of a homework, in the transaction that appends the
 * questions to the frozen paper.
 */
async function appendQuestions(
  { db, appId, now }: EngineCall,
  examId: string,
  before: readonly PaperSection[],
  after: readonly PaperSection[],
): Promise<void> {
  const had = before.flatMap(({ items }) => items).length;
  const added = after
    .flatMap(({ items }) => items)
    .slice(had)
    .map(({ questionVersionId, points }, place) => ({ question: questionVersionId, no: had + place + 1, points }));
  if (added.length === 0) return;
  const at = instantParam(now);
  const points = added.reduce((sum, one) => sum + one.points, 0);
  const begun = await rawRows<{ id: string; member_id: string }>(
    db,
    sql`update exam_paper_enroll
      set question_count = question_count + ${added.length}, max_points = max_points + ${points}, updated_at = ${at}
      where app_id = ${appId} and exam_id = ${examId} returning id, member_id`,
  );
  const rows = begun.flatMap(({ id, member_id }) =>
    added.map((one) => ({ ...one, id: newId(), attempt: id, member: member_id })),
  );
  if (rows.length === 0) return;
  await db.execute(sql`insert into exam_member_question (app_id, id, created_by, created_at, updated_at, attempt_id,
      member_id, question_version_id, no, max_points, status)
    select ${appId}, r.id, r.member, ${at}, ${at}, r.attempt, r.member, r.question, r.no, r.points, ${ANSWER_STATUS.draft}
    from jsonb_to_recordset(${jsonParam(rows)})
      as r(id text, attempt text, member text, question text, no int, points int)`);
}

type Calls = (typeof homeworkCalls)['calls'];
export type CreateInput = ParsedInputOf<Calls['create']>;
type UpdateInput = ParsedInputOf<Calls['update']>;
type QuestionsInput = ParsedInputOf<Calls['updateQuestions']>;
type Settings = Omit<CreateInput, 'questions' | 'copyOf'>;
type Table = typeof exam;
type Work<Input> = RowWork<Table, Input>;

const LOGGED = [
  'title',
  'notes',
  'startAt',
  'dueAt',
  'lateUntilAt',
  'latePerDayPct',
  'lateCapPct',
  'showRanking',
  'review',
  'reviewMatrix',
  'results',
  'catchUpDays',
  'visibility',
  'published',
  'orgId',
] as const;

export const homeworks = crud(exam, {
  log: 'homework',
  logged: LOGGED,
  visible: writableHomework,
  view: (row) => datesAsText(row),
});

const dateOf = (text: string): Date => new Date(text);

/** Column values for these settings over the earlier ones. Throws VALIDATION for inconsistent dates. */
export function columnsOf(given: Settings, before: Pick<HomeworkTableRow, 'startAt' | 'dueAt' | 'lateUntilAt'> | null) {
  const { title, intro, openAt, dueAt, lateUntilAt, ...rest } = given;
  const dates = {
    openAt: openAt === undefined ? before?.startAt : dateOf(openAt),
    dueAt: dueAt === undefined ? before?.dueAt : dateOf(dueAt),
    lateUntilAt: lateUntilAt === undefined ? (before?.lateUntilAt ?? null) : lateUntilAt && dateOf(lateUntilAt),
  };
  if (!dates.openAt || !dates.dueAt)
    throw new AppError('VALIDATION', { path: 'openAt', detail: '请填写开放时间和截止时间' });
  const whole = { openAt: dates.openAt, dueAt: dates.dueAt, lateUntilAt: dates.lateUntilAt || null };
  const fault = datesFault(whole);
  if (fault) throw new AppError('VALIDATION', { path: 'dueAt', detail: fault });
  const endAt = whole.lateUntilAt ?? whole.dueAt;
  const settings = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof rest]?: Exclude<(typeof rest)[Name], undefined>;
  };
  const text =
    intro === undefined ? {} : { notes: storableText(intro), notesHtml: renderMarkdown(storableText(intro)) };
  return {
    ...settings,
    ...text,
    ...(title === undefined ? {} : { title: storableText(title) }),
    startAt: whole.openAt,
    dueAt: whole.dueAt,
    lateUntilAt: whole.lateUntilAt,
    endAt,
    enrollStartAt: whole.openAt,
    enrollEndAt: endAt,
  };
}

/** Initial values of a copy. Throws NOT_FOUND. */
async function sourceOf(context: CallContext, id: string) {
  const { db, appId } = context;
  const [found] = await db
    .select({ row: exam, sections: examPaper.sections })
    .from(exam)
    .innerJoin(examPaper, and(eq(examPaper.appId, exam.appId), sql`${exam.examPaperIds} @> to_jsonb(${examPaper.id})`))
    .where(and(readableHomework(context), eq(exam.appId, appId), eq(exam.id, id)));
  if (!found) throw new AppError('NOT_FOUND');
  const { row, sections } = found;
  const { title, notes, notesHtml, startAt, dueAt, lateUntilAt } = row;
  const { latePerDayPct, lateCapPct, showRanking, review, reviewMatrix, results, catchUpDays, visibility } = row;
  const settings = { latePerDayPct, lateCapPct, showRanking, review, reviewMatrix, results, catchUpDays, visibility };
  return {
    sections,
    dates: { startAt, dueAt, lateUntilAt },
    like: { ...settings, title: copyTitle(title), notes, notesHtml },
  };
}

interface Owned {
  orgId: string | null;
  sections: PaperSection[];
}

/** Inserts the hidden paper of a homework. */
async function makePaper({ tx, context }: { tx: Db; context: CallContext }, { orgId, sections }: Owned) {
  const { appId, actor, services } = context;
  const now = services.now();
  const id = newId();
  await tx.insert(examPaper).values({
    appId,
    id,
    orgId,
    createdBy: actorId(actor),
    createdAt: now,
    updatedAt: now,
    title: '作业',
    template: HOMEWORK_TEMPLATE,
    sections,
    totalPoints: paperTotal(sections),
    durationMin: 0,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best',
    feedback: 'ioi',
  });
  await recountUsage(tx, appId, await questionIdsOf(tx, appId, sections));
  return id;
}

const wanted = (context: CallContext, before: readonly PaperSection[]) => ({
  appId: context.appId,
  from: usableScope(context),
  before,
});

async function lockPaper({ tx, context, row }: Pick<Work<unknown>, 'tx' | 'context' | 'row'>) {
  const [paper] = await tx
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, context.appId), eq(examPaper.id, row.examPaperIds[0] ?? '')))
    .for('update');
  if (!paper) throw new TypeError(`the homework ${row.id} has no paper`);
  return paper;
}

async function putQuestions(work: Work<QuestionsInput>, questions: readonly WantedQuestion[]): Promise<void> {
  const { tx, context, row } = work;
  const paper = await lockPaper(work);
  const sections = await homeworkSections(tx, wanted(context, paper.sections), questions);
  if (paper.frozenAt !== null) {
    if (!onlyAppends(paper.sections, sections)) throw new AppError('PAPER_FROZEN');
    await appendQuestions(engineOf(context), row.id, paper.sections, sections);
  }
  await tx
    .update(examPaper)
    .set({ sections, totalPoints: paperTotal(sections), updatedAt: context.services.now() })
    .where(and(eq(examPaper.appId, context.appId), eq(examPaper.id, paper.id)));
  const both = [...paper.sections, ...sections];
  await recountUsage(tx, context.appId, await questionIdsOf(tx, context.appId, both));
}

/** Throws HAS_ANSWERS. */
async function refuseBegun({ tx, context, row }: Pick<Work<unknown>, 'tx' | 'context' | 'row'>): Promise<void> {
  const ofHomework = and(eq(examPaperEnroll.appId, context.appId), eq(examPaperEnroll.examId, row.id));
  const count = await tx.$count(examPaperEnroll, ofHomework);
  if (count > 0) throw new AppError('HAS_ANSWERS', { count });
}

/** Throws PUBLISH_INCOMPLETE. */
export async function refuseUnready(work: Pick<Work<unknown>, 'tx' | 'context' | 'row'>): Promise<void> {
  const { sections } = await lockPaper(work);
  if (sections.length === 0) throw new AppError('PUBLISH_INCOMPLETE', { detail: '还没有题目' });
  if (datesOf(work.row).dueAt <= work.context.services.now())
    throw new AppError('PUBLISH_INCOMPLETE', { detail: '截止时间已经过了' });
}

async function removePaper(work: Pick<Work<unknown>, 'tx' | 'context' | 'row'>): Promise<void> {
  const { tx, context } = work;
  const paper = await lockPaper(work);
  await tx
    .update(examPaper)
    .set({ deletedAt: context.services.now() })
    .where(and(eq(examPaper.appId, context.appId), eq(examPaper.id, paper.id)));
  await recountUsage(tx, context.appId, await questionIdsOf(tx, context.appId, paper.sections));
}

const putHomeworkQuestions = homeworks.change<QuestionsInput>({
  action: 'updateQuestions',
  to: async (work) => {
    await putQuestions(work, work.input.questions);
    return {};
  },
});

/**
 * The row of a new homework, after inserting its paper. It belongs to the caller's school unless another one is given.
 * Throws VALIDATION, PAPER_QUESTION, PAPER_DUPLICATE.
 */
export async function newHomework(
  { questions, copyOf, ...given }: CreateInput,
  work: { tx: Db; context: CallContext },
  ofOrg?: string | null,
) {
  const { context, tx } = work;
  const source = copyOf === undefined ? null : await sourceOf(context, copyOf);
  const sections = questions
    ? await homeworkSections(tx, wanted(context, source?.sections ?? []), questions)
    : (source?.sections ?? []);
  const orgOfCaller = context.actor.kind === 'member' ? context.actor.orgId : null;
  const orgId = ofOrg === undefined ? orgOfCaller : ofOrg;
  const {
    title = '',
    notes = '',
    notesHtml = '',
    ...settings
  } = { ...source?.like, ...columnsOf(given, source?.dates ?? null) };
  return {
    reviewMatrix: HOMEWORK_REVIEW,
    ...settings,
    title,
    notes,
    notesHtml,
    orgId,
    copiedFrom: copyOf ?? null,
    summary: '',
    kind: 'homework' as const,
    published: false,
    examPaperIds: [await makePaper(work, { orgId, sections })],
    priceFen: 0,
    scope: 'grade' as const,
    maxAttempts: 1,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
}

/** Calls that create, change, publish and delete homework. */
export const homeworkWrites = {
  create: homeworks.create<CreateInput>((input, work) => newHomework(input, work)),
  update: homeworks.change<UpdateInput>({
    to: ({ input: { id: _id, version: _seen, ...given }, row }): ChangesOf<Table> => columnsOf(given, row),
    after: async ({ context, row, changes }) => {
      const call = engineOf(context);
      const changed = await recomputeDates(call, row.id);
      if (row.published) await tellNewDates(call, { ...row, ...changes } as HomeworkTableRow, changed);
    },
  }),
  updateQuestions: async (context, input) => {
    const changed = await putHomeworkQuestions(context, input);
    // After the commit: this process must read the paper again.
    noteKeyFix();
    return changed;
  },
  queryEdits: homeworks.edits(),
  unpublish: homeworks.set('unpublish', { published: false }, refuseBegun),
  delete: homeworks.remove(async (work) => {
    await refuseBegun(work);
    await removePaper(work);
  }),
} satisfies Pick<
  ResourceHandlers<'homework'>,
  'create' | 'update' | 'updateQuestions' | 'queryEdits' | 'unpublish' | 'delete'
>;
