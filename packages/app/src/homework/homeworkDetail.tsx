import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { asDownload } from '@aosai/api/client/download';
import { ApiError } from '@aosai/api/client/errors';
import {
  type ClassDate,
  DETAIL_TABS,
  HomeworkDetail,
  type HomeworkQuestion,
} from '@aosai/ui/screens/homework/HomeworkDetail';
import { HomeworkActs } from '@aosai/ui/screens/homework/HomeworkActs';
import { useLocation, useSearchParams } from 'wouter';
import { useClasses } from '../enrolment/useClasses.ts';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';
import { readAllRows } from '../kit/office/readAllRows.ts';
import { exemptFrom } from '../enrolment/exemptFrom.ts';
import { useHomeworkPapers, questionsOf } from './homeworkPapers.ts';
import { remindOfHomework } from './remindOfHomework.ts';
import { returnInput } from '../kit/office/returnInput.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { type Undo, useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { type RowCalls, useRowActs } from '../kit/office/useRowActs.ts';
import { usePickerBank } from '../questions/usePickerBank.ts';
import { useRowEdits } from '../kit/office/useRowEdits.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import type { Client } from '@aosai/api/client/client';
import type { HomeworkDetail as Homework } from '@aosai/api/homework/homework.contract';

/** The questions of a homework and actions to change them; fetches nothing without an id. */
function useHomeworkQuestions(homeworkId: string | null) {
  const key = homeworkId === null ? null : ['homework', homeworkId, 'questions'];
  const read = useOfficeCall(key, (calls) => calls.homework.queryQuestionList({ homeworkId: homeworkId ?? '' }));
  const { sections = [], staff } = read.data ?? {};
  const ids = new Map((staff?.questions ?? []).map((one) => [one.questionVersionId, one]));
  const all = sections.flatMap(({ questions }) =>
    questions.flatMap(({ id, type, points }): HomeworkQuestion[] => {
      const known = ids.get(id);
      return known ? [{ questionId: known.questionId, versionId: id, title: known.title, type, points }] : [];
    }),
  );
  const put = (
    calls: Client,
    questions: readonly { questionId: string; versionId?: string; points?: number }[],
    version = staff?.version ?? 0,
  ) => calls.homework.updateQuestions({ id: homeworkId ?? '', version, questions: [...questions] });
  const kept = (those: readonly HomeworkQuestion[]) =>
    those.map(({ questionId, versionId, points }) => ({ questionId, versionId, points }));
  return {
    asked: { ...read, data: read.data && all },
    async addFromPaper(calls: Client, paperId: string): Promise<void> {
      const has = new Set(all.map(({ questionId }) => questionId));
      const added = (await questionsOf(calls, paperId)).filter(({ questionId }) => !has.has(questionId));
      await put(calls, [...kept(all), ...added]);
    },
    /** Without points the server sets those of the type, or of a group's parts. */
    async add(calls: Client, wanted: readonly { questionId: string; points?: number }[]): Promise<void> {
      await put(calls, [...kept(all), ...wanted]);
    },
    /** Returns the call that puts the question back in its place. */
    async remove(calls: Client, { questionId }: HomeworkQuestion): Promise<Undo> {
      const { version } = await put(calls, kept(all.filter((one) => one.questionId !== questionId)));
      return () => put(calls, kept(all), version);
    },
    async arrange(calls: Client, next: readonly HomeworkQuestion[]): Promise<void> {
      await put(calls, kept(next));
    },
  };
}

const ROSTER_SIZE = 50;

/** Dates of the classes and groups that see the homework; fetches nothing without it. */
function useClassDates(homework: Homework | null) {
  const key = homework && ['homework', homework.id, 'dates', homework.grades.map(({ id }) => id).join()];
  return useOfficeCall(key, async (calls) => {
    const all = (homework?.grades ?? []).map(async ({ id: gradeId, title: gradeTitle }) => {
      const input = { gradeId, targetType: 'homework' as const, targetId: homework?.id ?? '', size: MAX_PAGE_SIZE };
      const rows = (await calls.grade['controls/queryList'](input)).content.filter(({ visible }) => visible);
      return rows.map(({ groupId, groupName, openAt, dueAt, lateUntilAt }): ClassDate => ({
        gradeId,
        gradeTitle,
        groupId,
        groupName,
        openAt,
        dueAt,
        lateUntilAt,
      }));
    });
    return (await Promise.all(all)).flat();
  });
}

const ACTS: RowCalls<Homework, typeof HomeworkActs.spec.acts> = {
  assign: (calls, { id, version }, { targets, ...dates }) =>
    calls.homework.publish({ id, version, goals: targets, ...dates }),
  // Keeps earlier assignments, so that a retry continues where it failed.
  assignMore: async (calls, { id }, { targets }) => {
    for (const [gradeId, ofClass] of Map.groupBy(targets, (one) => one.gradeId)) {
      const shown = { targetType: 'homework', targetId: id, visible: true } as const;
      const rows = ofClass.map(({ groupId }) => ({ ...shown, groupId }));
      await calls.grade['controls/update']({ gradeId, rows });
    }
  },
  settle: (calls, { id }, { reason }) =>
    calls.homeworkEnroll.settle({ homeworkId: id, ...(reason !== null && { reason }) }),
  copy: (calls, { id }) => calls.homework.create({ copyOf: id }),
  unpublish: (calls, { id }) => calls.homework.unpublish({ id }),
  removeSeries: (calls, { id }) => calls.homework.deleteSeries({ id }),
  remove: (calls, { id }) => calls.homework.delete({ id }),
};

/** /bms|edms/homework/:id?tab=…: a homework as its teachers follow it. */
export function Component() {
  const [pathname] = useLocation();
  const [, , , homeworkId = ''] = pathname.split('/');
  const { office, calls } = useOffice();
  const [params, setParams] = useSearchParams();
  const tab = DETAIL_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'matrix';
  const now = useNow();
  const key = ['homework', homeworkId];
  const homework = useOfficeCall(key, (calls) => calls.homework.queryById({ id: homeworkId }));
  const statistics = useOfficeCall([...key, 'statistics'], (calls) =>
    calls.homeworkEnroll.queryEnrollStatistics({ homeworkId }),
  );
  const matrix = useOfficeCall(tab === 'matrix' ? [...key, 'matrix'] : null, (calls) =>
    calls.homeworkMemberQuestion.queryStatisticsGroupByMember({ homeworkId }),
  );
  const page = Math.max(0, (Number(params.get('page')) || 1) - 1);
  const roster = useOfficeCall(tab === 'roster' ? [...key, 'roster', page] : null, (calls) =>
    calls.homeworkEnroll.queryEnrolledMemberListByHomework({ homeworkId, page, size: ROSTER_SIZE }),
  );
  // Read all pages, as those who need a review may be on any.
  const waiting = useOfficeCall(tab === 'review' ? [...key, 'waiting'] : null, async (calls) => {
    const all = await readAllRows((asked) =>
      calls.homeworkEnroll.queryEnrolledMemberListByHomework({ homeworkId, ...asked }),
    );
    return all.filter(({ needsReview }) => needsReview);
  });
  const ranks = useOfficeCall(tab === 'ranks' ? [...key, 'ranks'] : null, (calls) =>
    calls.homeworkEnroll.queryMemberListSortByScore({ homeworkId }),
  );
  const items = useOfficeCall(tab === 'items' && homework.data?.mayWrite ? [...key, 'items'] : null, (calls) =>
    calls.homework.queryItemAnalysis({ id: homeworkId }),
  );
  const questions = useHomeworkQuestions(tab === 'settings' || tab === 'roster' ? homeworkId : null);
  const classDates = useClassDates(tab === 'settings' ? (homework.data ?? null) : null);
  const papers = useHomeworkPapers();
  const bank = usePickerBank();
  const { act, perform, performAtOnce, forget } = useOfficeAct();
  const list = `/web/${office}/homework`;
  const acts = useRowActs(HomeworkActs, ACTS, {
    list,
    row: homework.data,
    pageOf: (id) => `${list}/${id}?tab=settings`,
  });
  const classes = useClasses();
  const today = dateText(now);
  const mine = homework.data?.mayWrite ? { id: homeworkId, version: homework.data.version } : null;
  const edits = useRowEdits('homework', mine, ['homework']);
  useTitle(homework.data?.title ?? '作业');
  return (
    <HomeworkDetail
      homework={loaded(homework)}
      statistics={loaded(statistics)}
      matrix={loaded(matrix)}
      roster={loaded(roster)}
      waiting={loaded(waiting)}
      ranks={loaded(ranks)}
      items={loaded(items)}
      questions={loaded(questions.asked)}
      classDates={loaded(classDates)}
      papers={papers}
      bank={bank}
      tab={tab}
      backHref={list}
      printHref={`/web/${office}/homework/${homeworkId}/print`}
      reviewHref={`/web/${office}/review?kind=homework&target=${homeworkId}`}
      questionBase={`/web/${office}/question`}
      today={today}
      now={now}
      acts={{ ...acts, known: { today, now, classes } }}
      act={act}
      edits={edits}
      on={{
        tab: (next) => setParams({ tab: next }, { replace: true }),
        page: (next) => setParams({ tab, page: String(next) }),
        extend: (places, dates) =>
          perform(async () => {
            const memberIds = places.map(({ memberId }) => memberId);
            const order = { homeworkId, mode: 'apply' as const, memberIds, dates };
            const { problems } = await calls.homeworkEnroll.batchEnroll(order);
            const [first] = problems;
            if (first) throw new ApiError('VALIDATION', `${problems.length} 人没有延期：${first.reason}`, 400);
          }, '已延期'),
        exempt: (places, reason) =>
          (reason === null ? performAtOnce : perform)(() => exemptFrom(calls, places, { reason }), '已免做'),
        refuse: ({ id }, reason) => perform(() => calls.homeworkEnroll.rejectQuit({ id, reason }), '已驳回'),
        giveBack: ({ id }, { questionIds, ...form }) =>
          perform(
            () => calls.homeworkEnroll.reopen(returnInput({ id, ...(questionIds && { questionIds }) }, form, now)),
            '已退回，学生会收到消息',
          ),
        remind: (places) =>
          performAtOnce(async () => {
            const title = homework.data?.title ?? '';
            for (const [dueAt, those] of Map.groupBy(places, (place) => place.dueAt)) {
              const memberIds = those.map(({ memberId }) => memberId);
              await remindOfHomework(calls, { id: homeworkId, title, dueAt, memberIds });
            }
          }, '已提醒还没交的学生'),
        save: (form, version) => perform(() => calls.homework.update({ id: homeworkId, version, ...form }), '已保存'),
        addFromPaper: (paperId) => perform(() => questions.addFromPaper(calls, paperId), '已加题'),
        addQuestions: (picked) => {
          const wanted = picked.map(({ id, points }) => ({ questionId: id, ...(points > 0 && { points }) }));
          return perform(() => questions.add(calls, wanted), `已加 ${wanted.length} 题`);
        },
        removeQuestion: (question) => {
          let undo: Undo | null = null;
          const remove = async () => {
            undo = await questions.remove(calls, question);
          };
          return performAtOnce(remove, `已移出「${question.title}」`, () => undo);
        },
        arrange: (next) => perform(() => questions.arrange(calls, next), '已保存分值和顺序'),
        saveDates: ({ gradeId, groupId }, dates) => {
          const row = { targetType: 'homework' as const, targetId: homeworkId, groupId, visible: true, ...dates };
          return perform(() => calls.grade['controls/update']({ gradeId, rows: [row] }), '已保存，学生的时间跟着变');
        },
        publish: () => void performAtOnce(() => calls.homework.publish({ id: homeworkId }), '已发布'),
        exportItems: (examPaperId) =>
          void performAtOnce(async () => {
            const input = { examPaperId, examId: homeworkId, export: 'xlsx' as const };
            const sheet = await calls.examMemberQuestion.queryQuestionStatisticsByExamPaper(input);
            saveFile(asDownload(sheet));
          }, '已下载题目分析'),
        forget,
        retry: () => {
          const all = [homework, statistics, matrix, roster, waiting, ranks, items, questions.asked, classDates];
          void Promise.all(all.map(({ mutate }) => mutate()));
        },
      }}
    />
  );
}
