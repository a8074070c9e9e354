import type { ExamHeadActs } from '@aosai/ui/screens/exams/ExamSettings';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';

/** What its teachers do in the head of an exam: publish it, then its scores and keys. */
export function useExamHead(examId: string): ExamHeadActs {
  const { calls } = useOffice();
  const { act, perform, forget } = useOfficeAct();
  return {
    act,
    forget,
    publish: () => perform(() => calls.exam.publish({ id: examId }), '已发布'),
    release: (what) => perform(() => calls.exam.release({ id: examId, what }), '已公布，学生会收到通知'),
  };
}
