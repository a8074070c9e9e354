import type { Client } from '@aosai/api/client/client';
import { HomeworkOffice } from '@aosai/ui/screens/HomeworkOffice';
import { useNow } from '../useNow.ts';
import type { Office } from '../pageTable.ts';
import { beijingToday } from './beijingToday.ts';
import { officePage } from './officePage.tsx';
import { useOfficeCall } from './useOfficeCall.ts';

const PAPERS = 100;

/** The questions of a paper, as a homework takes them. */
async function questionsOf(calls: Client, group: Office, examPaperId: string) {
  const { sections, staff } = await calls.examPaper.queryQuestionList({ examPaperId }, { group, quiet: true });
  const ids = new Map((staff?.questions ?? []).map((one) => [one.questionVersionId, one.questionId]));
  return sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, points }) => {
      const questionId = ids.get(id);
      return questionId === undefined ? [] : [{ questionId, points }];
    }),
  );
}

/** The homework of an office: the same page at two doors. */
export const homeworkPage = (group: Office) => {
  const options = { group, quiet: true };
  return officePage(HomeworkOffice, 'homework', {
    sort: 'updatedAt,desc',
    useKnown() {
      const papers = useOfficeCall(['homeworkPapers', group], (calls) =>
        calls.examPaper.querySimpleList({ size: PAPERS }, options),
      );
      return {
        base: `/web/${group}/homework`,
        papers: papers.data?.content ?? [],
        today: beijingToday(useNow()),
      };
    },
    read: (calls, { status, ...input }) =>
      calls.homework.queryList({ ...input, ...(status && { statusList: [status] }) }, options),
    acts: {
      create: async (calls, { paperId, ...form }) => {
        const questions = paperId === null ? [] : await questionsOf(calls, group, paperId);
        return calls.homework.create({ ...form, questions }, options);
      },
      publish: (calls, { id }) => calls.homework.publish({ id }, options),
      settle: (calls, { id }, { reason }) =>
        calls.homeworkEnroll.settle({ homeworkId: id, ...(reason !== null && { reason }) }, options),
      update: (calls, { id, version }, { paperId: _paper, ...form }) =>
        calls.homework.update({ id, version, ...form }, options),
      copy: (calls, { id }) => calls.homework.create({ copyOf: id }, options),
      unpublish: (calls, { id }) => calls.homework.unpublish({ id }, options),
      remove: (calls, { id }) => calls.homework.delete({ id }, options),
    },
  });
};
