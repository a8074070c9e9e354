import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { exam as examCalls } from '@aosai/api/exams/exam.contract';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { enrolmentOf, publishFault, windowProblem } from '@aosai/api/exams/publishFault';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { awaitedOf } from '@aosai/api/exams/release';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { renderMarkdown } from '../../kit/markdown/markdown.ts';
import type { Db } from '../../db/open.ts';
import { exam as examTable } from '../../db/schema/exam.ts';
import { promote, seatsTaken } from '../../enrolment/seats.ts';
import { lockTarget } from '../../enrolment/target.ts';
import type { ExamRow } from './examFacts.ts';
import { notifyReleased, notifyStopped } from './notifyExam.ts';
import { makeUp } from './makeUp.ts';
import { matricesOf, releasesOf } from './releases.ts';
import { papersOutside, paperReadiness, unfitQuestion } from '../../papers/paperReadiness.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { attemptsIn, closeStopped, moveDeadlines, runningCount } from '../board/runningAttempts.ts';
import { storableText } from '../../base/storableText.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { addToPlans } from './classPlans.ts';
import { addGroups } from '../places/addStudents.ts';
import { actorId } from '../../kit/actorId.ts';
import { refusePrice } from '../../orders/refusePrice.ts';
import { defined } from '../../kit/rows/defined.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { ChangesOf, RowWork } from '../../kit/rows/crudTable.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { paperScope } from '../../papers/paperScope.ts';
import { readScope, runScope } from './examScope.ts';
import { copyTitle } from '../../kit/rows/copyTitle.ts';

type Table = typeof examTable;
type Calls = (typeof examCalls)['calls'];
type CreateInput = ParsedInputOf<Calls['create']>;
type UpdateInput = ParsedInputOf<Calls['update']>;
type PapersInput = ParsedInputOf<Calls['updateExamPapersByExam']>;
type StopInput = ParsedInputOf<Calls['stop']>;

const TIMES = ['enrollStartAt', 'enrollEndAt', 'startAt', 'endAt'] as const;
const SETTINGS = [
  'title',
  'summary',
  'notes',
  'scope',
  'visibility',
  'maxAttempts',
  'reviewMatrix',
  'scoreRelease',
  'keyRelease',
  'lateStartPolicy',
  'recordsEvents',
  'explainsErrors',
  'capacity',
  'waitlist',
  'isActivity',
  'isMock',
  'review',
  'accessCode',
  'ipRanges',
  'priceFen',
] as const;

/** The access code is left out, because more people read the log than may know it. */
const told = ({ accessCode, notesHtml: _html, ...row }: Partial<ExamRow>) => ({
  ...row,
  hasAccessCode: accessCode !== null,
});

/** Identifies a request by its sender, its id and what it asks for; null for one without an id. */
function keyOf({ actor }: CallContext, { requestId, ...input }: CreateInput): string | null {
  if (requestId === undefined) return null;
  const asked = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return `request/${actorId(actor)}/${requestId}/${asked}`;
}

/** The exam that a request has made; null if it has made none. */
async function madeBy({ db, appId }: CallContext, key: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: examTable.id })
    .from(examTable)
    .where(and(eq(examTable.appId, appId), eq(examTable.key, key)));
  return row ?? null;
}

const exams = crud(examTable, {
  log: 'exam',
  logged: (row) => {
    const names = [
      ...SETTINGS,
      ...TIMES,
      'scoresReleasedAt',
      'keysReleasedAt',
      'orgId',
      'examPaperIds',
      'published',
      'stoppedAt',
      'stopReason',
    ] as const;
    return told(Object.fromEntries(names.map((name) => [name, row[name]])));
  },
  visible: runScope,
  view: (row) => datesAsText(row),
  // Another request with the same key made its exam first.
  taken: () => new AppError('IDEMPOTENT_OTHER'),
});

/** Throws EXAM_STATE. */
function refused(row: ExamRow, now: Date): AppError {
  return new AppError('EXAM_STATE', { status: LIFECYCLE.label(lifecycleAt(row, now)) });
}

/** Only the platform may open an exam to everybody. Throws FORBIDDEN. */
function refusePublic({ actor }: CallContext, scope: ExamRow['scope'] | undefined): void {
  if (scope === 'public' && actor.kind !== 'user') throw new AppError('FORBIDDEN');
}

const timesOf = (input: Partial<Record<(typeof TIMES)[number], string | undefined>>) =>
  Object.fromEntries(
    TIMES.flatMap((name) => (input[name] === undefined ? [] : [[name, new Date(input[name])]])),
  ) as Partial<Record<(typeof TIMES)[number], Date>>;

/** Column values for the fields in the input. */
function columnsOf(input: Omit<CreateInput, 'examPaperIds' | 'copyOf' | 'groups' | 'publish' | 'requestId'>) {
  const { notes, title, summary, enrollStartAt, enrollEndAt, startAt, endAt, ...rest } = input;
  const text = notes === undefined ? undefined : storableText(notes);
  return {
    ...defined({ ...rest, title: title && storableText(title) }),
    ...(summary === undefined ? {} : { summary: storableText(summary) }),
    ...(text === undefined ? {} : { notes: text, notesHtml: renderMarkdown(text) }),
    ...timesOf({ enrollStartAt, enrollEndAt, startAt, endAt }),
  };
}

/** Throws NOT_FOUND for a paper that the caller may not use. */
async function refuseForeign(context: CallContext, ids: readonly string[]): Promise<void> {
  if ((await papersOutside(context.db, paperScope(context), ids)).size > 0) throw new AppError('NOT_FOUND');
}

/** Throws PUBLISH_INCOMPLETE: an exam that students can find must be complete. */
async function refuseIncomplete(
  tx: Db,
  context: CallContext,
  row: Pick<ExamRow, (typeof TIMES)[number] | 'examPaperIds'>,
): Promise<void> {
  const papers = await paperReadiness(tx, context.appId, row.examPaperIds);
  const detail = publishFault(row, papers, context.services.now());
  if (detail !== null) throw new AppError('PUBLISH_INCOMPLETE', { detail });
}

/** Throws PUBLISH_INCOMPLETE: no exam may start with an unusable question. */
async function refuseUnfit(tx: Db, { appId }: CallContext, ids: readonly string[]): Promise<void> {
  const unfit = await unfitQuestion(tx, appId, ids);
  if (!unfit) return;
  const detail = `试卷「${unfit.title}」的第 ${unfit.no} 题现在不可用，请先试评或换一题`;
  throw new AppError('PUBLISH_INCOMPLETE', { detail });
}

/** Defaults of a new exam: tomorrow, for students enrolled by the school or teacher. */
function usual(context: CallContext) {
  const now = context.services.now();
  const startAt = new Date(now.getTime() + DAY_MS);
  return {
    summary: '',
    notes: '',
    notesHtml: '',
    enrollStartAt: now,
    enrollEndAt: startAt,
    startAt,
    endAt: new Date(startAt.getTime() + 3 * HOUR_MS),
    examPaperIds: [] as string[],
    scope: 'grade' as const,
    visibility: 'org' as const,
    maxAttempts: 1,
    reviewMatrix: CONTEST_REVIEW,
    scoreRelease: 'auto' as const,
    keyRelease: 'auto' as const,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: true,
    priceFen: 0,
  };
}

/** Initial values of a new exam, copied or by default. Throws NOT_FOUND. */
async function beginning(context: CallContext, copyOf: string | undefined) {
  if (copyOf === undefined) return { ...usual(context), title: '' };
  const [row] = await context.db
    .select()
    .from(examTable)
    .where(and(readScope(context), eq(examTable.id, copyOf)));
  if (!row) throw new AppError('NOT_FOUND');
  const copied = Object.fromEntries([...SETTINGS, ...TIMES].map((name) => [name, row[name]])) as Pick<
    ExamRow,
    (typeof SETTINGS)[number] | (typeof TIMES)[number]
  >;
  const isPublic = row.scope === 'public' && context.actor.kind === 'user';
  return {
    ...copied,
    reviewMatrix: row.ownMatrix ?? row.reviewMatrix,
    notesHtml: row.notesHtml,
    title: copyTitle(row.title),
    priceFen: context.actor.kind === 'user' ? row.priceFen : 0,
    scope: isPublic ? row.scope : row.scope === 'public' ? ('grade' as const) : row.scope,
    examPaperIds: row.examPaperIds,
  };
}

/** Checks changes of times and seats against the exam's state. Throws EXAM_STATE, TARGET_FULL, VALIDATION. */
async function refuseTimes(tx: Db, context: CallContext, row: ExamRow, after: ExamRow): Promise<void> {
  const now = context.services.now();
  const status = lifecycleAt(row, now);
  const differs = TIMES.some((name) => row[name].getTime() !== after[name].getTime());
  if (differs && status === LIFECYCLE.ended) throw refused(row, now);
  if (status === LIFECYCLE.running && row.startAt.getTime() !== after.startAt.getTime()) throw refused(row, now);
  const isEarlier = after.endAt < row.endAt;
  if (isEarlier && (await runningCount(tx, context.appId, row.id)) > 0) throw refused(row, now);
  const fault = windowProblem(after);
  if (differs && fault) throw new AppError('VALIDATION', { path: fault.at, detail: fault.text });
  if (after.capacity !== null && after.capacity !== row.capacity) {
    const taken = await seatsTaken(engineOf({ ...context, db: tx }), row.id);
    if (taken > after.capacity) throw new AppError('TARGET_FULL', { capacity: taken });
  }
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, no) => id === b[no]);

async function papersFor({
  tx,
  context,
  input,
  row,
}: RowWork<Table, Pick<PapersInput, 'examPaperIds'>>): Promise<ChangesOf<Table>> {
  const now = context.services.now();
  if (lifecycleAt(row, now) === LIFECYCLE.ended) throw refused(row, now);
  if ((await attemptsIn(tx, context.appId, row.id)) > 0) throw new AppError('PAPER_FROZEN');
  const { examPaperIds } = input;
  const added = examPaperIds.filter((id) => !row.examPaperIds.includes(id));
  await refuseForeign({ ...context, db: tx }, added);
  if (row.published) {
    await refuseIncomplete(tx, context, { ...row, examPaperIds });
    await refuseUnfit(tx, context, examPaperIds);
  }
  return { examPaperIds };
}

async function changesOf({ tx, context, input, row }: RowWork<Table, UpdateInput>): Promise<ChangesOf<Table>> {
  const { id: _id, version: _version, examPaperIds = row.examPaperIds, ...fields } = input;
  // An exam that has ended can be corrected; one that was stopped is read-only.
  if (row.stoppedAt) throw refused(row, context.services.now());
  refusePublic(context, fields.scope === row.scope ? undefined : fields.scope);
  refusePrice(context, fields.priceFen, row.priceFen);
  const changes = { ...columnsOf(fields), ...releasesOf(fields, row) };
  const after = { ...row, ...changes } as ExamRow;
  await refuseTimes(tx, context, row, after);
  if (!isSame(examPaperIds, row.examPaperIds))
    return { ...changes, ...(await papersFor({ tx, context, input: { examPaperIds }, row: after })) };
  const isOpen = row.published && lifecycleAt(row, context.services.now()) !== LIFECYCLE.ended;
  if (isOpen && Object.keys(timesOf(fields)).length > 0) await refuseIncomplete(tx, context, after);
  return changes;
}

async function followChanges(work: RowWork<Table, UpdateInput> & { changes: ChangesOf<Table> }): Promise<void> {
  const { context, row, changes } = work;
  const call = engineOf(context);
  const { endAt, capacity } = changes;
  if (endAt && endAt > row.endAt) await moveDeadlines(call, row.id, endAt);
  if (capacity !== undefined && capacity !== row.capacity) await promote(call, await lockTarget(call, 'exam', row.id));
}

/** Throws HAS_ENROLMENTS: people with a place rely on the exam. */
async function refuseEnrolled({ tx, context, row }: RowWork<Table, unknown>): Promise<void> {
  const count = await seatsTaken(engineOf({ ...context, db: tx }), row.id);
  if (count > 0) throw new AppError('HAS_ENROLMENTS', { count });
}

type ReleaseInput = ParsedInputOf<Calls['release']>;

/** Publishes scores or keys that wait for it, once the exam is over for everybody. Idempotent. */
const releaseExam = exams.change<ReleaseInput>({
  action: 'release',
  to: async ({ context, row, input: { what } }) => {
    const call = engineOf(context);
    if (!awaitedOf(row)[what]) return {};
    if (!row.published) throw refused(row, call.now);
    if ((await examClosesAt(call, row)) > call.now) throw new AppError('EXAM_RUNNING');
    const released = what === 'scores' ? { scoresReleasedAt: call.now } : { keysReleasedAt: call.now };
    return { ...released, ...matricesOf(row.ownMatrix ?? row.reviewMatrix, { ...row, ...released }) };
  },
  after: async ({ context, row, changes, input: { what } }) => {
    if (changes.reviewMatrix) await notifyReleased(context, row, what);
  },
});

/** Makes an exam, fills it and publishes it if the input says so, all in one transaction. */
const makeExam = exams.create<CreateInput>(
  async (input, { tx, context }) => {
    const { examPaperIds, copyOf, groups: _groups, publish = false, requestId: _requestId, ...fields } = input;
    refusePublic(context, fields.scope);
    refusePrice(context, fields.priceFen, 0);
    const start = await beginning(context, copyOf);
    if (examPaperIds) await refuseForeign(context, examPaperIds);
    const set = columnsOf(fields);
    const open = copyOf === undefined ? enrolmentOf({ ...start, ...set }, context.services.now()) : {};
    const row = { ...start, ...open, ...set, ...(examPaperIds && { examPaperIds }) };
    const fault = windowProblem(row);
    if (fault) throw new AppError('VALIDATION', { path: fault.at, detail: fault.text });
    if (publish) {
      await refuseIncomplete(tx, context, row);
      await refuseUnfit(tx, context, row.examPaperIds);
    }
    const { actor } = context;
    const orgId = actor.kind === 'member' ? actor.orgId : null;
    const matrices = matricesOf(row.reviewMatrix, { ...row, scoresReleasedAt: null, keysReleasedAt: null });
    return { ...row, ...matrices, key: keyOf(context, input), orgId, published: publish };
  },
  async ({ context, input, row }) => {
    await addGroups(context, row, input.groups ?? []);
    if (input.publish === true) await addToPlans(context, row.id);
  },
);

/** Calls that create, change, publish, stop and delete exams. */
export const examWrites = {
  create: async (context, input) => {
    const key = keyOf(context, input);
    const known = key === null ? null : await madeBy(context, key);
    if (known) return known;
    try {
      return await makeExam(context, input);
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'IDEMPOTENT_OTHER';
      const made = isTaken && key !== null ? await madeBy(context, key) : null;
      if (!made) throw error;
      return made;
    }
  },
  update: exams.change<UpdateInput>({ to: changesOf, after: followChanges }),
  updateExamPapersByExam: exams.change<PapersInput>({ action: 'updateExamPapersByExam', to: papersFor }),
  publish: exams.change<{ id: string }>({
    action: 'publish',
    to: async ({ tx, context, row }) => {
      if (row.stoppedAt) throw refused(row, context.services.now());
      if (row.published) return {};
      await refuseIncomplete(tx, context, row);
      await refuseUnfit(tx, context, row.examPaperIds);
      return { published: true };
    },
    after: ({ tx, context, row, changes }) =>
      changes.published ? addToPlans({ ...context, db: tx }, row.id) : Promise.resolve(),
  }),
  unpublish: exams.set('unpublish', { published: false }, async (work) => {
    const { context, row } = work;
    if (row.stoppedAt) throw refused(row, context.services.now());
    if (row.published) await refuseEnrolled(work);
  }),
  delete: exams.remove(async (work) => {
    const { context, row } = work;
    if (row.published) throw refused(row, context.services.now());
    await refuseEnrolled(work);
  }),
  release: releaseExam,
  makeUp,
  queryEdits: exams.edits(),
  stop: async (context, input) => {
    const { reason } = input;
    const stopped = await exams.change<StopInput>({
      action: 'stop',
      to: ({ row }) => {
        const now = context.services.now();
        if (row.stoppedAt) return {};
        const status = lifecycleAt(row, now);
        if (status === LIFECYCLE.draft || status === LIFECYCLE.ended) throw refused(row, now);
        return { stoppedAt: now, stopReason: storableText(reason) };
      },
      after: async ({ tx, row, changes }) => {
        if (changes.stoppedAt) await notifyStopped(tx, context, row, reason);
      },
    })(context, input);
    await closeStopped(engineOf(context), input.id);
    return stopped;
  },
} satisfies Pick<
  ResourceHandlers<'exam'>,
  | 'create'
  | 'update'
  | 'updateExamPapersByExam'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'release'
  | 'makeUp'
  | 'queryEdits'
  | 'stop'
>;
