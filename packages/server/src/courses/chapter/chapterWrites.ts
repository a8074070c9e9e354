import { and, inArray } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { chapter as chapterCalls } from '@aosai/api/courses/chapter.contract';
import { AppError } from '@aosai/api/kit/errors';
import { QUESTION } from '@aosai/api/questions/bank';
import { renderLesson } from '../../kit/markdown/markdown.ts';
import { question } from '../../db/schema/bank.ts';
import type { chapter as chapterTable } from '../../db/schema/content.ts';
import { refusedState } from '../../questions/bank/bankTransitions.ts';
import { chapterUsage } from '../chapterUsage.ts';
import { lockQuestions } from '../../papers/paperItems.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { handOn, placeFor } from '../../questions/question/bankReader.ts';
import { standingChanges } from '../../questions/question/bankStanding.ts';
import { usableScope } from '../../questions/question/questionScope.ts';
import { defined } from '../../kit/rows/defined.ts';
import type { ChangesOf, RowWork } from '../../kit/rows/crudTable.ts';
import { checkAttached } from '../../platform/file/attachedFile.ts';
import { chapters } from '../chapters.ts';

type Calls = (typeof chapterCalls)['calls'];
type CreateInput = ParsedInputOf<Calls['create']>;
type UpdateInput = ParsedInputOf<Calls['update']>;
type QuestionsInput = ParsedInputOf<Calls['updateQuestions']>;
type Table = typeof chapterTable;

/** Drops undefined fields and renders the notes. */
const columnsOf = ({ notes, ...rest }: Pick<CreateInput, 'notes' | 'videoFile' | 'isFree' | 'pricePoints'>) => ({
  ...defined(rest),
  ...(notes !== undefined && { notes, notesHtml: renderLesson(notes) }),
});

const checkVideo = (
  { tx, context }: Pick<RowWork<Table, unknown>, 'tx' | 'context'>,
  input: CreateInput | UpdateInput,
  before: string | null,
) =>
  checkAttached(tx, context, {
    before,
    wanted: input.videoFile,
    purposes: ['video'],
    path: 'videoFile',
    isPrivate: true,
  });

async function changesOf(work: RowWork<Table, UpdateInput>): Promise<ChangesOf<Table>> {
  const { tx, context, input, row } = work;
  const { id, version: _seen, bank, status, note, isShared, title, ...rest } = input;
  const settings = { ...defined({ title }), ...columnsOf(rest) };
  const moves = { bank, status, note, isShared };
  const standing = await standingChanges(context, row, moves, {
    isSetting: Object.keys(settings).length > 0,
    isUsed: async () => (await chapterUsage(tx, context.appId, id)) > 0,
    refuseUnready: async () => undefined,
  });
  await checkVideo(work, input, row.videoFile);
  return { ...settings, ...standing };
}

/**
 * Throws PAPER_QUESTION for the first question that the caller may not use. Questions already in the chapter may stay.
 */
async function questionsOf({ tx, context, input, row }: RowWork<Table, QuestionsInput>): Promise<ChangesOf<Table>> {
  if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
  if (row.status === QUESTION.offered) throw refusedState(row);
  const { questionIds } = input;
  await lockQuestions(tx, context.appId, questionIds);
  const found = await tx
    .select({ id: question.id })
    .from(question)
    .where(and(usableScope(context), inArray(question.id, questionIds)));
  const usable = new Set([...row.questionIds, ...found.map(({ id }) => id)]);
  const stray = questionIds.findIndex((id) => !usable.has(id));
  if (stray >= 0) throw new AppError('PAPER_QUESTION', { no: stray + 1 });
  return { questionIds };
}

/** Calls that create, change, fill and delete chapters. */
export const chapterWrites = {
  create: chapters.create<CreateInput>(async (input, work) => {
    const { bank, title, ...rest } = input;
    const { isOffered: _offered, ...place } = placeFor(work.context, bank === 'org' ? undefined : bank);
    await checkVideo(work, input, null);
    return { title, ...columnsOf(rest), ...place, status: QUESTION.draft };
  }),
  update: chapters.change<UpdateInput>({ to: changesOf }),
  updateQuestions: chapters.change<QuestionsInput>({ action: 'updateQuestions', to: questionsOf }),
  delete: chapters.remove(async ({ tx, context, row }) => {
    if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    const count = await chapterUsage(tx, context.appId, row.id);
    if (count > 0) throw new AppError('CONTENT_USED', { count });
  }),
} satisfies Pick<ResourceHandlers<'chapter'>, 'create' | 'update' | 'updateQuestions' | 'delete'>;
