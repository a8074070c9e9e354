import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import type { MemberDetail, SchoolMember } from '../schoolMember.ts';
import { MemberStatusTag, roleWords } from './memberColumns.tsx';

interface MemberDetailProps {
  detail: Loaded<MemberDetail>;
  on: {
    retry: () => void;
    edit: (member: SchoolMember) => void;
    pass: (id: string) => void;
    reject: (id: string) => void;
    disable: (id: string) => void;
    enable: (id: string) => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  dl {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: ${theme.space[8]} ${theme.space[16]};
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: ${theme.color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.body};
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[16]};
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  li > span:last-child {
    flex: none;
    color: ${theme.color.ink2};
  }
`;

const CONSENT = { true: '已同意', false: '还没有同意' } as const;

const More = ({ detail }: { detail: MemberDetail }) => (
  <>
    <section>
      <h3>监护人</h3>
      {detail.guardian === null ? (
        <p>没有关联监护人。</p>
      ) : (
        <dl>
          <dt>{detail.guardian.relation}</dt>
          <dd>{detail.guardian.nameMasked}</dd>
          <dt>手机号</dt>
          <dd>{detail.guardian.mobileMasked}</dd>
          {detail.hasConsent !== null && (
            <>
              <dt>个人信息</dt>
              <dd>{CONSENT[`${detail.hasConsent}`]}</dd>
            </>
          )}
        </dl>
      )}
    </section>
    <section>
      <h3>报名</h3>
      {detail.enrolments.length === 0 ? (
        <p>还没有报名任何班级或考试。</p>
      ) : (
        <ul>
          {detail.enrolments.map(({ id, title, state }) => (
            <li key={id}>
              <span>{title}</span>
              <span>{state}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </>
);

/** What the drawer of a member shows, and what can be done there. */
export const memberDetail = ({ detail, on }: MemberDetailProps): RowDetail<SchoolMember> => ({
  title: (row) => row.nameMasked,
  body: (row) => (
    <Root>
      {row.status === '2' && row.rejectReason !== null && (
        <Alert tone="warn" title="没有通过审核">
          {row.rejectReason}
        </Alert>
      )}
      <dl>
        <dt>状态</dt>
        <dd>
          <MemberStatusTag status={row.status} />
        </dd>
        <dt>身份</dt>
        <dd>{roleWords(row)}</dd>
        <dt>学号 / 工号</dt>
        <dd>{row.no ?? '—'}</dd>
        <dt>班级</dt>
        <dd>{row.className ?? '暂不分班'}</dd>
        <dt>手机号</dt>
        <dd>{row.mobileMasked ?? '—'}</dd>
        <dt>加入日期</dt>
        <dd>{dateText(row.joinedAt)}</dd>
        <dt>最近登录</dt>
        <dd>{row.lastSeenAt === null ? '从未登录' : dateText(row.lastSeenAt)}</dd>
        {detail.data && (
          <>
            <dt>积分</dt>
            <dd>{detail.data.points.toLocaleString('zh-CN')}</dd>
          </>
        )}
      </dl>
      <Load of={detail} name="成员详情" onRetry={on.retry}>
        {(more) => <More detail={more} />}
      </Load>
    </Root>
  ),
  actions: (row) => {
    switch (row.status) {
      case '0':
        return (
          <>
            <Button onClick={() => on.reject(row.id)}>拒绝</Button>
            <Button variant="primary" onClick={() => on.pass(row.id)}>
              通过审核
            </Button>
          </>
        );
      case '1':
        return (
          <>
            <Button variant="ghost" onClick={() => on.disable(row.id)}>
              停用账号
            </Button>
            <Button variant="primary" onClick={() => on.edit(row)}>
              修改资料
            </Button>
          </>
        );
      case '2':
        return (
          <Button variant="primary" onClick={() => on.pass(row.id)}>
            改为通过
          </Button>
        );
      case '3':
        return (
          <Button variant="primary" onClick={() => on.enable(row.id)}>
            恢复账号
          </Button>
        );
      default:
        return row.status satisfies never;
    }
  },
});
