import { RIGHT_STATUS_VALUES } from '@aosai/api/domain/rights';
import { NO_RIGHT_FILTER, type RightFilter, Rights } from '@aosai/ui/screens/Rights';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<RightFilter> = { id: 'right', filter: NO_RIGHT_FILTER, choices: { status: RIGHT_STATUS_VALUES } };
const OFFICE = { quiet: true, group: 'bms' } as const;

/** /bms/right: what membership cards bring. */
export function Component() {
  useTitle('权益');
  const { client, view, on, perform, performAtOnce, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.right.queryList(input, OFFICE),
  );
  return (
    <Rights
      {...view}
      on={{
        ...on,
        create: (form) => perform(() => client.right.create(form, OFFICE), '已新建权益'),
        update: (row, { name, kind, period, quota }) =>
          perform(() => client.right.update({ ...versionOf(row), name, kind, period, quota }, OFFICE), '已保存'),
        publish: ({ id }) => performAtOnce(() => client.right.publish({ id }, OFFICE), '已上架'),
        unpublish: ({ id }) => perform(() => client.right.unpublish({ id }, OFFICE), '已下架'),
        async remove({ id }) {
          const isDone = await perform(() => client.right.delete({ id }, OFFICE), '已删除权益');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
