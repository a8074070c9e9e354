import { WEB_BASE } from '@aosai/api/kit/constants';

/** The address of a page under the site's base path. */
export const page = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${WEB_BASE}${path}${search ? `?${search}` : ''}`;
};

/** Addresses of the site's pages. Screens use plain `<a>`; the app's router intercepts the clicks. */
export const links = {
  home: page(''),
  examList: page('exam/list'),
  examDetail: (examId: string) => page('exam/detail', { id: examId }),
  room: (examId: string, paperId: string) => page('exam/room', { examId, paperId }),
  reports: page('exam/report'),
  reportEnroll: (enrollId: string) => page('exam/report/enroll', { enrollId }),
  reportPaper: (attemptId: string) => page('exam/report/paper', { id: attemptId }),
  classes: page('user/class'),
  gradeDetail: (gradeId: string, tab?: string) => page('grade/detail', { id: gradeId, ...(tab && { tab }) }),
  certificate: (gradeId: string, memberId: string) => page('grade/certificate', { gradeId, memberId }),
  homeworkOf: (homeworkId: string) => page('homework/room', { homeworkId }),
  homework: page('user/homework'),
  homeworkRoom: (enrollId: string) => page('homework/room', { id: enrollId }),
  homeworkReport: (enrollId: string) => page('homework/report/enroll', { enrollId }),
  children: page('user/report'),
  students: page('exam/students'),
  health: page('bms/health'),
  judge: page('bms/judge'),
  register: page('register'),
  registerConsent: page('register/consent'),
  agreements: page('agreement'),
  agreement: (key: 'service' | 'privacy' | 'children') => page(`agreement/${key}`),
  about: page('about'),
  account: page('user/accout'),
  feedback: page('user/feedback'),
  messages: page('user/message'),
  bms: page('bms'),
  edms: page('edms'),
  organizationApply: page('organization/apply'),
};
