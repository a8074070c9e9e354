import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import { USER_STATUS } from '@aosai/api/domain/userStatus';
import { NO_USER_FILTER, type UserFilter, Users } from '@aosai/ui/screens/Users';
import { useCurrent } from '../../context.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<UserFilter> = { id: 'user', filter: NO_USER_FILTER, choices: { status: USER_STATUS.values } };
const QUIET = { quiet: true };

/** /bms/user: who works in the back office. */
export function Component() {
  useTitle('后台账号');
  const current = useCurrent();
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.user.queryList(input, QUIET),
  );
  const roles = useOfficeCall(['rolesOfUsers'], async (calls) => {
    const { content } = await calls.role.queryList({ size: MAX_PAGE_SIZE }, QUIET);
    return content.map(({ id, name }) => ({ value: id, label: name }));
  });
  /** The password that an act makes; null when it failed. */
  const made = async (act: () => Promise<{ password: string }>, done: string): Promise<string | null> => {
    let password: string | null = null;
    const isDone = await perform(async () => {
      ({ password } = await act());
    }, done);
    return isDone ? password : null;
  };
  return (
    <Users
      {...view}
      meId={current?.realm === 'user' ? current.user.id : ''}
      roles={roles.data ?? []}
      on={{
        ...on,
        create: ({ account, name, isSuper, roleIds }) =>
          made(() => client.user.create({ account, name, isSuper, roleIds }, QUIET), '已新建账号'),
        update: (row, { name, status, isSuper }) =>
          perform(() => client.user.update({ ...versionOf(row), name, status, isSuper }, QUIET), '已保存'),
        configRoles: (row, roleIds) =>
          perform(() => client.user.configRoles({ ...versionOf(row), roleIds }, QUIET), '已保存角色'),
        resetPwd: ({ id }) => made(() => client.user.resetPwd({ id }, QUIET), '已重置密码'),
        async remove({ id }) {
          const isDone = await perform(() => client.user.delete({ id }, QUIET), '已删除账号');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
