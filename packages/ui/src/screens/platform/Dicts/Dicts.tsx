import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { dict } from '@aosai/api/platform/dict.contract';
import { DICT_SORT_MAX, dictChanges, dictFields, itemChanges, itemFields } from '@aosai/api/platform/dicts';
import { fields, type FormOf } from '@aosai/api/kit/fields';
import { ON_OFF } from '@aosai/api/kit/onOff';
import { dictColumns } from '@aosai/api/platform/dictColumns';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { PartList } from '../../../patterns/PartList/PartList.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

/** What an operator fills in; the server makes the values. */
const newDict = fields({ label: dictFields.label });
const newItem = fields({ label: itemFields.label, sort: itemFields.sort });

type DictCalls = (typeof dict)['calls'];
export type Dictionary = OutputOf<DictCalls['queryList']>['content'][number];
export type DictionaryItem = OutputOf<DictCalls['queryItemList']>['content'][number];

interface Known {
  /** Items of the open dictionary, in their order. */
  items: Loaded<DictionaryItem[]>;
}

/** Sort number after the last item. */
const nextSort = (items: readonly DictionaryItem[]): number =>
  Math.min(DICT_SORT_MAX, Math.max(0, ...items.map(({ sort }) => sort + 1)));

const shownItem = ({ label, value, isOn }: DictionaryItem, isRemovable: boolean) => ({
  name: label,
  code: value,
  mark: <Tag tone={ON_OFF.tone(`${isOn}`)}>{ON_OFF.label(`${isOn}`)}</Tag>,
  isOff: !isOn,
  isRemovable,
});

const DictItems = ({ row, known: { items }, retry, begin }: DetailProps<Dictionary, Known>) => (
  <>
    {row.isBuiltIn && <p>平台内置的字典和其中的项不能删除，可以改名、排序和停用。</p>}
    <PartList
      name="字典里的项"
      of={items}
      action={
        <Button size="s" icon="plus" onClick={() => begin('createItem')}>
          添加一项
        </Button>
      }
      show={(item) => shownItem(item, !row.isBuiltIn)}
      empty={{ title: '还没有项', hint: '添加以后，用到这个字典的表单里就有得选。' }}
      on={{ edit: (item) => begin('updateItem', item), remove: (item) => begin('removeItem', item), retry }}
    />
  </>
);

/** Dictionaries and their items. */
export const Dicts = officeTable<Dictionary, Known>()({
  noun: '字典',
  lead: '表单和筛选里的选项从这里来，名称随时可以改。',
  nameOf: ({ label }) => label,
  emptyHint: '新建一个，再往里面添加选项。',
  show: drawn<Dictionary>(dictColumns, { value: { only: 'drawer' }, itemCount: { only: 'table' } }),
  detail: DictItems,
  filters: { keyword: search('搜索名称') },
  acts: {
    create: { at: 'head', label: '新建字典', icon: 'plus', main: true, ask: { form: newDict } },
    update: { at: 'row', label: '修改字典', main: true, done: '已保存', ask: { form: dictChanges } },
    remove: {
      at: 'row',
      label: '删除字典',
      removes: true,
      when: ({ isBuiltIn }) => !isBuiltIn,
      ask: {
        confirm: ({ itemCount }) =>
          `里面的 ${itemCount} 项一起删除，不能恢复；已经保存的数据里只剩下值。只是暂时不用的，请改为停用。`,
        danger: true,
      },
    },
    createItem: {
      at: 'row',
      label: '添加一项',
      done: '已添加',
      byDetail: true,
      ask: ({ known, act, submit, close }: RowDialogProps<Dictionary, Known, FormOf<typeof newItem>>) => (
        <FieldsDialog
          of={newItem}
          row={{ sort: nextSort(known.items.data ?? []) }}
          title="添加一项"
          submitLabel="添加"
          act={act}
          on={{ submit, close }}
        />
      ),
    },
    updateItem: {
      at: 'part',
      label: '修改',
      done: '已保存',
      ask: { form: itemChanges, title: ({ label }: DictionaryItem) => `修改「${label}」` },
    },
    removeItem: {
      at: 'part',
      label: '删除',
      ask: {
        confirm: '不能恢复；已经选过它的数据里只剩下值。只是暂时不用的，请改为停用。',
        danger: true,
        title: ({ label }: DictionaryItem) => `删除「${label}」？`,
        submitLabel: '删除这一项',
      },
    },
  },
});
