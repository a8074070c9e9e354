import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { AccountProps } from '../screens/accounts/Account/Account.tsx';
import type { OrganizationLink } from '@aosai/api/schools/organizationLink.contract';
import type { GuardianLink } from '@aosai/api/accounts/minors.contract';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

export const person: MemberDetail = {
  id: idOf('member'),
  account: 'xuesheng',
  name: '林知远',
  nickname: '林同学',
  avatar: null,
  birthYm: '2012-05',
  type: 'student',
  tags: ['student'],
  points: 1_280,
  status: '1',
  statusReason: null,
  mobileMasked: '138****0001',
  emailMasked: null,
  mobile: '13800000001',
  email: null,
  joinCode: 'K7PM2XQR',
  hasPassword: true,
  isOurs: false,
  hasInitialPwd: false,
  hasWxGzh: false,
  hasConsent: null,
  lockedUntil: null,
  organizations: [{ id: idOf('org'), name: '星海编程', roles: ['student'], no: '2026001', className: '信奥一班' }],
  invitations: [],
  guardians: [],
  invitedGuardians: [],
  createdAt: at(-100 * 1440),
  version: 1,
};
export const parent: MemberDetail = {
  ...person,
  id: idOf('parent'),
  account: 'jiazhang',
  name: '林建国',
  nickname: null,
  type: 'parent',
  birthYm: null,
  emailMasked: 'l***@example.com',
  hasWxGzh: true,
  organizations: [],
};
export const aLink = (n: number, changes: Partial<GuardianLink> = {}): GuardianLink => ({
  id: idOf('link', n),
  side: 'guardian',
  other: { id: idOf('member', n), name: '林知远' },
  relation: '父亲',
  status: 'active',
  asked: 'me',
  confirmedAt: at(-1440),
  consent: 'notNeeded',
  renewBy: null,
  ...changes,
});
export const aSchool = (n: number, changes: Partial<OrganizationLink> = {}): OrganizationLink => ({
  id: idOf('place', n),
  organization: { id: idOf('org', n), name: n === 1 ? '星海编程' : '远山中学' },
  member: { id: idOf('member'), name: '林知远', isMe: true },
  roles: ['student'],
  no: `202600${n}`,
  className: '信奥一班',
  status: 'active',
  until: null,
  mayAnswer: false,
  ...changes,
});
/** A pending link to a school. */
export const asking = { status: 'pending', until: at(28 * 1440), mayAnswer: true } as const;
const idle = { captcha: null, pending: false, error: null, resendAt: null };
const code = () => ({ sending: idle, on: { ask: fn(), check: fn(), withoutPicture: fn() } });
const done = () => fn(() => Promise.resolve(true));

/** Args for a student's account page. */
export const accountArgs = (): AccountProps => ({
  person: { data: person },
  avatar: {},
  teachers: { data: [{ name: '沈老师' }, { name: '何老师' }] },
  links: { data: { joinCode: 'K7PM2XQR', content: [] } },
  child: {},
  schools: { data: [aSchool(1)] },
  act: { pending: false, error: null },
  codes: { mobile: code(), email: code(), confirm: code(), firstPassword: code() },
  now: Date.parse(FIXTURE_NOW),
  on: {
    forget: fn(),
    avatar: { choose: fn(), cancel: fn(), retry: fn() },
    nickname: done(),
    target: fn(),
    mobile: done(),
    email: done(),
    password: done(),
    signOutElsewhere: done(),
    invite: done(),
    request: done(),
    confirm: done(),
    end: done(),
    withdraw: done(),
    child: fn(),
    correct: done(),
    answer: done(),
    export: done(),
    erase: done(),
    retry: fn(),
  },
});
