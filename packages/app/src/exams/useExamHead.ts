import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { ExamActs } from '@aosai/ui/screens/exams/ExamActs';
import type { ExamHeadActs } from '@aosai/ui/screens/exams/ExamSettings';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { type RowCalls, useRowActs } from '../kit/office/useRowActs.ts';

const ACTS: RowCalls<ExamDetail, typeof ExamActs.spec.acts> = {
  copy: (calls, { id }) => calls.exam.create({ copyOf: id }),
  unpublish: (calls, { id }) => calls.exam.unpublish({ id }),
  stop: (calls, { id }, { reason }) => calls.exam.stop({ id, reason }),
  remove: (calls, { id }) => calls.exam.delete({ id }),
};

/** What its teachers do in the head of an exam: publish it, then its scores and keys; copy, stop or delete it. */
export function useExamHead(examId: string, exam: ExamDetail | undefined, list: string): ExamHeadActs {
  const { calls } = useOffice();
  const { act, perform, forget } = useOfficeAct();
  const more = useRowActs(ExamActs, ACTS, { list, row: exam, pageOf: (id) => `${list}/${id}/settings` });
  return {
    act,
    forget,
    publish: () => perform(() => calls.exam.publish({ id: examId }), '已发布'),
    release: (what) => perform(() => calls.exam.release({ id: examId, what }), '已公布，学生会收到通知'),
    more: { ...more, known: undefined },
  };
}
