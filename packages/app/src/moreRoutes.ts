import { lazyRoute } from './lazyRoute.tsx';

export const HealthPage = lazyRoute(() => import('./routes/health.tsx'));
export const JudgePage = lazyRoute(() => import('./routes/judge.tsx'));
export const OrganizationApplyPage = lazyRoute(() => import('./routes/organization/apply.tsx'));
export const VipCardPage = lazyRoute(() => import('./routes/vipCardList.tsx'));
export const RegisterPage = lazyRoute(() => import('./routes/register/index.tsx'));
export const GuardianConsentPage = lazyRoute(() => import('./routes/register/consent.tsx'));
export const AgreementIndexPage = lazyRoute(() => import('./routes/agreement/index.tsx'));
export const AgreementPage = lazyRoute(() => import('./routes/agreement/text.tsx'));
export const AboutPage = lazyRoute(() => import('./routes/about.tsx'));
export const DevInboxPage = lazyRoute(() => import('./routes/dev.tsx'));
export const SsoPage = lazyRoute(() => import('./routes/sso.tsx'));
export const NotFoundPage = lazyRoute(() => import('./routes/notFound.tsx'));
