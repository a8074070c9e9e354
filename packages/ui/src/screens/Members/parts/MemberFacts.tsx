import { MEMBER_STATUS, MEMBER_TYPE, ORGANIZATION_ROLE } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../../patterns/SignInLock/SignInLock.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { Known, MemberDetail, MemberRow } from '../member.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  h3 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.body};
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px ${theme.space[16]};
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
  li > span:last-child {
    color: ${theme.color.ink2};
  }
  [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
`;

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

interface MoreProps {
  row: MemberRow;
  detail: MemberDetail;
  begin: (act: string) => void;
}

const More = ({ row, detail, begin }: MoreProps) => (
  <>
    <RowFacts
      facts={[
        [
          '状态',
          <Tag key="status" tone={MEMBER_STATUS.tone(row.status)}>
            {MEMBER_STATUS.label(row.status)}
          </Tag>,
        ],
        ['身份', MEMBER_TYPE.label(detail.type)],
        ['账号', detail.account],
        ['手机号', detail.mobile ?? '没有绑定'],
        ['邮箱', detail.email ?? '没有绑定'],
        ['出生年月', detail.birthYm ?? '没有填写'],
        ...(detail.hasConsent === null ? [] : [['个人信息', CONSENT[`${detail.hasConsent}`]] as const]),
        ['登录方式', waysIn(detail)],
        ['积分', detail.points.toLocaleString('zh-CN')],
        ['注册日期', dateText(detail.createdAt)],
      ]}
    />
    <div data-part="tools">
      <Button size="s" onClick={() => begin('update')}>
        修改资料
      </Button>
      <Button size="s" onClick={() => begin('configRoles')}>
        身份与角色
      </Button>
      <Button size="s" icon="download" onClick={() => begin('card')}>
        学员证
      </Button>
      <Button size="s" onClick={() => begin('block')}>
        加入黑名单
      </Button>
    </div>
    <section aria-label="所属机构">
      <h3>所属机构</h3>
      {detail.organizations.length === 0 ? (
        <p>不属于任何机构。</p>
      ) : (
        <ul>
          {detail.organizations.map(({ id, name, roles, no, className }) => (
            <li key={id}>
              <span>{name}</span>
              <span>
                {[roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、'), className, no]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <section aria-label="监护人">
      <h3>监护人</h3>
      {detail.guardians.length === 0 ? (
        <p>没有关联监护人。</p>
      ) : (
        <ul>
          {detail.guardians.map(({ relation, nameMasked, mobileMasked }) => (
            <li key={`${relation} ${nameMasked} ${mobileMasked ?? ''}`}>
              <span>
                {nameMasked}（{relation}）
              </span>
              <span>{mobileMasked ?? '没有手机号'}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </>
);

/** What the drawer of a member shows, and what can be done with what it shows. */
export const MemberFacts = ({ row, known: { detail }, pending, retry, begin }: DetailProps<MemberRow, Known>) => (
  <Root>
    {row.statusReason !== null && (
      <Alert tone="warn" title={row.status === '2' ? '没有通过审核' : '已停用'}>
        {row.statusReason}
      </Alert>
    )}
    <SignInLock until={detail.data?.lockedUntil ?? null} pending={pending} onUnlock={() => begin('unlock')} />
    <Load of={detail} name="学员资料" onRetry={retry}>
      {(more) => <More row={row} detail={more} begin={begin} />}
    </Load>
  </Root>
);
