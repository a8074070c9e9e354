import { lazyRoute } from './lazyRoute.tsx';

export const HomePage = lazyRoute(() => import('./routes/home.tsx'));
export const ExamListPage = lazyRoute(() => import('./routes/exam/list.tsx'));
export const ExamDetailPage = lazyRoute(() => import('./routes/exam/detail.tsx'));
export const ExamRoomPage = lazyRoute(() => import('./routes/exam/room.tsx'));
export const ReportListPage = lazyRoute(() => import('./routes/exam/report.tsx'));
export const ReportEnrollPage = lazyRoute(() => import('./routes/exam/reportEnroll.tsx'));
export const ReportPaperPage = lazyRoute(() => import('./routes/exam/reportPaper.tsx'));
export const StudentsPage = lazyRoute(() => import('./routes/exam/students.tsx'));
export const ChildReportsPage = lazyRoute(() => import('./routes/user/report.tsx'));
export const AccountPage = lazyRoute(() => import('./routes/user/account.tsx'));
export const MessagePage = lazyRoute(() => import('./routes/user/message.tsx'));
export const FeedbackPage = lazyRoute(() => import('./routes/user/feedback.tsx'));
export const PointPage = lazyRoute(() => import('./routes/user/point.tsx'));
export const HealthPage = lazyRoute(() => import('./routes/health.tsx'));
export const JudgePage = lazyRoute(() => import('./routes/judge.tsx'));
export const OrganizationApplyPage = lazyRoute(() => import('./routes/organization/apply.tsx'));
export const VipCardPage = lazyRoute(() => import('./routes/vipCardList.tsx'));
export const OfficePage = lazyRoute(() => import('./office/Office.tsx'));
export const RegisterPage = lazyRoute(() => import('./routes/register/index.tsx'));
export const GuardianConsentPage = lazyRoute(() => import('./routes/register/consent.tsx'));
export const AgreementIndexPage = lazyRoute(() => import('./routes/agreement/index.tsx'));
export const AgreementPage = lazyRoute(() => import('./routes/agreement/text.tsx'));
export const AboutPage = lazyRoute(() => import('./routes/about.tsx'));
export const DevInboxPage = lazyRoute(() => import('./routes/dev.tsx'));
export const SsoPage = lazyRoute(() => import('./routes/sso.tsx'));
export const NotFoundPage = lazyRoute(() => import('./routes/notFound.tsx'));

const byPath = {
  '/': HomePage,
  '/exam/list': ExamListPage,
  '/exam/detail': ExamDetailPage,
  '/exam/room': ExamRoomPage,
  '/exam/report': ReportListPage,
  '/exam/report/enroll': ReportEnrollPage,
  '/exam/report/paper': ReportPaperPage,
  '/exam/students': StudentsPage,
  '/user/report': ChildReportsPage,
  '/user/accout': AccountPage,
  '/user/message': MessagePage,
  '/user/feedback': FeedbackPage,
  '/user/point': PointPage,
  '/health': HealthPage,
  '/vipCardList': VipCardPage,
  '/judge': JudgePage,
  '/organization/apply': OrganizationApplyPage,
  '/register': RegisterPage,
} as const;

const OFFICE = /^\/(?:bms|edms)(?:\/|$)/;

const isKnown = (path: string): path is keyof typeof byPath => path in byPath;

/** Fetches the page of an address while the rest of the site still starts. Never rejects. */
export const preloadPage = async (path: string): Promise<void> => {
  if (isKnown(path)) await byPath[path].preload();
  else if (OFFICE.test(path)) await OfficePage.preload();
};
