import type { CourseDetail } from '@aosai/api/courses/course.contract';
import { page } from './links.ts';

/** Addresses of courses; a separate module, as no page of the initial bundle links there. */
export const courseLinks = {
  courses: page('course/list'),
  courseDetail: (id: string) => page('course/detail', { id }),
  courseOfClass: (gradeId: string, id?: string) => page('course/detail', { gradeId, ...(id && { id }) }),
  chapter: (id: string, from: { courseId?: string; gradeId?: string } = {}) => page('chapter/detail', { id, ...from }),
  topics: page('topic'),
  topic: (slug: string) => page(`topic/${slug}`),
  camp: (language?: string, level?: number) =>
    page('camp', { ...(language && { language }), ...(level && { level: String(level) }) }),
  contents: page('content-center'),
  content: (id: string) => page(`content-center/${id}`),
  question: (id: string) => page('question/detail', { id }),
  answer: (questionId: string) => page(`camp/answer/detail/${questionId}`),
  pdf: (file: string, title?: string) => page('pdfPreview', { file, ...(title && { title }) }),
};

/** gesp-cpp-3; gesp-3 means C++. */
const CAMP_SLUG = /^gesp-(?:([a-z]+)-)?(\d)$/;

/** The page of a course: topics and levels of the camp have pages of their own. */
export const coursePage = ({ id, kind, slug }: Pick<CourseDetail, 'id' | 'kind' | 'slug'>): string => {
  if (kind === 'topic') return courseLinks.topic(slug ?? id);
  if (kind === 'content') return courseLinks.content(id);
  if (kind === 'course') return courseLinks.courseDetail(id);
  const [, language = 'cpp', level] = CAMP_SLUG.exec(slug ?? '') ?? [];
  return level === undefined ? courseLinks.camp() : courseLinks.camp(language, Number(level));
};
