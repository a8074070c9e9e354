import { AppError } from '@aosai/api/kit/errors';
import type { Contract } from '@aosai/api/contract';
import { QUESTION } from '@aosai/api/questions/bank';
import { heldQuestions } from '../bank/heldQuestions.ts';
import { tryQuestion } from '../trial/tryQuestion.ts';
import { refuseBrokenChecker } from '../check/refuseBrokenChecker.ts';
import { startCheck } from '../check/startCheck.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';
import { auditOf, engineOf } from '../../kit/engineOf.ts';
import { handOn } from './bankReader.ts';
import { checkOf } from './checkedWrites.ts';
import { questions } from './questionWrites.ts';

type Input = Parameters<Handler<Contract['question']['calls']['debug']>>[1];

/** A run on own input, for questions open to practice. */
async function tryOut(context: CallContext, input: Input): Promise<string> {
  const { actor, services } = context;
  if (actor.kind !== 'member' || actor.type === 'parent') throw new AppError('FORBIDDEN');
  const row = await questions.found(context, input.id);
  if (!row.isOpen || row.status !== QUESTION.ready) throw new AppError('NOT_FOUND');
  const held = await heldQuestions(context.db, { appId: context.appId, now: services.now() }, [row.id]);
  if (held.size > 0) throw new AppError('QUESTION_HELD');
  if (!('code' in input)) throw new AppError('NOTHING_TO_CHECK', { detail: '请写好程序再运行' });
  if (!services.judgeStatus().available) throw new AppError('JUDGE_UNAVAILABLE');
  return tryQuestion(engineOf(context), actor, row, input);
}

/** Whether this is a teacher's own question, on mounts that members who practise use too. */
async function isOwn(context: CallContext, id: string): Promise<boolean> {
  const { actor } = context;
  if (actor.kind !== 'member' || actor.type !== 'teacher') return false;
  return (await handOn(context, await questions.found(context, id))) === 'keeper';
}

/** Trials are for those who may change the question; others run a program on their own input. */
export const questionDebug = {
  debug: async (context, input) => {
    const isTrial = context.group !== '' || (!('code' in input) && (await isOwn(context, input.id)));
    if (!isTrial) return { debugId: await tryOut(context, input) };
    if ('code' in input) throw new AppError('VALIDATION', { path: 'code', detail: '这里试评的是题目的参考程序' });
    const { id, solutionIds } = input;
    const row = await questions.found(context, id);
    const author = actorId(context.actor);
    if (author === null || (await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    await refuseBrokenChecker(context.services, await checkOf(context, row), true);
    const audit = auditOf(context, 'question:debug', id, {});
    return { debugId: await startCheck(engineOf(context), author, row, solutionIds, audit) };
  },
} satisfies Pick<ResourceHandlers<'question'>, 'debug'>;
