import { AppError } from '@aosai/api/kit/errors';
import type { PracticeMode } from '@aosai/api/questions/bank';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { newId } from '../../base/newId.ts';
import { fillFromExams } from './fillFromExams.ts';
import { levelOf } from '../mastery/memberPractice.ts';
import { dueQuestions, pointPractice, weakPractice } from './practiceSet.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { questionScope } from '../../questions/question/questionScope.ts';
import { question } from '../../questions/question/question.ts';
import { redoAttempt } from './redoAttempt.ts';
import { rowViews } from '../../questions/question/questionViews.ts';

interface Draw {
  mode: PracticeMode;
  level?: string | undefined;
  points?: readonly string[] | undefined;
  attemptId?: string | undefined;
  excludeIds?: string[] | undefined;
  seed?: string | undefined;
}

/** Questions for the caller, in one slot: ten, or those of an attempt. Throws FORBIDDEN, NOT_FOUND, VALIDATION. */
async function practiceDraw(context: CallContext, given: Draw) {
  const { mode, level, points = [], attemptId, excludeIds = [], seed = newId() } = given;
  if (context.group !== '') throw new AppError('VALIDATION', { path: 'mode', detail: '练习的题目由练习的人自己抽' });
  const { memberId } = candidate(context);
  const call = engineOf(context);
  const asMember: CallContext = { ...context, group: 'oj' };
  await fillFromExams(call, memberId);
  const wish = { memberId, from: questionScope(asMember), excludeIds };
  const most = PRACTICE_LIMITS.weakItems;
  const draw = async () => {
    switch (mode) {
      case 'redo':
        if (attemptId === undefined)
          throw new AppError('VALIDATION', { path: 'attemptId', detail: '请说明是哪一次作答' });
        return redoAttempt(call, memberId, attemptId);
      case 'due':
        return dueQuestions(call, wish, most);
      case 'weak':
        return points.length > 0
          ? pointPractice(call, wish, points)
          : weakPractice(call, wish, level ?? (await levelOf(call, memberId)));
      default:
        return mode satisfies never;
    }
  };
  const rows = await draw();
  const views = await rowViews(asMember, rows);
  const questions = views.map((view) => ({ ...view, versionId: null }));
  return { seed, slots: [{ questions, missing: Math.max(0, most - questions.length) }] };
}

/** Draws by the caller's weak points or what is due; every other draw is the bank's. */
export const queryRandomList: ResourceHandlers<'question'>['queryRandomList'] = (context, input) =>
  input.mode === undefined
    ? question.queryRandomList(context, input)
    : practiceDraw(context, { ...input, mode: input.mode });
