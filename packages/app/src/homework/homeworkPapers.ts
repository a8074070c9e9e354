import type { Client } from '@aosai/api/client/client';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const PAPERS = 100;

/** Papers whose questions can be copied into a homework. */
export const useHomeworkPapers = () =>
  useOfficeCall(['homeworkPapers'], (calls) => calls.examPaper.querySimpleList({ size: PAPERS })).data?.content ?? [];

/** The questions of a paper as a homework takes them. */
export async function questionsOf(calls: Client, examPaperId: string) {
  const { sections, staff } = await calls.examPaper.queryQuestionList({ examPaperId });
  const ids = new Map((staff?.questions ?? []).map((one) => [one.questionVersionId, one.questionId]));
  return sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, points }) => {
      const questionId = ids.get(id);
      return questionId === undefined ? [] : [{ questionId, points }];
    }),
  );
}
