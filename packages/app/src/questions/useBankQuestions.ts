import { STAGE, QUESTION } from '@aosai/api/questions/bank';
import type { QuestionQuery } from '@aosai/ui/patterns/QuestionPicker';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const PAGE_SIZE = 20;

/** Questions of the bank for papers and homework, least used first; fetches nothing for null. */
export const useBankQuestions = (asked: QuestionQuery | null) =>
  useOfficeCall(asked === null ? null : ['question', 'pick', asked], (calls) => {
    const { type = null, keyword = '', stage = '', point = '', page = 0 } = asked ?? {};
    const input = {
      status: QUESTION.ready,
      ...(type !== null && { types: [type] }),
      ...(keyword !== '' && { keyword }),
      ...(STAGE.has(stage) && { stage }),
      ...(point !== '' && { points: [point] }),
      page,
      size: PAGE_SIZE,
      sort: ['usedCount,asc'],
    };
    return calls.question.queryList(input);
  });
