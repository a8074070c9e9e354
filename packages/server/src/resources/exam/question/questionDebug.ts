import { AppError } from '@aosai/api/contract/errors';
import { startCheck } from '../../../engine/check/startCheck.ts';
import type { ResourceHandlers } from '../../context.ts';
import { actorId } from '../../kit/actorId.ts';
import { auditOf, engineOf } from '../engineOf.ts';
import { handOn } from '../bankReader.ts';
import { questions } from './questionWrites.ts';

/** Trial judging is for whoever may mend what it finds. */
export const questionDebug = {
  debug: async (context, { id, solutionIds }) => {
    const row = await questions.found(context, id);
    const author = actorId(context.actor);
    if (author === null || (await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
    const audit = auditOf(context, 'question:debug', id, {});
    return { debugId: await startCheck(engineOf(context), author, row, solutionIds, audit) };
  },
} satisfies Pick<ResourceHandlers<'question'>, 'debug'>;
