import type { MemberDetail, OrganizationMember } from '@aosai/api/contract/types';
import { MEMBER_TYPE_LABELS } from '@aosai/api/domain/statuses';
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
  /** The open member in full; null for one who has left, of whom the list says all there is. */
  detail: Loaded<MemberDetail> | null;
  retry: () => void;
  edit: (row: OrganizationMember) => void;
  leave: (row: OrganizationMember) => void;
  back: (row: OrganizationMember) => void;
  unlock: (row: OrganizationMember) => void;
  pending: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What the drawer of a member shows, and what can be done there. */
export const memberDetail = (props: MemberDetailProps): RowDetail<OrganizationMember> => ({
  title: (row) => props.detail?.data?.name ?? row.shownName,
  body: (row) => (
    <Root>
      {row.awaitsConsent && row.status === 'active' && (
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
          ['账号类型', MEMBER_TYPE_LABELS[row.type]],
          ['账号', row.accountMasked],
          ['手机号', row.mobileMasked ?? '—'],
          ['学号 / 工号', row.no ?? '—'],
          ['班级', row.className ?? '暂不分班'],
          ['加入日期', dateText(row.joinedAt)],
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
  actions: (row) =>
    row.status === 'left' ? (
      <Button variant="primary" loading={props.pending} onClick={() => props.back(row)}>
        恢复在校
      </Button>
    ) : (
      <>
        <Button variant="ghost" onClick={() => props.leave(row)}>
          离开本校
        </Button>
        <Button variant="primary" onClick={() => props.edit(row)}>
          修改信息
        </Button>
      </>
    ),
});
