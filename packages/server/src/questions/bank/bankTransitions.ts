import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { isFitCheck, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { type Place, type QuestionRow, refuseFaults } from './createQuestion.ts';
import { sourceOf } from './sourceOf.ts';
import { usageOf } from './questionUsage.ts';

/**
 * What a user may do with a question that they see. keeper: all moves; school: decide on its teacher's offer; retire:
 * take it out of use, as the platform may with any; reader: nothing.
 */
export type BankRole = 'keeper' | 'school' | 'retire' | 'reader';

const { draft, ready, retired, offered } = QUESTION;

/** The states that can follow each state, and who may make the move. */
const MOVES: Readonly<Record<QuestionStatus, Readonly<Partial<Record<QuestionStatus, readonly BankRole[]>>>>> = {
  [draft]: { [ready]: ['keeper'], [offered]: ['keeper'] },
  [ready]: { [retired]: ['keeper', 'retire'], [draft]: ['keeper'] },
  [retired]: { [ready]: ['keeper'] },
  [offered]: { [ready]: ['school'], [draft]: ['school', 'keeper'] },
};

export const refusedState = ({ status }: { status: QuestionStatus }) =>
  new AppError('CONTENT_STATE', { status: QUESTION.label(status) });

/** @throws VALIDATION, QUESTION_UNCHECKED when its current version is not fit for papers */
async function refuseUnready(tx: Db, row: QuestionRow): Promise<void> {
  const [version] = await tx
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, row.appId), eq(questionVersion.id, row.currentVersionId)));
  if (version) refuseFaults(sourceOf(version), false);
  if (row.checkState === 'doubtful' || (row.checkState === 'unchecked' && version?.solutions.length === 0))
    throw new AppError('VALIDATION', {
      path: 'status',
      detail: '导入时有缺少或没认准的内容，请打开题目核对，保存以后再发布',
    });
  if (!isFitCheck(row.checkState)) throw new AppError('QUESTION_UNCHECKED');
}

/** Anything in a bank that has states. */
type Stated = Place & { status: QuestionStatus };

/**
 * Checks whether an item of a bank may move to a state.
 *
 * @throws CONTENT_STATE, CONTENT_FOREIGN, VALIDATION
 */
export function checkTransition(row: Stated, to: QuestionStatus, hand: BankRole, note: string): void {
  if (hand === 'retire' && to !== retired) throw new AppError('CONTENT_FOREIGN');
  if (!MOVES[row.status][to]?.includes(hand)) throw refusedState(row);
  if (to === offered && (row.orgId === null || row.ownerId === null)) throw refusedState(row);
  if (row.status === offered && to === draft && hand === 'school' && note === '')
    throw new AppError('VALIDATION', { path: 'note', detail: '请写明退回的原因' });
}

/**
 * Checks whether a question may move to a state. Call it after the question's content was written.
 *
 * @throws CONTENT_STATE, CONTENT_FOREIGN, QUESTION_UNCHECKED, VALIDATION
 */
export async function checkQuestionTransition(
  tx: Db,
  row: QuestionRow,
  to: QuestionStatus,
  hand: BankRole,
  note: string,
): Promise<void> {
  checkTransition(row, to, hand, note);
  if (row.status === ready && to === draft && (await usageOf(tx, row.appId, row.id)) > 0) throw refusedState(row);
  if (to === ready || to === offered) await refuseUnready(tx, row);
}
