import { useCurrent } from '../context.ts';

/** Whose eyes a report is written for. */
export function useReportViewer(): 'self' | 'guardian' | 'teacher' {
  const current = useCurrent();
  if (current?.realm !== 'member' || current.member.type === 'teacher') return 'teacher';
  return current.member.type === 'parent' ? 'guardian' : 'self';
}
