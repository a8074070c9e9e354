import { LINK_STATUS } from '@aosai/api/schools/organizationLinks';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { RowList } from '../../../../patterns/RowList/RowList.tsx';
import { MemberTags } from '../../TagPicker/MemberTags.tsx';
import { SignInLock } from '../../SignInLock/SignInLock.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { Known, MemberDetail, MemberRow } from '../member.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import { MEMBER, ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';
import { dateText } from '@aosai/api/kit/beijing';

const CONSENT = { true: '监护人已同意', false: '监护人还没有同意，暂不能登录' } as const;

const waysIn = ({ hasPassword, mobile, email, hasWxGzh }: MemberDetail): string => {
  const ways = [
    ...(hasPassword ? ['密码'] : []),
    ...(mobile === null ? [] : ['手机验证码']),
    ...(email === null ? [] : ['邮箱验证码']),
    ...(hasWxGzh ? ['微信'] : []),
  ];
  return ways.length === 0 ? '没有，请绑定手机号' : ways.join('、');
};

const invitationWords = ({ roles, status, until }: MemberDetail['invitations'][number]): string => {
  const day = until === null ? '' : dateText(until);
  const state = { pending: `，${day} 前可以答复`, refused: `，${day} 起可以再次邀请`, expired: '', applied: '' }[
    status
  ];
  return `${roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、')} · ${LINK_STATUS.label(status)}${state}`;
};

/** Only students have guardians. */
const isStudent = ({ type }: MemberDetail): boolean => type === 'student';

interface MoreProps {
  row: MemberRow;
  detail: MemberDetail;
}

const More = ({ row, detail }: MoreProps) => (
  <>
    <RowFacts
      facts={[
        [
          '状态',
          <Tag key="status" tone={MEMBER.tone(row.status)}>
            {MEMBER.label(row.status)}
          </Tag>,
        ],
        ['身份', MEMBER_TYPE.label(detail.type)],
        ['账号', detail.account],
        ['手机号', detail.mobile ?? '没有绑定'],
        ['邮箱', detail.email ?? '没有绑定'],
        ...(isStudent(detail) || detail.birthYm !== null ? [['出生年月', detail.birthYm ?? '没有填写'] as const] : []),
        ...(detail.hasConsent === null ? [] : [['个人信息', CONSENT[`${detail.hasConsent}`]] as const]),
        ['登录方式', waysIn(detail)],
        ['标签', <MemberTags key="tags" tags={detail.tags} />],
        ['积分', detail.points.toLocaleString('zh-CN')],
        ['注册日期', dateText(detail.createdAt)],
      ]}
    />
    <RowList
      title="所属机构"
      of={{ data: detail.organizations }}
      line={({ id, name, roles, no, className }) => ({
        key: id,
        name,
        words: [roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、'), className, no]
          .filter(Boolean)
          .join(' · '),
      })}
      none="不属于任何机构。"
    />
    {detail.invitations.length > 0 && (
      <RowList
        title="机构邀请"
        of={{ data: detail.invitations }}
        line={(invitation) => ({ key: invitation.id, name: invitation.name, words: invitationWords(invitation) })}
        none="没有邀请。"
      />
    )}
    {isStudent(detail) && (
      <RowList
        title="监护人"
        of={{ data: detail.guardians }}
        line={({ relation, nameMasked, mobileMasked }) => ({
          key: `${relation} ${nameMasked} ${mobileMasked ?? ''}`,
          name: `${nameMasked}（${relation}）`,
          words: mobileMasked ?? '没有手机号',
        })}
        none="没有关联监护人。"
      />
    )}
  </>
);

/** The drawer of a member. */
export const MemberFacts = ({ row, known: { detail }, pending, retry, begin }: DetailProps<MemberRow, Known>) => (
  <>
    {row.statusReason !== null && (
      <Alert
        tone="warn"
        title={row.status === '0' ? '重新申请时的说明' : row.status === '2' ? '没有通过审核' : '已停用'}
      >
        {row.statusReason}
      </Alert>
    )}
    <SignInLock until={detail.data?.lockedUntil ?? null} pending={pending} onUnlock={() => begin('unlock')} />
    <Load of={detail} name="账号资料" onRetry={retry}>
      {(more) => <More row={row} detail={more} />}
    </Load>
  </>
);
