import { AppError } from '@aosai/api/kit/errors';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { newId } from '../../base/newId.ts';
import { fillFromExams } from './fillFromExams.ts';
import { levelOf } from '../mastery/memberPractice.ts';
import { dueQuestions, pointPractice, weakPractice } from './practiceSet.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { questionScope } from '../../questions/question/questionScope.ts';
import { question } from '../../questions/question/question.ts';
import { rowViews } from '../../questions/question/questionViews.ts';

interface Draw {
  mode: 'weak' | 'due';
  level?: string | undefined;
  points?: readonly string[] | undefined;
  excludeIds?: string[] | undefined;
  seed?: string | undefined;
}

/** Ten questions for the caller, in one slot. Throws FORBIDDEN, VALIDATION. */
async function practiceDraw(context: CallContext, { mode, level, points = [], excludeIds = [], seed = newId() }: Draw) {
  if (context.group !== '') throw new AppError('VALIDATION', { path: 'mode', detail: '练习的题目由练习的人自己抽' });
  const { memberId } = candidate(context);
  const call = engineOf(context);
  const asMember: CallContext = { ...context, group: 'oj' };
  await fillFromExams(call, memberId);
  const wish = { memberId, from: questionScope(asMember), excludeIds };
  const most = PRACTICE_LIMITS.weakItems;
  const rows =
    mode === 'due'
      ? await dueQuestions(call, wish, most)
      : points.length > 0
        ? await pointPractice(call, wish, points)
        : await weakPractice(call, wish, level ?? (await levelOf(call, memberId)));
  const views = await rowViews(asMember, rows);
  const questions = views.map((view) => ({ ...view, versionId: null }));
  return { seed, slots: [{ questions, missing: most - questions.length }] };
}

/** Draws by the caller's weak points or what is due; every other draw is the bank's. */
export const queryRandomList: ResourceHandlers<'question'>['queryRandomList'] = (context, input) =>
  input.mode === undefined
    ? question.queryRandomList(context, input)
    : practiceDraw(context, { ...input, mode: input.mode });
