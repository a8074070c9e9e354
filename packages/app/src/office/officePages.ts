import { createElement, type ReactElement } from 'react';
import type { OfficeWays } from '@aosai/ui/screens/OfficeLayout';
import { lazyRoute } from '../lazyRoute.tsx';

interface OfficePage {
  offices: readonly OfficeWays[];
  Page: ReturnType<typeof lazyRoute>;
}

/** By the way's id (`officeGroups`): the page it leads to, and the offices where it has one. */
const officePages: Readonly<Record<string, OfficePage>> = {
  imageBanner: { offices: ['bms'], Page: lazyRoute(() => import('./pages/imageBanner.tsx')) },
  feedback: { offices: ['bms'], Page: lazyRoute(() => import('./pages/feedback.tsx')) },
  message: { offices: ['bms'], Page: lazyRoute(() => import('./pages/message.tsx')) },
  config: { offices: ['bms'], Page: lazyRoute(() => import('./pages/config.tsx')) },
  member: { offices: ['bms'], Page: lazyRoute(() => import('./pages/member.tsx')) },
  memberBlacklist: { offices: ['bms'], Page: lazyRoute(() => import('./pages/memberBlacklist.tsx')) },
  memberDocument: { offices: ['bms'], Page: lazyRoute(() => import('./pages/memberDocument.tsx')) },
  app: { offices: ['bms'], Page: lazyRoute(() => import('./pages/app.tsx')) },
  dict: { offices: ['bms'], Page: lazyRoute(() => import('./pages/dict.tsx')) },
  resource: { offices: ['bms'], Page: lazyRoute(() => import('./pages/resource.tsx')) },
  right: { offices: ['bms'], Page: lazyRoute(() => import('./pages/right.tsx')) },
  role: { offices: ['bms'], Page: lazyRoute(() => import('./pages/role.tsx')) },
  sysLog: { offices: ['bms'], Page: lazyRoute(() => import('./pages/sysLog.tsx')) },
  user: { offices: ['bms'], Page: lazyRoute(() => import('./pages/user.tsx')) },
  organization: { offices: ['bms', 'edms'], Page: lazyRoute(() => import('./pages/organization.tsx')) },
  teacherGroup: { offices: ['edms'], Page: lazyRoute(() => import('./pages/teacherGroup.tsx')) },
  organizationMember: {
    offices: ['edms'],
    Page: lazyRoute(() => import('./pages/organizationMember.tsx')),
  },
};

/** Ids of the ways of an office that lead somewhere. */
export const pagesOf = (office: OfficeWays): string[] =>
  Object.entries(officePages).flatMap(([id, { offices }]) => (offices.includes(office) ? [id] : []));

/** The page of a way; null where the office has none. */
export function pageOf(office: OfficeWays, id: string): ReactElement | null {
  const found = Object.hasOwn(officePages, id) ? officePages[id] : undefined;
  return found?.offices.includes(office) ? createElement(found.Page) : null;
}
