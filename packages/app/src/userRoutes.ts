import { lazyRoute } from './lazyRoute.tsx';

export const ChildReportsPage = lazyRoute(() => import('./routes/user/report.tsx'));
export const AccountPage = lazyRoute(() => import('./routes/user/account.tsx'));
export const MessagePage = lazyRoute(() => import('./routes/user/message.tsx'));
export const FeedbackPage = lazyRoute(() => import('./routes/user/feedback.tsx'));
export const PointPage = lazyRoute(() => import('./routes/user/point.tsx'));
