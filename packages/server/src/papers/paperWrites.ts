import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { examPaper as paperCalls } from '@aosai/api/papers/paper.contract';
import { shapeFaults } from '@aosai/api/papers/paperShape';
import type { PaperTemplateId } from '@aosai/api/questions/paperTemplates';
import { QUESTION } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import { question as questionTable } from '../db/schema/bank.ts';
import { examPaper as paperTable, type PaperSection } from '../db/schema/exam.ts';
import { heldQuestions } from '../questions/bank/heldQuestions.ts';
import { refusedState } from '../questions/bank/bankTransitions.ts';
import { recountUsage } from '../questions/bank/questionUsage.ts';
import type { PaperRow } from './paperCard.ts';
import { isUsable, paperHeads } from './paperHeads.ts';
import { lockQuestions, questionIdsOf, sectionsFrom, paperTotal } from './paperItems.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { datesAsText } from '../kit/rows/datesAsText.ts';
import { defined } from '../kit/rows/defined.ts';
import { crud } from '../kit/rows/crud.ts';
import type { ChangesOf, RowWork } from '../kit/rows/crudTable.ts';
import { handOn, ofPlatform, placeFor } from '../questions/question/bankReader.ts';
import { isOffered, standingChanges } from '../questions/question/bankStanding.ts';
import { usableScope } from '../questions/question/questionScope.ts';
import { examCounts } from './paperList.ts';
import { paperScope } from './paperScope.ts';
import { blueprintOf } from './paperStaff.ts';
import { copyTitle } from '../kit/rows/copyTitle.ts';

type Calls = (typeof paperCalls)['calls'];
type CreateInput = ParsedInputOf<Calls['create']>;
type UpdateInput = ParsedInputOf<Calls['update']>;
type QuestionsInput = ParsedInputOf<Calls['updateQuestions']>;
type Table = typeof paperTable;

const SETTINGS = ['title', 'template', 'durationMin', 'passPoints', 'feedback', 'scorePolicy', 'shuffle'] as const;

/** The rows of papers, with the kit's lock, version and log. */
const papers = crud(paperTable, {
  log: 'examPaper',
  logged: (row) => {
    const { orgId, ownerId, status, isShared, totalPoints, sections } = row;
    const settings = Object.fromEntries(SETTINGS.map((name) => [name, row[name]]));
    const questions = sections.map(({ items }) => items.map(({ questionVersionId }) => questionVersionId));
    return { ...settings, orgId, ownerId, status, isShared, totalPoints, questions };
  },
  visible: paperScope,
  view: (row) => datesAsText(row),
});

/** A paper of the caller's banks; null if there is none. */
export async function keptPaper(context: CallContext, id: string): Promise<PaperRow | null> {
  const [row] = await context.db
    .select()
    .from(paperTable)
    .where(and(paperScope(context), eq(paperTable.id, id)));
  return row ?? null;
}

type Ready = Pick<PaperRow, 'template' | 'sections'>;

/** Throws PAPER_QUESTION, PAPER_POINTS: a usable paper is complete and follows its blueprint. */
async function refuseUnready(tx: Db, context: CallContext, paper: Ready): Promise<void> {
  const heads = await paperHeads(tx, context.appId, paper.sections);
  const unusable = heads.find((one) => !isUsable(one));
  if (unusable) throw new AppError('PAPER_QUESTION', { no: unusable.no });
  refuseShape(context, paper);
}

function refuseShape(context: CallContext, { template, sections }: Ready): void {
  const [fault] = shapeFaults(blueprintOf(context, template), sections);
  if (fault) throw new AppError('PAPER_POINTS', { ...fault });
}

/** Throws QUESTION_IN_EXAM: other schools must not read what an exam asks now. */
async function refuseAsked({ db, appId, services }: CallContext, { sections }: Ready): Promise<void> {
  const ids = await questionIdsOf(db, appId, sections);
  const asked = await heldQuestions(db, { appId, now: services.now() }, ids);
  if (asked.size > 0) throw new AppError('QUESTION_IN_EXAM');
}

async function changesOf({ tx, context, input, row }: RowWork<Table, UpdateInput>): Promise<ChangesOf<Table>> {
  const { id: _id, version: _seen, bank, status, note, isShared, ...rest } = input;
  const settings = defined(rest);
  const standing = await standingChanges(
    context,
    row,
    { bank, status, note, isShared },
    {
      isSetting: Object.keys(settings).length > 0,
      refuseSettings: () => {
        if (row.frozenAt !== null) throw new AppError('PAPER_FROZEN');
      },
      refuseSharing: () => refuseAsked(context, row),
      isUsed: () => isUsed(context, row),
      refuseUnready: () => refuseUnready(tx, context, { ...row, ...settings }),
    },
  );
  const stays = standing.status === undefined || standing.status === row.status;
  if (stays && isOffered(row.status) && settings.template !== undefined) refuseShape(context, { ...row, ...settings });
  return { ...settings, ...standing };
}

/** A school may change its copy of a shared paper, so the platform's questions in it are shared too. */
async function lendQuestions({ tx, context, row }: Pick<RowWork<Table, unknown>, 'tx' | 'context' | 'row'>) {
  const ids = await questionIdsOf(tx, context.appId, row.sections);
  await lockQuestions(tx, context.appId, ids);
  await tx
    .update(questionTable)
    .set({ isShared: true, version: sql`${questionTable.version} + 1` })
    .where(
      and(
        eq(questionTable.appId, context.appId),
        inArray(questionTable.id, ids),
        ofPlatform(questionTable),
        eq(questionTable.status, QUESTION.ready),
        eq(questionTable.isShared, false),
      ),
    );
}

const isUsed = async (context: CallContext, row: PaperRow): Promise<boolean> =>
  row.frozenAt !== null || ((await examCounts(context, [row.id])).get(row.id) ?? 0) > 0;

const USUAL = {
  feedback: 'deferred',
  scorePolicy: 'best',
  shuffle: { section: false, question: false, option: false },
} as const;
const FREE_MIN = 60;

/** Initial values of a new paper: copied, or from its blueprint. */
async function beginning(context: CallContext, { copyOf, template = 'free', title = '' }: CreateInput) {
  if (copyOf === undefined) {
    const blueprint = blueprintOf(context, template);
    const durationMin = blueprint?.durationMin ?? FREE_MIN;
    const passPoints = blueprint?.lines[0]?.points ?? null;
    return { ...USUAL, title, template, durationMin, passPoints, sections: emptySections(blueprint?.sections ?? []) };
  }
  const row = await keptPaper(context, copyOf);
  if (!row) throw new AppError('NOT_FOUND');
  const { durationMin, passPoints, feedback, scorePolicy, shuffle, sections } = row;
  const like = row.template as PaperTemplateId;
  return {
    title: copyTitle(row.title),
    template: like,
    durationMin,
    passPoints,
    feedback,
    scorePolicy,
    shuffle,
    sections,
  };
}

const emptySections = (sections: readonly Pick<PaperSection, 'name' | 'type'>[]): PaperSection[] =>
  sections.map(({ name, type }) => ({ name, type, items: [] }));

/** Cuts a title of full length so that the suffix fits. */
async function recount(
  { tx, context }: Pick<RowWork<Table, unknown>, 'tx' | 'context'>,
  ...papersOf: PaperSection[][]
) {
  const ids = await questionIdsOf(tx, context.appId, papersOf.flat());
  await lockQuestions(tx, context.appId, ids);
  await recountUsage(tx, context.appId, ids);
}

async function questionsOf(work: RowWork<Table, QuestionsInput>): Promise<ChangesOf<Table>> {
  const { tx, context, input, row } = work;
  if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
  if (row.frozenAt !== null) throw new AppError('PAPER_FROZEN');
  if (row.status === QUESTION.offered) throw refusedState(row);
  const ids = input.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId));
  await lockQuestions(tx, context.appId, [...ids, ...(await questionIdsOf(tx, context.appId, row.sections))]);
  const template = blueprintOf(context, row.template);
  const wanted = { appId: context.appId, from: usableScope(context), before: row.sections, template };
  const sections = await sectionsFrom(tx, wanted, input.sections);
  if (row.status === QUESTION.ready) refuseShape(context, { ...row, sections });
  return { sections, totalPoints: paperTotal(sections) };
}

/** Calls that create, change, fill and delete papers. */
export const paperWrites = {
  create: papers.create<CreateInput>(
    async (input, { context }) => {
      const { bank, copyOf: _copy, ...rest } = input;
      const { isOffered: _offered, ...place } = placeFor(context, bank === 'org' ? undefined : bank);
      const start = await beginning(context, input);
      const { sections } = start;
      return { ...start, ...defined(rest), ...place, status: QUESTION.draft, totalPoints: paperTotal(sections) };
    },
    (work) => recount(work, work.row.sections),
  ),
  update: papers.change<UpdateInput>({
    to: changesOf,
    after: async (work) => {
      if (work.changes.isShared === true && !work.row.isShared) await lendQuestions(work);
    },
  }),
  updateQuestions: papers.change<QuestionsInput>({
    action: 'updateQuestions',
    to: questionsOf,
    after: (work) => recount(work, work.row.sections, work.changes.sections ?? []),
  }),
  delete: papers.remove(async ({ tx, context, row }) => {
    if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    const exams = (await examCounts(context, [row.id])).get(row.id) ?? 0;
    if (exams > 0 || row.frozenAt !== null) throw new AppError('CONTENT_USED', { count: Math.max(exams, 1) });
    // Set before counting, so that its questions no longer count this paper.
    await tx
      .update(paperTable)
      .set({ deletedAt: context.services.now() })
      .where(and(eq(paperTable.appId, context.appId), eq(paperTable.id, row.id)));
    await recount({ tx, context }, row.sections);
  }),
} satisfies Pick<ResourceHandlers<'examPaper'>, 'create' | 'update' | 'updateQuestions' | 'delete'>;
