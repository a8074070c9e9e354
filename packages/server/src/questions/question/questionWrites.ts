import { and, eq, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { question as questionCalls } from '@aosai/api/questions/question.contract';
import { QUESTION } from '@aosai/api/questions/bank';
import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { hasBody } from '@aosai/api/questions/kinds';
import type { GivenSource, KeptSource } from '@aosai/api/questions/source';
import { isNamedCase } from '@aosai/api/judging/testData';
import type { Db } from '../../db/open.ts';
import { question as questionTable, questionSearch } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { changeContent } from '../bank/changeQuestion.ts';
import { type Author, createQuestion, type HeadChanges, type QuestionRow } from '../bank/createQuestion.ts';
import { sameAs } from '../bank/duplicates.ts';
import { heldQuestions } from '../bank/heldQuestions.ts';
import { checkQuestionTransition, type BankRole, refusedState } from '../bank/bankTransitions.ts';
import { refuseFullBank } from '../bank/bankLimit.ts';
import { likenessOf } from '../bank/questionText.ts';
import { storeTestData } from '../testData/storeCases.ts';
import { noteKeyFix } from '../bank/keyFixes.ts';
import { lockPapersWith, usageOf } from '../bank/questionUsage.ts';
import { checkAttached } from '../../platform/file/attachedFile.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { ChangesOf, RowWork } from '../../kit/rows/crudTable.ts';
import { audited } from '../../kit/rows/audited.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { handOn, placeFor, refuseSharing, takenBy } from './bankReader.ts';
import { closeReports } from './openReports.ts';
import { questionScope } from './questionScope.ts';
import { tryWritten } from './checkedWrites.ts';
import { uploadedData } from './ownImport.ts';

type Calls = (typeof questionCalls)['calls'];
type WrittenSource = ParsedInputOf<Calls['create']>['source'];
type UpdateInput = Omit<ParsedInputOf<Calls['update']>, 'source'> & { source?: KeptSource | undefined };

const LOGGED = [
  'type',
  'title',
  'status',
  'orgId',
  'ownerId',
  'isShared',
  'isOpen',
  'pricePoints',
  'casePolicy',
  'currentVersionId',
] as const;

/** The rows of the bank, with the kit's lock, version and log. The log never has a question's text or key. */
export const questions = crud(questionTable, {
  log: 'question',
  logged: LOGGED,
  visible: questionScope,
  view: (row) => datesAsText(row),
});

const authorOf = ({ appId, actor, services }: CallContext): Author => ({
  appId,
  now: services.now(),
  actorId: actorId(actor),
});

/** Drops undefined fields. */
function given(head: { [Name in keyof HeadChanges]: HeadChanges[Name] | undefined }): HeadChanges {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}

/** Throws VALIDATION for an unknown knowledge point. */
function refuseUnknownPoints(points: readonly string[] = []): void {
  const unknown = points.find((id) => knowledgePoint(id) === undefined);
  if (unknown !== undefined) throw new AppError('VALIDATION', { path: 'points', detail: `没有知识点 ${unknown}` });
}

/** Hashes of the test data in all versions of a question: a new version may use these, but not another question's. */
async function dataOf({ db, appId }: CallContext, questionId: string): Promise<ReadonlySet<string>> {
  const versions = await db
    .select({ programming: questionVersion.programming })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.questionId, questionId)));
  const cases = versions.flatMap(({ programming }) => programming?.cases ?? []);
  return new Set(cases.flatMap(({ inSha, outSha }) => [inSha, outSha]));
}

/** The content with its test data moved into the store; no transaction may be open. */
async function keptOf(
  context: CallContext,
  source: WrittenSource,
  { questionId, casesToken }: { questionId?: string; casesToken: string | readonly string[] | undefined },
): Promise<KeptSource> {
  const given = { ...source, key: '' };
  const named = hasBody(given, 'task') ? given.cases.filter(isNamedCase) : [];
  const own = named.length === 0 || questionId === undefined ? [] : await dataOf(context, questionId);
  const tokens = typeof casesToken === 'string' ? [casesToken] : (casesToken ?? []);
  const uploaded = await uploadedData(context, tokens);
  const known = new Set([...own, ...uploaded.hashes]);
  const stray = named.find(({ inSha, outSha }) => !known.has(inSha) || !known.has(outSha));
  if (stray && uploaded.isExpired) throw new AppError('IMPORT_EXPIRED');
  if (stray)
    throw new AppError('VALIDATION', {
      path: 'cases',
      detail: `测试点 ${stray.name ?? stray.id} 的数据不是这道题的，请上传`,
    });
  return storeTestData(context.services.testData, given);
}

/** Throws NOT_FOUND for a video that the caller has not uploaded, unless a version of the question has it already. */
async function checkVideo(tx: Db, context: CallContext, source: GivenSource | undefined, questionId?: string) {
  const wanted = source?.videoFile;
  if (!wanted) return;
  const known =
    questionId !== undefined &&
    (await tx.$count(
      questionVersion,
      and(
        eq(questionVersion.appId, context.appId),
        eq(questionVersion.questionId, questionId),
        eq(questionVersion.videoFile, wanted),
      ),
    )) > 0;
  if (!known)
    await checkAttached(tx, context, { before: null, wanted, purposes: ['video'], path: 'videoFile', isPrivate: true });
}

/** Throws QUESTION_DUPLICATE if the caller sees the same question already. */
async function refuseSame(context: CallContext, source: KeptSource, exceptId?: string): Promise<void> {
  const { appId, db } = context;
  const likeness = likenessOf(source);
  // Makes the second of two equal concurrent calls wait, so that it finds the first one's question.
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`question:${appId}:${likeness.contentHash}`}, 0))`,
  );
  const same = await sameAs(db, { appId, scope: questionScope(context), exceptId }, likeness);
  if (same) throw new AppError('QUESTION_DUPLICATE', { title: same.title });
}

/** Throws QUESTION_IN_EXAM: a question that an exam asks now must not be opened to others. */
async function refuseOpening({ db, appId, services }: CallContext, row: QuestionRow, head: HeadChanges): Promise<void> {
  const opens = (head.isOpen === true && !row.isOpen) || (head.isShared === true && !row.isShared);
  if (!opens) return;
  const held = await heldQuestions(db, { appId, now: services.now() }, [row.id]);
  if (held.size > 0) throw new AppError('QUESTION_IN_EXAM');
}

async function changesOf(work: RowWork<typeof questionTable, UpdateInput>): Promise<ChangesOf<typeof questionTable>> {
  const { tx, context, input, row } = work;
  const {
    id,
    version: _seen,
    source,
    solutions,
    title,
    bank,
    status,
    note = '',
    allowDuplicate,
    keyFix,
    ...rest
  } = input;
  const hand: BankRole = await handOn(context, row);
  const head = given(rest);
  const isContent = Boolean(source ?? solutions ?? title) || Object.keys(head).length > 0;
  const mayNot = hand === 'reader' || (hand !== 'keeper' && (isContent || bank !== undefined));
  if (mayNot) throw new AppError('CONTENT_FOREIGN');
  if (isContent && row.status === QUESTION.offered) throw refusedState(row);
  refuseSharing(context, head.isShared);
  await refuseOpening(context, row, head);
  if (source && allowDuplicate !== true) await refuseSame(context, source, id);
  await checkVideo(tx, context, source, id);
  const isKeyFix = keyFix !== undefined;
  const content = await changeContent(tx, authorOf(context), row, { source, solutions, title, isKeyFix });
  if (keyFix) {
    const after = { questionVersionId: row.currentVersionId, reason: keyFix.reason };
    await writeSysLog(tx, context, { action: 'question:keyFix', target: id, diff: { after } });
  }
  const moved = takenBy(context, row, bank);
  const to = status ?? moved.status ?? row.status;
  if (to === row.status) return { ...head, ...content, ...moved };
  await checkQuestionTransition(tx, { ...row, ...content }, to, hand, note);
  const isAccepted = hand === 'school' && to === QUESTION.ready;
  const isReturned = hand === 'school' && to === QUESTION.draft;
  return {
    ...head,
    ...content,
    ...moved,
    ...(isAccepted && { ownerId: null }),
    status: to,
    note: isReturned ? note : null,
  };
}

async function refuseRemoval({ tx, context, row }: RowWork<typeof questionTable, unknown>): Promise<void> {
  if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
  const uses = await usageOf(tx, row.appId, row.id);
  if (uses > 0) throw new AppError('CONTENT_USED', { count: uses });
  // A deleted question must not keep a file in use.
  await tx
    .update(questionVersion)
    .set({ videoFile: null })
    .where(and(eq(questionVersion.appId, context.appId), eq(questionVersion.questionId, row.id)));
  await closeReports(tx, context, row.id);
  await tx
    .delete(questionSearch)
    .where(and(eq(questionSearch.appId, context.appId), eq(questionSearch.questionId, row.id)));
}

async function moveNew(tx: Db, context: CallContext, id: string, to: QuestionRow['status']): Promise<void> {
  const own = and(eq(questionTable.appId, context.appId), eq(questionTable.id, id));
  const [row] = await tx.select().from(questionTable).where(own);
  if (!row || row.status === to) return;
  await checkQuestionTransition(tx, row, to, 'keeper', '');
  await tx.update(questionTable).set({ status: to }).where(own);
}

const lockPapers = ({ tx, context, input }: { tx: Db; context: CallContext; input: { id: string } }) =>
  lockPapersWith(tx, context.appId, input.id);

const change = questions.change<UpdateInput>({ first: lockPapers, to: changesOf });

/** Calls that create, change and delete questions and move them between states. */
export const questionWrites = {
  async create(context, { source, casesToken, solutions = [], bank, status, allowDuplicate, title, ...rest }) {
    const { isOffered, ...place } = placeFor(context, bank);
    const head = given(rest);
    refuseSharing(context, head.isShared);
    refuseUnknownPoints(head.points);
    const by = authorOf(context);
    const written = await keptOf(context, source, { casesToken });
    const to = isOffered ? QUESTION.offered : (status ?? QUESTION.draft);
    const checkerFault = await tryWritten(context, { source: written, solutions, to });
    return audited(context, 'question:create', async (tx, inside) => {
      await refuseFullBank(tx, by, place);
      if (allowDuplicate !== true) await refuseSame(inside, written);
      await checkVideo(tx, context, written);
      const made = await createQuestion(tx, by, written, { ...place, ...head, title, solutions });
      await moveNew(tx, context, made.id, to);
      const after = { type: source.type, title: made.title, ...place };
      return {
        answer: { id: made.id, version: made.version, checkerFault },
        told: { target: made.id, diff: { after } },
      };
    });
  },
  async update(context, { source, casesToken, ...input }) {
    refuseUnknownPoints(input.points);
    const row = await questions.found(context, input.id);
    const named = { questionId: input.id, casesToken };
    const written = source && (await keptOf(context, source, named));
    // Callers who may not write are refused later; nothing is compiled for them.
    const mayWrite = ['keeper', 'school'].includes(await handOn(context, row));
    const writing = { source: written, solutions: input.solutions, to: input.status ?? row.status };
    const checkerFault = mayWrite ? await tryWritten(context, writing, row) : null;
    const changed = await change(context, { ...input, source: written });
    if (input.keyFix) noteKeyFix();
    return { ...changed, checkerFault };
  },
  delete: questions.remove(refuseRemoval, lockPapers),
} satisfies Pick<ResourceHandlers<'question'>, 'create' | 'update' | 'delete'>;
