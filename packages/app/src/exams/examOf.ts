import { ApiError } from '@aosai/api/client/errors';
import { useLocation } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useTitle } from '../kit/useTitle.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** The exam and office in the address: /bms|edms/exam/:id/… */
export function useExamAddress() {
  const [pathname] = useLocation();
  const [, , , examId = '', part = ''] = pathname.split('/');
  const { office: group } = useOffice();
  return { group, examId, part, listHref: `/web/${group}/exam` };
}

/** The exam as its office sees it. */
export const useExam = (examId: string) =>
  useOfficeCall(['exam', examId], (calls) => calls.exam.queryById({ id: examId }));

/** Whether the exam does not exist, or belongs to another school; then its pages show only that. */
export function useIsNoExam(examId: string): boolean {
  const { error } = useExam(examId);
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}

/** Data that every page of an exam needs. */
export function useExamPage() {
  const address = useExamAddress();
  const exam = useExam(address.examId);
  useTitle(exam.data?.title ?? '考试');
  return { ...address, exam: loaded(exam), detail: exam.data, retryExam: () => void exam.mutate() };
}
