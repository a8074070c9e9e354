import { useCurrent } from '../kit/context.ts';

/** The kind of reader of a report. */
export function useReportViewer(): 'self' | 'guardian' | 'teacher' {
  const current = useCurrent();
  if (current?.realm !== 'member' || current.member.type === 'teacher') return 'teacher';
  return current.member.type === 'parent' ? 'guardian' : 'self';
}
