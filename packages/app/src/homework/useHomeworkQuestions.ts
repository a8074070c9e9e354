import type { Client } from '@aosai/api/client/client';
import type { HomeworkQuestion } from '@aosai/ui/screens/homework/HomeworkDetail';
import type { Office } from '../kit/pageTable.ts';
import { questionsOf } from './homeworkPage.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** The questions of a homework and actions to change them; fetches nothing without an id. */
export function useHomeworkQuestions(group: Office, homeworkId: string | null) {
  const options = { group, quiet: true };
  const key = homeworkId === null ? null : ['homework', group, homeworkId, 'questions'];
  const read = useOfficeCall(key, (calls) =>
    calls.homework.queryQuestionList({ homeworkId: homeworkId ?? '' }, options),
  );
  const { sections = [], staff } = read.data ?? {};
  const ids = new Map((staff?.questions ?? []).map((one) => [one.questionVersionId, one]));
  const all = sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, type, points }): HomeworkQuestion[] => {
      const known = ids.get(id);
      return known ? [{ questionId: known.questionId, versionId: id, title: known.title, type, points }] : [];
    }),
  );
  const put = (calls: Client, questions: readonly { questionId: string; versionId?: string; points?: number }[]) =>
    calls.homework.updateQuestions(
      { id: homeworkId ?? '', version: staff?.version ?? 0, questions: [...questions] },
      options,
    );
  const kept = (those: readonly HomeworkQuestion[]) =>
    those.map(({ questionId, versionId, points }) => ({ questionId, versionId, points }));
  return {
    asked: { ...read, data: read.data && all },
    async addFromPaper(calls: Client, paperId: string): Promise<void> {
      const has = new Set(all.map(({ questionId }) => questionId));
      const added = (await questionsOf(calls, group, paperId)).filter(({ questionId }) => !has.has(questionId));
      await put(calls, [...kept(all), ...added]);
    },
    /** Without points, so that the server sets the default of the type. */
    async add(calls: Client, questionIds: readonly string[]): Promise<void> {
      await put(calls, [...kept(all), ...questionIds.map((questionId) => ({ questionId }))]);
    },
    async remove(calls: Client, { questionId }: HomeworkQuestion): Promise<void> {
      await put(calls, kept(all.filter((one) => one.questionId !== questionId)));
    },
  };
}
