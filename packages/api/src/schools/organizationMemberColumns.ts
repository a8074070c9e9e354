import type { Tone } from '../kit/labelled.ts';
import { GUARDIAN_LINK, type GuardianLink, LINK_STATUS, type LinkStatus } from './organizationLinks.ts';
import { column, day, NOTHING, sorted, text } from '../kit/column.ts';
import { tagsColumn } from '../accounts/tagsColumn.ts';
import { MEMBER, ORGANIZATION_ROLE, type MemberStatus, type OrganizationRole } from '../accounts/memberStatus.ts';

interface Standing {
  status: LinkStatus;
  memberStatus: MemberStatus | null;
  awaitsConsent: boolean;
}

/** The most important fact about a membership and its account, as one tag. */
export const standingWords = ({ status, memberStatus, awaitsConsent }: Standing): string => {
  if (status !== 'active') return LINK_STATUS.label(status);
  if (memberStatus !== null && memberStatus !== '1') return MEMBER.label(memberStatus);
  return awaitsConsent ? '待监护人同意' : LINK_STATUS.label('active');
};

/** The tone of that tag. */
export const standingTone = ({ status, memberStatus, awaitsConsent }: Standing): Tone => {
  if (status !== 'active') return LINK_STATUS.tone(status);
  if (memberStatus !== null && memberStatus !== '1') return 'bad';
  return awaitsConsent ? 'warn' : LINK_STATUS.tone('active');
};

/** Roles in words: 老师、管理员. */
export const roleWords = ({ roles }: { roles: readonly OrganizationRole[] }): string =>
  roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、');

/** Columns of the table of an organization's members. */
export const organizationMemberColumns = [
  text('shownName', '姓名', { minWidth: 88 }),
  sorted(text('no', '学号 / 工号', { minWidth: 96 })),
  column('roles', '身份', roleWords, { minWidth: 88 }),
  sorted(text('className', '班级', { minWidth: 112 })),
  text('mobileMasked', '手机号', { minWidth: 116 }),
  column(
    'guardian',
    '家长关联',
    ({ guardian }: { guardian: GuardianLink | null }) => (guardian === null ? NOTHING : GUARDIAN_LINK.label(guardian)),
    {
      minWidth: 72,
    },
  ),
  column('status', '状态', standingWords, { look: 'tag', tone: standingTone, minWidth: 80 }),
  sorted(day('joinedAt', '加入日期', { spare: true })),
  tagsColumn,
  text('accountMasked', '账号', { hidden: true, minWidth: 116 }),
];
