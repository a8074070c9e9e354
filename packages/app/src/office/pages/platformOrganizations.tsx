import type { OrganizationItem } from '@aosai/api/contract/types';
import { ORGANIZATION_STATUS } from '@aosai/api/domain/statuses';
import { NO_ORGANIZATION_FILTER, type OrganizationFilter, Organizations } from '@aosai/ui/screens/Organizations';
import { useTitle } from '../../useTitle.ts';
import { profileInput, profileOfRow, quotaInput } from '../organizationInput.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<OrganizationFilter> = {
  id: 'organization',
  filter: NO_ORGANIZATION_FILTER,
  choices: { status: ORGANIZATION_STATUS.values },
};
const QUIET = { quiet: true };

/** /bms/organization: the organizations of the platform. */
export function PlatformOrganizations() {
  useTitle('机构');
  const { client, view, on, perform, performAtOnce, versionOf } = useOfficeTable(spec, (calls, { status, ...input }) =>
    calls.organization.queryList({ ...input, ...(status && { statusList: [status] }) }, QUIET),
  );
  /** Null brings it back. */
  const turned = (row: OrganizationItem, reason: string | null) => () =>
    client.organization.update({ ...profileOfRow(row), ...versionOf(row), disabled: { reason } }, QUIET);
  return (
    <Organizations
      {...view}
      on={{
        ...on,
        create: ({ quota, ...form }) =>
          perform(
            () =>
              client.organization.create(
                { ...profileInput(form, null), contactMobile: form.contactMobile, quota: quotaInput(quota) },
                QUIET,
              ),
            '已新建机构',
          ),
        update: (row, { quota, ...form }) =>
          perform(
            () =>
              client.organization.update(
                { ...versionOf(row), ...profileInput(form, row.logo), quota: quotaInput(quota) },
                QUIET,
              ),
            '已保存',
          ),
        pass: ({ id }, quota) =>
          perform(() => client.organization.pass({ id, quota: quotaInput(quota) }, QUIET), '已通过，申请人会收到消息'),
        reject: ({ id }, reason) =>
          perform(() => client.organization.reject({ id, reason }, QUIET), '已拒绝，申请人会看到原因'),
        disable: (row, reason) => perform(turned(row, reason), '已停用'),
        enable: (row) => performAtOnce(turned(row, null), '已恢复'),
      }}
    />
  );
}
