import { WEB_BASE } from '@aosai/api/kit/constants';
import type { LogEntry } from './logEntry.ts';

/** Pages of the platform's office for one row, by the resource whose actions the log has. */
const PAGES: Readonly<Record<string, (id: string, name: string) => string>> = {
  app: (_, name) => `app?keyword=${name}`,
  chapter: (id) => `chapter/${id}`,
  'common/config': () => 'setting',
  course: (id) => `course/${id}`,
  dict: (_, name) => `dict?keyword=${name}`,
  exam: (id) => `exam/${id}/settings`,
  examEnroll: (id) => `exam/${id}/enroll`,
  examPaper: (id) => `examPaper/${id}`,
  grade: (id) => `grade/${id}`,
  'grade/enroll': (id) => `grade/${id}/members`,
  homework: (id) => `homework/${id}`,
  homeworkEnroll: (id) => `homework/${id}`,
  imageBanner: (_, name) => `imageBanner?keyword=${name}`,
  'member/order': (_, name) => `membershipOrder?keyword=${name}`,
  membership: (_, name) => `membership?keyword=${name}`,
  membershipOrder: (_, name) => `membershipOrder?keyword=${name}`,
  organization: (_, name) => `organization?keyword=${name}`,
  question: (id) => `question/${id}`,
  right: (_, name) => `right?keyword=${name}`,
  role: (_, name) => `role?keyword=${name}`,
  user: (_, name) => `user?keyword=${name}`,
};

/** Where the row of an entry is looked at; null for one that is gone, and for people, whose names are masked. */
export function targetHref({
  action,
  target,
  targetName,
}: Pick<LogEntry, 'action' | 'target' | 'targetName'>): string | null {
  if (target === null || targetName === null) return null;
  const [resource = ''] = action.split(':');
  const page = PAGES[resource];
  return page ? `${WEB_BASE}bms/${page(target, encodeURIComponent(targetName))}` : null;
}
