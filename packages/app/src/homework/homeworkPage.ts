import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { HomeworkOffice, type LastAssigned } from '@aosai/ui/screens/homework/HomeworkOffice';
import { navigate } from 'wouter/use-browser-location';
import { useNow } from '../kit/useNow.ts';
import type { Office } from '../kit/pageTable.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

const PAPERS = 100;

/** Papers whose questions can be copied into a homework. */
export const useHomeworkPapers = (group: Office) =>
  useOfficeCall(['homeworkPapers', group], (calls) => calls.examPaper.querySimpleList({ size: PAPERS })).data
    ?.content ?? [];

/** The questions of a paper as a homework takes them. */
export async function questionsOf(calls: Client, group: Office, examPaperId: string) {
  const { sections, staff } = await calls.examPaper.queryQuestionList({ examPaperId });
  const ids = new Map((staff?.questions ?? []).map((one) => [one.questionVersionId, one.questionId]));
  return sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, points }) => {
      const questionId = ids.get(id);
      return questionId === undefined ? [] : [{ questionId, points }];
    }),
  );
}

/** The classes and groups to which the most recently changed homework was assigned. */
function useLastAssigned(
  group: Office,
  rows: readonly HomeworkRow[],
  classes: readonly { id: string }[],
): LastAssigned | null {
  const ids = new Set(classes.map(({ id }) => id));
  const last = rows
    // Leaves out homework shared by colleagues for classes the reader does not teach.
    .filter(({ grades }) => grades.length > 0 && grades.every(({ id }) => ids.has(id)))
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];
  const targets = useOfficeCall(last ? ['lastAssigned', group, last.id] : null, async (calls) => {
    const found = [];
    for (const { id: gradeId } of last?.grades ?? []) {
      const input = { gradeId, targetType: 'homework' as const, ...(last && { targetId: last.id }) };
      const { content } = await calls.grade['controls/queryList'](input);
      found.push(...content.flatMap(({ visible, groupId }) => (visible ? [{ gradeId, groupId }] : [])));
    }
    return found;
  });
  return last ? { targets: targets.data ?? [], dueAt: last.dueAt } : null;
}

/** The homework, for the platform's and the schools' office. */
export const homeworkPage = (group: Office) => {
  return officePage(HomeworkOffice, 'homework', {
    sort: 'updatedAt,desc',
    useKnown({ rows, openId }) {
      const now = useNow();
      const classes = useClasses(group);
      const detail = useOfficeCall(openId === null ? null : ['homework', group, openId], (calls) =>
        calls.homework.queryById({ id: openId ?? '' }),
      );
      return {
        base: `/web/${group}/homework`,
        studentsHref: group === 'edms' ? '/web/edms/homeworkEnroll' : null,
        detail: detail.data,
        papers: useHomeworkPapers(group),
        today: dateText(now),
        now,
        classes,
        last: useLastAssigned(group, rows.data?.content ?? [], classes),
      };
    },
    read: (calls, { status, grade, ...input }) =>
      calls.homework.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
    acts: {
      create: async (calls, { paperId, ...form }) => {
        const questions = paperId === null ? [] : await questionsOf(calls, group, paperId);
        const made = await calls.homework.create({ ...form, questions });
        // Continue with the questions of the new homework.
        navigate(`/web/${group}/homework/${made.id}?tab=settings`);
      },
      assign: async (calls, { id, version, status }, { targets, ...dates }) => {
        if (status === '0') return calls.homework.publish({ id, version, goals: targets, ...dates });
        // Keeps earlier assignments, so that a retry continues where it failed.
        for (const [gradeId, ofClass] of Map.groupBy(targets, (one) => one.gradeId)) {
          const shown = { targetType: 'homework', targetId: id, visible: true } as const;
          const rows = ofClass.map(({ groupId }) => ({ ...shown, groupId }));
          await calls.grade['controls/update']({ gradeId, rows });
        }
      },
      publish: (calls, { id }) => calls.homework.publish({ id }),
      settle: (calls, { id }, { reason }) =>
        calls.homeworkEnroll.settle({ homeworkId: id, ...(reason !== null && { reason }) }),
      update: (calls, { id, version }, { paperId: _paper, ...form }) => calls.homework.update({ id, version, ...form }),
      copy: (calls, { id }) => calls.homework.create({ copyOf: id }),
      unpublish: (calls, { id }) => calls.homework.unpublish({ id }),
      remove: (calls, { id }) => calls.homework.delete({ id }),
    },
  });
};
