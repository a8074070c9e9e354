import { AppError } from '@aosai/api/kit/errors';
import { attemptOfMember, lockForWriter } from '../attempts/attemptRow.ts';
import { notePresence } from '../room/notePresence.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { admitWriter } from './admitWriter.ts';
import { queueTrial, type TrialInput } from '../../questions/trial/queueTrial.ts';

export interface DebugInput extends TrialInput {
  attemptId: string;
  token: string;
  questionId: string;
}

async function queueRun(call: EngineCall, memberId: string, input: DebugInput): Promise<string> {
  const attempt = await lockForWriter(call.db, attemptOfMember(call.appId, input.attemptId, memberId));
  const admission = admitWriter(call, attempt, input.token);
  if (admission.kind === 'takenOver') throw new AppError('TAKEN_OVER');
  if (admission.kind !== 'writer') throw new AppError('ATTEMPT_CLOSED');
  const content = await paperContent(call.db, call.appId, attempt.examPaperId);
  const item = content.byVersion.get(input.questionId);
  if (!item) throw new AppError('NOT_FOUND');
  await notePresence(call, attempt);
  return queueTrial(call, attempt, item, input);
}

/**
 * Queues an unscored run on the member's input or a sample; one at a time per member, within a budget of judge time.
 */
export async function debugRun(call: EngineCall, memberId: string, input: DebugInput): Promise<string> {
  const blocked = await blockOf(call.db, call, memberId, 'submit');
  if (blocked) throw blocked;
  const debugId = await call.db.transaction((tx) => queueRun(within(call, tx), memberId, input));
  call.services.wakeQueue();
  return debugId;
}
