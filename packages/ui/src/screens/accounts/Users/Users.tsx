import { userFields } from '@aosai/api/accounts/userFields';
import { USER_STATUS } from '@aosai/api/accounts/userStatus';
import { userColumns } from '@aosai/api/accounts/userColumns';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { NewUserDialog, RolesDialog } from './parts/userDialogs.tsx';
import type { Known, UserRow, MadePassword } from './userRow.ts';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  code {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.lead};
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Shows a generated password once, to be handed over. */
const PasswordOnce = ({ shown, onClose }: { shown: MadePassword; onClose: () => void }) => (
  <Dialog
    open
    size="s"
    title={`${shown.name}的初始密码`}
    onClose={onClose}
    dismissible={false}
    footer={
      <Button variant="primary" onClick={onClose}>
        已经交给本人
      </Button>
    }
  >
    <Body>
      <p>
        <code>{shown.password}</code>
        <CopyButton text={shown.password} label={`复制 ${shown.account} 的初始密码`} />
      </p>
      <Alert tone="warn" title="只显示这一次">
        请现在复制，当面或打电话告诉本人。忘了可以再重置。本人登录后要先换成自己的密码。
      </Alert>
    </Body>
  </Dialog>
);

export type { MadePassword } from './userRow.ts';

const isOther = ({ id }: UserRow, { meId }: Known) => id !== meId;
const isActive = (row: UserRow, known: Known) => isOther(row, known) && row.status === 'active';
const isDisabled = (row: UserRow, known: Known) => isOther(row, known) && row.status === 'disabled';
const asks = (act: string) => (row: UserRow) => `${act}「${row.name}」的账号？`;

const Notes = ({ row, known }: DetailProps<UserRow, Known>) => (
  <>
    {row.id === known.meId && <Alert title="这是您自己的账号">角色、状态和密码重置要由另一位超级管理员来做。</Alert>}
    {row.mustChangePwd && (
      <Alert tone="warn" title="还在用初始密码">
        下次登录要先设置新密码，之后才能做别的事。
      </Alert>
    )}
  </>
);

/** Accounts of the back office: created, given roles, disabled, passwords reset. */
export const Users = officeTable<UserRow, Known>()({
  noun: '账号',
  title: '管理账号',
  lead: '平台自己的工作人员。学生、家长、老师和机构的账号不在这里。',
  nameOf: (row) => row.name,
  emptyHint: '新建一个，把初始密码交给本人。',
  show: drawn<UserRow>(userColumns),
  above: Notes,
  frame: ({ known, children }) => (
    <>
      {children}
      {known.made && <PasswordOnce shown={known.made} onClose={known.handedOver} />}
    </>
  ),
  filters: {
    keyword: search('搜索姓名或账号'),
    status: pick('状态', USER_STATUS),
    roleId: among('角色', ({ roles }: Known) => [...roles]),
  },
  acts: {
    create: { at: 'head', label: '新建账号', icon: 'plus', main: true, ask: NewUserDialog },
    configRoles: { at: 'row', label: '设置角色', done: '已保存角色', main: true, when: isOther, ask: RolesDialog },
    update: {
      at: 'row',
      label: '修改',
      done: '已保存',
      when: isOther,
      ask: { form: userFields, title: ({ name }) => `修改账号：${name}` },
    },
    resetPwd: {
      at: 'row',
      label: '重置密码',
      when: isOther,
      ask: {
        confirm: '原密码立即失效，两步验证随之关闭，本人退出登录。新密码只显示一次，本人登录后要先换成自己的。',
        title: ({ name }) => `重置「${name}」的密码？`,
        submitLabel: '重置密码',
      },
    },
    removeFactor: {
      at: 'row',
      label: '关闭两步验证',
      when: (row, known) => isOther(row, known) && row.secondFactorSince !== null,
      ask: {
        confirm:
          '手机和恢复码都丢了的人，这样才能再登录。请先确认是本人在求助。密码不变，本人退出登录，以后只凭密码登录；角色要求两步验证的，登录后要先重新绑定。',
        title: ({ name }) => `关闭「${name}」的两步验证？`,
        submitLabel: '关闭两步验证',
        danger: true,
      },
    },
    disable: {
      at: 'row',
      label: '停用',
      when: isActive,
      ask: { confirm: '本人立即退出，不能再登录。可以随时恢复。', title: asks('停用') },
    },
    enable: {
      at: 'row',
      label: '启用',
      when: isDisabled,
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      done: '已删除账号',
      when: isOther,
      ask: {
        confirm: '本人立即退出。账号名不能再用，做过的事仍在操作日志里。不能恢复。',
        title: asks('删除'),
        danger: true,
      },
    },
  },
});
