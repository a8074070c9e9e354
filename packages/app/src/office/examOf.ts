import { ApiError } from '@aosai/api/client/errors';
import { useLocation } from 'wouter';
import { loaded } from '../loaded.ts';
import type { Office } from '../pageTable.ts';
import { useTitle } from '../useTitle.ts';
import { useOfficeCall } from './useOfficeCall.ts';

/** Which exam of which office the address is about: /bms|edms/exam/:id/… */
export function useExamAddress() {
  const [pathname] = useLocation();
  const [, first, , examId = '', part = ''] = pathname.split('/');
  const group: Office = first === 'bms' ? 'bms' : 'edms';
  return { group, examId, part, listHref: `/web/${group}/exam` };
}

/** An exam as its office reads it. */
export const useExam = (group: Office, examId: string) =>
  useOfficeCall(['exam', group, examId], (calls) => calls.exam.queryById({ id: examId }, { group, quiet: true }));

/** An exam that is not there, or of which another school alone may read: a page about it says so and nothing else. */
export function useIsNoExam(group: Office, examId: string): boolean {
  const { error } = useExam(group, examId);
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}

/** What each page of one exam knows of it. */
export function useExamPage() {
  const address = useExamAddress();
  const exam = useExam(address.group, address.examId);
  useTitle(exam.data?.title ?? '考试');
  return { ...address, exam: loaded(exam), detail: exam.data, retryExam: () => void exam.mutate() };
}
