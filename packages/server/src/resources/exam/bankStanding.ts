import { AppError } from '@aosai/api/contract/errors';
import { QUESTION, type QuestionStatus } from '@aosai/api/domain/questions/bank';
import type { Place } from '../../engine/bank/createQuestion.ts';
import { checkStep, refusedState } from '../../engine/bank/moves.ts';
import type { CallContext } from '../context.ts';
import { handOn, refuseSharing, takenBy } from './bankReader.ts';

/** A row of a bank, as far as its state goes. */
type Placed = Place & { status: QuestionStatus; isShared: boolean };

/** What a call says of where a row is to stand; the rest of the call are its settings. */
export interface StandingInput {
  bank?: 'org' | undefined;
  status?: QuestionStatus | undefined;
  note?: string | undefined;
  isShared?: boolean | undefined;
}

interface StandingRules {
  isSetting: boolean;
  /** Throws what keeps the settings as they are. */
  refuseSettings?: () => void;
  /** Throws what keeps it from being lent to every school. */
  refuseSharing?: () => Promise<void>;
  /** Whether something uses it: then it is no draft again. */
  isUsed: () => Promise<boolean>;
  /** Throws what is missing of something that may be used. */
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
 * What a change of something of a bank means for its state, its bank and its sharing: who may, and what follows. Content
 * with uses of its own (questions) goes by `checkMove`.
 *
 * @throws CONTENT_FOREIGN, CONTENT_STATE, FORBIDDEN, and what the rules throw
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
  checkStep(row, to, hand, note);
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
