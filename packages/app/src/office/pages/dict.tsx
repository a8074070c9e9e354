import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import { type DictFilter, Dicts } from '@aosai/ui/screens/Dicts';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<DictFilter> = { id: 'dict', filter: { keyword: '' } };
const QUIET = { quiet: true };

/** /bms/dict: dictionaries and their items. */
export function Component() {
  useTitle('字典');
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.dict.queryList(input, QUIET),
  );
  const { openId } = view;
  const items = useOfficeCall(openId === null ? null : ['dictItems', openId], async (calls) => {
    const { content } = await calls.dict.queryItemList({ dictId: openId ?? '', size: MAX_PAGE_SIZE }, QUIET);
    return content;
  });
  return (
    <Dicts
      {...view}
      items={loaded(items)}
      on={{
        ...on,
        create: ({ value, label }) => perform(() => client.dict.create({ value, label }, QUIET), '已新建字典'),
        update: (row, { label, isOn }) =>
          perform(() => client.dict.update({ ...versionOf(row), label, isOn }, QUIET), '已保存'),
        async remove({ id }) {
          const isDone = await perform(() => client.dict.delete({ id }, QUIET), '已删除字典');
          if (isDone) on.open(null);
          return isDone;
        },
        createItem: (dictId, { value, label, sort }) =>
          perform(() => client.dict.createItem({ dictId, value, label, sort }, QUIET), '已添加'),
        updateItem: (item, { label, sort, isOn }) =>
          perform(() => client.dict.updateItem({ ...versionOf(item, items.data), label, sort, isOn }, QUIET), '已保存'),
        removeItem: ({ id }) => perform(() => client.dict.deleteItem({ id }, QUIET), '已删除'),
      }}
    />
  );
}
