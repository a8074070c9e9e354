import { lazyRoute } from './lazyRoute.tsx';

export const HomePage = lazyRoute(() => import('./routes/home.tsx'));
export const ExamListPage = lazyRoute(() => import('./routes/exam/list.tsx'));
export const ExamDetailPage = lazyRoute(() => import('./routes/exam/detail.tsx'));
export const ExamRoomPage = lazyRoute(() => import('./routes/exam/room.tsx'));
export const ReportListPage = lazyRoute(() => import('./routes/exam/report.tsx'));
export const ReportEnrollPage = lazyRoute(() => import('./routes/exam/reportEnroll.tsx'));
export const ReportPaperPage = lazyRoute(() => import('./routes/exam/reportPaper.tsx'));
export const StudentsPage = lazyRoute(() => import('./routes/exam/students.tsx'));
export const OfficePage = lazyRoute(() => import('./office/Office.tsx'));
/** Pages that few first visits want share a chunk that knows them (moreRoutes.ts). */
export const MorePages = lazyRoute(() => import('./MorePages.tsx'));

const byPath = {
  '/': HomePage,
  '/exam/list': ExamListPage,
  '/exam/detail': ExamDetailPage,
  '/exam/room': ExamRoomPage,
  '/exam/report': ReportListPage,
  '/exam/report/enroll': ReportEnrollPage,
  '/exam/report/paper': ReportPaperPage,
  '/exam/students': StudentsPage,
} as const;

const OFFICE = /^\/(?:bms|edms)(?:\/|$)/;
const USER = /^\/user(?:\/|$)/;

const isKnown = (path: string): path is keyof typeof byPath => path in byPath;

/** Fetches the page of an address while the rest of the site still starts. Never rejects. */
export const preloadPage = async (path: string): Promise<void> => {
  if (isKnown(path)) await byPath[path].preload();
  else if (OFFICE.test(path)) await OfficePage.preload();
  // The chunk itself explains a failure when it is shown.
  else if (!USER.test(path)) await MorePages.preload();
};
