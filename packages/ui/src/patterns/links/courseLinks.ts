import { page } from './links.ts';

/** Addresses of courses: apart from the others, since no page that stands at the start has any. */
export const courseLinks = {
  courses: page('course/list'),
  courseDetail: (id: string) => page('course/detail', { id }),
  courseOfClass: (gradeId: string, id?: string) => page('course/detail', { gradeId, ...(id && { id }) }),
  chapter: (id: string, from: { courseId?: string; gradeId?: string } = {}) => page('chapter/detail', { id, ...from }),
};
