import { MEMBER_TYPE, ORGANIZATION_ROLE } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../../patterns/SignInLock/SignInLock.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { MemberDetail, MemberRow } from '../member.ts';
import { StatusTag } from './memberColumns.tsx';

export interface MemberDetailProps {
  detail: Loaded<MemberDetail>;
  on: {
    retry: () => void;
    pass: (row: MemberRow) => void;
    reject: (row: MemberRow) => void;
    disable: (row: MemberRow) => void;
    enable: (row: MemberRow) => void;
    edit: (detail: MemberDetail) => void;
    roles: (detail: MemberDetail) => void;
    block: (row: MemberRow) => void;
    card: (row: MemberRow) => void;
    unlock: (row: MemberRow) => void;
  };
  pending: boolean;
}

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

const More = ({ row, detail, on }: { row: MemberRow; detail: MemberDetail; on: MemberDetailProps['on'] }) => (
  <>
    <RowFacts
      facts={[
        ['状态', <StatusTag key="status" status={row.status} />],
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
      <Button size="s" onClick={() => on.edit(detail)}>
        修改资料
      </Button>
      <Button size="s" onClick={() => on.roles(detail)}>
        身份与角色
      </Button>
      <Button size="s" icon="download" onClick={() => on.card(row)}>
        学员证
      </Button>
      <Button size="s" onClick={() => on.block(row)}>
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

/** What the drawer of a member shows, and what can be done there. */
export const memberDetail = ({ detail, on, pending }: MemberDetailProps): RowDetail<MemberRow> => ({
  title: (row) => detail.data?.name ?? row.nameMasked,
  body: (row) => (
    <Root>
      {row.statusReason !== null && (
        <Alert tone="warn" title={row.status === '2' ? '没有通过审核' : '已停用'}>
          {row.statusReason}
        </Alert>
      )}
      <SignInLock until={detail.data?.lockedUntil ?? null} pending={pending} onUnlock={() => on.unlock(row)} />
      <Load of={detail} name="学员资料" onRetry={on.retry}>
        {(more) => <More row={row} detail={more} on={on} />}
      </Load>
    </Root>
  ),
  actions: (row) => {
    switch (row.status) {
      case '0':
        return (
          <>
            <Button onClick={() => on.reject(row)}>拒绝</Button>
            <Button variant="primary" onClick={() => on.pass(row)}>
              通过审核
            </Button>
          </>
        );
      case '1':
        return <Button onClick={() => on.disable(row)}>停用账号</Button>;
      case '2':
        return (
          <Button variant="primary" onClick={() => on.pass(row)}>
            改为通过
          </Button>
        );
      case '3':
        return (
          <Button variant="primary" onClick={() => on.enable(row)}>
            恢复账号
          </Button>
        );
      case '9':
        return null;
      default:
        return row.status satisfies never;
    }
  },
});
