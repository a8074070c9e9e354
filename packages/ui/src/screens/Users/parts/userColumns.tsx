import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { UserRow } from '../userRow.ts';
import { UserStatusTag } from './UserStatusTag.tsx';

/** What an account may do, in a few words. */
export const roleWords = ({ isSuper, roles }: UserRow): string => {
  const names = roles.map(({ name }) => name);
  return [...(isSuper ? ['超级管理员'] : []), ...names].join('、') || '没有角色';
};

export const userColumns: DataColumn<UserRow>[] = [
  { id: 'name', head: '姓名', cell: (row) => row.name, sortField: 'name', minWidth: 100 },
  { id: 'account', head: '账号', cell: (row) => <Code>{row.account}</Code>, sortField: 'account', minWidth: 120 },
  { id: 'roles', head: '角色', cell: roleWords, minWidth: 160 },
  { id: 'status', head: '状态', cell: (row) => <UserStatusTag status={row.status} />, minWidth: 80 },
  {
    id: 'lastSeenAt',
    head: '最近使用',
    cell: (row) => (row.lastSeenAt === null ? '没有登录' : dateText(row.lastSeenAt)),
    numeric: true,
  },
  { id: 'createdAt', head: '建立日期', cell: (row) => dateText(row.createdAt), numeric: true, sortField: 'createdAt' },
];
