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
