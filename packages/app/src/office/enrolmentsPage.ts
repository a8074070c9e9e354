import { Enrolments } from '@aosai/ui/screens/Enrolments';
import { officePage } from './officePage.tsx';

/** Enrolments in exams, of the platform or of a school: the same page at two doors. */
export const enrolmentsPage = (group: 'bms' | 'edms') => {
  const options = { group, quiet: true };
  return officePage(Enrolments, 'examEnroll', {
    sort: 'updatedAt,desc',
    read: (calls, input) => calls.examEnroll.queryEnrollList(input, options),
    acts: {
      pass: (calls, { id }) => calls.examEnroll.passQuit({ id }, options),
      finish: (calls, { id }) => calls.examEnroll.finishQuit({ id }, options),
      reject: (calls, { id }, { reason }) => calls.examEnroll.rejectQuit({ id, reason }, options),
    },
  });
};
