import { roleWords } from '@aosai/api/domain/tables/userColumns';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { clockText, dateText } from '../../../patterns/time/beijing.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { UserRow } from '../userRow.ts';
import { UserStatusTag } from './UserStatusTag.tsx';

interface UserDetailProps {
  meId: string;
  on: {
    edit: (row: UserRow) => void;
    roles: (row: UserRow) => void;
    reset: (row: UserRow) => void;
    disable: (row: UserRow) => void;
    enable: (row: UserRow) => void;
    remove: (row: UserRow) => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What the drawer of an account shows; of the own one nothing is changed here. */
export const userDetail = ({ meId, on }: UserDetailProps): RowDetail<UserRow> => ({
  title: (row) => row.name,
  body: (row) => (
    <Root>
      {row.id === meId && <Alert title="这是您自己的账号">角色、状态和密码重置要由另一位超级管理员来做。</Alert>}
      {row.mustChangePwd && (
        <Alert tone="warn" title="还在用初始密码">
          下次登录要先设置新密码，之后才能做别的事。
        </Alert>
      )}
      <RowFacts
        facts={[
          ['账号', <Code key="account">{row.account}</Code>],
          ['状态', <UserStatusTag key="status" status={row.status} />],
          ['角色', roleWords(row)],
          [
            '最近使用',
            row.lastSeenAt === null ? '没有登录' : `${dateText(row.lastSeenAt)} ${clockText(row.lastSeenAt)}`,
          ],
          ['建立日期', dateText(row.createdAt)],
        ]}
      />
    </Root>
  ),
  actions: (row) =>
    row.id === meId ? null : (
      <>
        <Button variant="ghost" onClick={() => on.remove(row)}>
          删除
        </Button>
        {row.status === 'active' ? (
          <Button variant="ghost" onClick={() => on.disable(row)}>
            停用
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => on.enable(row)}>
            启用
          </Button>
        )}
        <Button variant="ghost" onClick={() => on.reset(row)}>
          重置密码
        </Button>
        <Button onClick={() => on.edit(row)}>修改</Button>
        <Button variant="primary" onClick={() => on.roles(row)}>
          设置角色
        </Button>
      </>
    ),
});
