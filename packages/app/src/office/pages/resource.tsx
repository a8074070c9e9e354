import { NO_RESOURCE_FILTER, type ResourceFilter, Resources } from '@aosai/ui/screens/Resources';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<ResourceFilter> = {
  id: 'resource',
  filter: NO_RESOURCE_FILTER,
  choices: { isGone: ['true', 'false'] },
};
const QUIET = { quiet: true };

/** /bms/resource: what permissions are about. */
export function Component() {
  useTitle('资源');
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, { isGone, ...input }) =>
    calls.resource.queryList({ ...input, ...(isGone !== undefined && { isGone: isGone === 'true' }) }, QUIET),
  );
  const operations = view.rows.data?.content.flatMap((row) => row.operations);
  return (
    <Resources
      {...view}
      on={{
        ...on,
        update: (row, form) => perform(() => client.resource.update({ ...versionOf(row), ...form }, QUIET), '已保存'),
        async remove({ id }) {
          const isDone = await perform(() => client.resource.delete({ id }, QUIET), '已删除资源');
          if (isDone) on.open(null);
          return isDone;
        },
        updateOperation: (operation, form) =>
          perform(
            () => client.resourceOperation.update({ ...versionOf(operation, operations), ...form }, QUIET),
            '已保存',
          ),
        removeOperation: ({ id }) => perform(() => client.resourceOperation.delete({ id }, QUIET), '已删除操作'),
      }}
    />
  );
}
