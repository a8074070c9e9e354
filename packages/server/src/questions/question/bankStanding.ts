import { AppError } from '@aosai/api/kit/errors';
import { QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import type { Place } from '../bank/createQuestion.ts';
import { checkTransition, refusedState } from '../bank/bankTransitions.ts';
import type { CallContext } from '../../kit/context.ts';
import { handOn, refuseSharing, takenBy } from './bankReader.ts';

/** The state of a row in a bank. */
type Placed = Place & { status: QuestionStatus; isShared: boolean };

/** The part of a call that changes where a row belongs and its state; all other fields are settings. */
export interface StandingInput {
  bank?: 'org' | undefined;
  status?: QuestionStatus | undefined;
  note?: string | undefined;
  isShared?: boolean | undefined;
}

interface StandingRules {
  isSetting: boolean;
  /** Throws if the settings may not change. */
  refuseSettings?: () => void;
  /** Throws if the row may not be shared with every school. */
  refuseSharing?: () => Promise<void>;
  /** Whether anything uses the row; then it cannot become a draft again. */
  isUsed: () => Promise<boolean>;
  /** Throws if the row lacks something that a usable one needs. */
  refuseUnready: () => Promise<void>;
}

export interface StandingChanges {
  isShared?: boolean;
  ownerId?: null;
  status?: QuestionStatus;
  note?: string | null;
}

export const isOffered = (status: QuestionStatus): boolean => status === QUESTION.ready || status === QUESTION.offered;

/**
 * Decides on a change of a row's state, bank and sharing: whether the caller may make it, and which columns change.
 * Content with rules of its own (questions) uses `checkMove`.
 *
 * @throws CONTENT_FOREIGN, CONTENT_STATE, FORBIDDEN, and the errors of the rules
 */
export async function standingChanges(
  context: CallContext,
  row: Placed,
  { bank, status, note = '', isShared }: StandingInput,
  rules: StandingRules,
): Promise<StandingChanges> {
  const hand = await handOn(context, row);
  const isContent = rules.isSetting || isShared !== undefined || bank !== undefined;
  if (hand === 'reader' || (hand !== 'keeper' && isContent)) throw new AppError('CONTENT_FOREIGN');
  if (rules.isSetting) rules.refuseSettings?.();
  if (rules.isSetting && row.status === QUESTION.offered) throw refusedState(row);
  refuseSharing(context, isShared);
  if (isShared === true && !row.isShared) await rules.refuseSharing?.();
  const shared = isShared === undefined ? {} : { isShared };
  const moved = takenBy(context, row, bank);
  const to = status ?? moved.status ?? row.status;
  if (to === row.status) return { ...shared, ...moved };
  checkTransition(row, to, hand, note);
  if (row.status === QUESTION.ready && to === QUESTION.draft && (await rules.isUsed())) throw refusedState(row);
  if (isOffered(to)) await rules.refuseUnready();
  const isAnswer = hand === 'school';
  return {
    ...shared,
    ...moved,
    ...(isAnswer && to === QUESTION.ready && { ownerId: null }),
    status: to,
    note: isAnswer && to === QUESTION.draft ? note : null,
  };
}
