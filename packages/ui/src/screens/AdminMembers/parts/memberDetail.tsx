import type { OrganizationMember } from '@aosai/api/contract/types';
import { MEMBER_TYPE_LABELS } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme } from '../../../tokens/theme.ts';
import { MemberTag, roleWords } from './memberColumns.tsx';

interface MemberDetailProps {
  edit: (row: OrganizationMember) => void;
  leave: (row: OrganizationMember) => void;
  back: (row: OrganizationMember) => void;
  pending: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What the drawer of a member shows, and what can be done there. */
export const memberDetail = ({ edit, leave, back, pending }: MemberDetailProps): RowDetail<OrganizationMember> => ({
  title: (row) => row.shownName,
  body: (row) => (
    <Root>
      {row.awaitsConsent && row.status === 'active' && (
        <Alert tone="warn" title="未满 14 周岁，还没有监护人同意">
          监护人同意之前不能登录。请把账号告诉家长，首次登录时按提示完成同意。
        </Alert>
      )}
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
    </Root>
  ),
  actions: (row) =>
    row.status === 'left' ? (
      <Button variant="primary" loading={pending} onClick={() => back(row)}>
        恢复在校
      </Button>
    ) : (
      <>
        <Button variant="ghost" onClick={() => leave(row)}>
          离开本校
        </Button>
        <Button variant="primary" onClick={() => edit(row)}>
          修改信息
        </Button>
      </>
    ),
});
