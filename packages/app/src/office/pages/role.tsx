import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import { type RoleFilter, Roles } from '@aosai/ui/screens/Roles';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<RoleFilter> = { id: 'role', filter: { keyword: '' } };
const QUIET = { quiet: true };

/** /bms/role: roles and what each may do. */
export function Component() {
  useTitle('角色与权限');
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.role.queryList(input, QUIET),
  );
  const resources = useOfficeCall(['rightsOfResources'], async (calls) => {
    const { content } = await calls.resource.queryList({ size: MAX_PAGE_SIZE }, QUIET);
    return content;
  });
  return (
    <Roles
      {...view}
      resources={loaded(resources)}
      on={{
        ...on,
        create: ({ code, name, note }) =>
          perform(() => client.role.create({ code, name, note: note || null }, QUIET), '已新建角色'),
        update: (row, { name, note }) =>
          perform(() => client.role.update({ ...versionOf(row), name, note: note || null }, QUIET), '已保存'),
        configPerms: (row, permissions) =>
          perform(() => client.role.configPerms({ ...versionOf(row), permissions }, QUIET), '已保存权限'),
        async remove({ id }) {
          const isDone = await perform(() => client.role.delete({ id }, QUIET), '已删除角色');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
