import type { MemberDetail, OrganizationMember } from '@aosai/api/contract/types';
import { LINK_DAYS } from '@aosai/api/domain/organizationLinks';
import { MEMBER_TYPE } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../../patterns/SignInLock/SignInLock.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme } from '../../../tokens/theme.ts';
import { guardianWords } from '../guardianWords.ts';
import { MemberTag, roleWords } from './memberColumns.tsx';

interface MemberDetailProps {
  /** The open member in full; null for one who does not belong, of whom the list says all there is. */
  detail: Loaded<MemberDetail> | null;
  retry: () => void;
  edit: (row: OrganizationMember) => void;
  leave: (row: OrganizationMember) => void;
  back: (row: OrganizationMember) => void;
  unlock: (row: OrganizationMember) => void;
  withdraw: (row: OrganizationMember) => void;
  pending: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What happens next to whom the school has asked, or used to have. */
const LinkNote = ({ row: { status, until } }: { row: OrganizationMember }) => {
  switch (status) {
    case 'pending':
      return (
        <Alert tone="info" title="等待本人或监护人确认">
          对方已收到消息。确认之前，这里只有本校填写的内容，不能分给老师。
          {until !== null && `${dateText(until)} 前没有答复，邀请自动失效。`}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="warn" title="对方没有接受邀请">
          如果确实是本校的人，请先和本人或家长联系，对方也可以把邀请码告诉老师。
          {until !== null && `${dateText(until)} 起可以再次邀请。`}
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="warn" title="邀请已过期">
          {LINK_DAYS} 天内没有答复。可以和本人或家长确认后再次邀请。
        </Alert>
      );
    case 'left':
      return <Alert tone="info">本校创建的账号可以直接恢复；其他账号恢复时，要本人或监护人确认。</Alert>;
    case 'active':
      return null;
    default:
      return status satisfies never;
  }
};

const Actions = ({ row, ...on }: { row: OrganizationMember } & Omit<MemberDetailProps, 'detail' | 'retry'>) => {
  switch (row.status) {
    case 'active':
      return (
        <>
          <Button variant="ghost" onClick={() => on.leave(row)}>
            离开本校
          </Button>
          <Button variant="primary" onClick={() => on.edit(row)}>
            修改信息
          </Button>
        </>
      );
    case 'pending':
      return <Button onClick={() => on.withdraw(row)}>撤回邀请</Button>;
    case 'refused':
      return null;
    case 'expired':
      return (
        <>
          <Button variant="ghost" onClick={() => on.withdraw(row)}>
            撤回邀请
          </Button>
          <Button variant="primary" loading={on.pending} onClick={() => on.back(row)}>
            再次邀请
          </Button>
        </>
      );
    case 'left':
      return (
        <Button variant="primary" loading={on.pending} onClick={() => on.back(row)}>
          恢复在校
        </Button>
      );
    default:
      return row.status satisfies never;
  }
};

/** What the drawer of a member shows, and what can be done there. */
export const memberDetail = (props: MemberDetailProps): RowDetail<OrganizationMember> => ({
  title: (row) => props.detail?.data?.name ?? row.shownName,
  body: (row) => (
    <Root>
      {row.status !== 'active' && <LinkNote row={row} />}
      {row.awaitsConsent && (
        <Alert tone="warn" title="未满 14 周岁，还没有监护人同意">
          监护人同意之前不能登录。请把账号告诉家长，首次登录时按提示完成同意。
        </Alert>
      )}
      <SignInLock
        until={props.detail?.data?.lockedUntil ?? null}
        pending={props.pending}
        onUnlock={() => props.unlock(row)}
      />
      <RowFacts
        facts={[
          ['状态', <MemberTag key="state" row={row} />],
          ['身份', roleWords(row)],
          ...(row.type === null ? [] : ([['账号类型', MEMBER_TYPE.label(row.type)]] as const)),
          ...(row.accountMasked === null ? [] : ([['账号', row.accountMasked]] as const)),
          ['手机号', row.mobileMasked ?? '—'],
          ['学号 / 工号', row.no ?? '—'],
          ['班级', row.className ?? '暂不分班'],
          [row.status === 'active' || row.status === 'left' ? '加入日期' : '邀请日期', dateText(row.joinedAt)],
        ]}
      />
      {props.detail !== null && (
        <Load of={props.detail} name="姓名和监护人" onRetry={props.retry}>
          {({ name, guardians }) => (
            <RowFacts
              facts={[
                ['姓名', name],
                ...(row.type === 'student' ? ([['监护人', guardianWords(guardians)]] as const) : []),
              ]}
            />
          )}
        </Load>
      )}
    </Root>
  ),
  actions: (row) => <Actions row={row} {...props} />,
});
