import { page } from '../../patterns/links/links.ts';

/** Addresses that parents alone are led to: a first visit has no use for them. */
export const familyLinks = {
  exams: page('user/exam'),
  week: (childId: string) => page('user/week', { childId }),
  /** An exam with this child chosen. */
  exam: (id: string, childId: string) => page('exam/detail', { id, childId }),
};
