import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSchoolTeachers } from '../schools/useTeachersOf.ts';
import { useExam, useExamAddress } from './examOf.ts';

/**
 * Pages of an exam for those who run it: its teacher, managers, the platform. A colleague who shares it is led to its
 * settings; nothing is asked for before it is known who the reader is.
 */
export const RunOnly = ({ children }: { children: ReactNode }) => {
  const { examId, listHref } = useExamAddress();
  const { isManager, isOffice } = useSchoolTeachers();
  const { data, error } = useExam(examId);
  if (data?.staff?.mayWrite === false)
    return <Redirect to={`${listHref.replace(/^\/web/, '')}/${examId}/settings`} replace />;
  return isManager || isOffice || data !== undefined || error !== undefined ? children : null;
};
