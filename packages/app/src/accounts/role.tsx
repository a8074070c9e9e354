import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { Roles, type RoleRow, RoleTable } from '@aosai/ui/screens/accounts/Roles';
import { loaded } from '../kit/loaded.ts';
import { useLeaveGuard } from '../kit/office/useLeaveGuard.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useOfficeTable } from '../kit/office/useOfficeTable.ts';

const spec = { id: 'role', filter: RoleTable.noFilter };

/** A role that was just made; the list reads the same. */
function newRole(id: string, form: { name: string; note: string | null }): RoleRow {
  const now = new Date().toISOString();
  const nobody = { permissions: [], userCount: 0, requiresSecondFactor: false, secondFactorCount: 0 };
  return { id, version: 1, ...form, ...nobody, code: '', createdAt: now, updatedAt: now };
}

/** /bms/role: roles and their permissions. */
export function Component() {
  const { calls, view, on, perform, seen } = useOfficeTable(spec, (calls, input) => calls.role.queryList(input));
  const guard = useLeaveGuard();
  const resources = useOfficeCall(['rightsOfResources'], async (calls) => {
    const { content } = await calls.resource.queryList({ size: MAX_PAGE_SIZE });
    return content;
  });
  const setRequired = (row: RoleRow, requiresSecondFactor: boolean) => {
    const { id, version } = seen(row);
    const done = requiresSecondFactor ? '已要求两步验证' : '已不再要求两步验证';
    return perform(() => calls.role.configSecondFactor({ id, version, requiresSecondFactor }), done);
  };
  return (
    <Roles
      {...view}
      known={{ resources: loaded(resources) }}
      isLeaving={guard.isAsking}
      on={{
        ...on,
        dirty: guard.setDirty,
        stay: guard.stay,
        leave: () => void guard.leave('/bms/role'),
        async create(form) {
          const made: RoleRow[] = [];
          await perform(async () => {
            const { id } = await calls.role.create({ ...form, code: null });
            made.push(newRole(id, form));
          }, '已新建角色，请选择它的权限');
          return made[0] ?? null;
        },
        update(row, form) {
          const { id, version } = seen(row);
          return perform(() => calls.role.update({ id, version, ...form }), '已保存');
        },
        requireFactor: (row) => setRequired(row, true),
        freeFactor: (row) => setRequired(row, false),
        configPerms(row, permissions) {
          const { id, version } = seen(row);
          return perform(() => calls.role.configPerms({ id, version, permissions }), '已保存权限');
        },
        async remove({ id }) {
          const isDone = await perform(() => calls.role.delete({ id }), '已删除角色');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
