import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { dictColumns } from '@aosai/api/domain/tables/dictColumns';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  NO_DICT_FILTER,
  type DictFilter,
  type DictForm,
  type Dictionary,
  type DictionaryItem,
  type ItemForm,
} from './dictionary.ts';
import { dictDetail } from './parts/dictDetail.tsx';
import { DictDialog } from './parts/DictDialog.tsx';
import { ItemDialog } from './parts/ItemDialog.tsx';

export type { DictFilter } from './dictionary.ts';

export interface DictsProps extends TableView<Dictionary, DictFilter> {
  /** Items of the open dictionary, in their order. */
  items: Loaded<DictionaryItem[]>;
  on: TableOn<DictFilter> & {
    /** Each resolves to whether it was done. */
    create: (form: DictForm) => Promise<boolean>;
    update: (row: Dictionary, form: DictForm) => Promise<boolean>;
    remove: (row: Dictionary) => Promise<boolean>;
    createItem: (dictId: string, form: ItemForm) => Promise<boolean>;
    updateItem: (item: DictionaryItem, form: ItemForm) => Promise<boolean>;
    removeItem: (item: DictionaryItem) => Promise<boolean>;
  };
}

type Asked =
  | { kind: 'dict'; row: Dictionary | 'new' }
  | { kind: 'item'; item: DictionaryItem | { sort: number } }
  | { kind: 'remove'; row: Dictionary }
  | { kind: 'removeItem'; item: DictionaryItem };

const columns = drawn<Dictionary>(dictColumns);

/** Dictionaries and what one can choose in them. */
export const Dicts = (props: DictsProps) => {
  const { rows, filter, openId, items, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  const saveItem = (item: DictionaryItem | { sort: number }, form: ItemForm) => {
    if ('id' in item) finish(on.updateItem(item, form));
    else if (openId !== null) finish(on.createItem(openId, form));
  };
  return (
    <PageBody>
      <PageHeader
        title="字典"
        lead="表单和筛选里的选项从这里来。值被程序和数据引用，建好后不能改；名称随时可以改。"
        action={
          <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'dict', row: 'new' })}>
            新建字典
          </Button>
        }
      />
      <VisuallyHidden as="h2">字典列表</VisuallyHidden>
      <DataTable
        label="字典列表"
        columns={columns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.label}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={openId}
        detail={{
          onOpen: on.open,
          ...dictDetail({
            items,
            on: {
              retry: on.retry,
              edit: (row) => begin({ kind: 'dict', row }),
              remove: (row) => begin({ kind: 'remove', row }),
              addItem: (sort) => begin({ kind: 'item', item: { sort } }),
              editItem: (item) => begin({ kind: 'item', item }),
              removeItem: (item) => begin({ kind: 'removeItem', item }),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索名称或值"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ keyword })}
            {...(filter.keyword === '' || rows.data === undefined ? {} : { foundCount: rows.data.total })}
          />
        }
        empty={
          filter.keyword === ''
            ? { title: '还没有字典', hint: '新建一个，再往里面添加选项。' }
            : {
                title: '没有符合条件的字典',
                action: <Button onClick={() => on.filter(NO_DICT_FILTER)}>查看全部字典</Button>,
              }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <DictDialog
        edited={asked?.kind === 'dict' ? asked.row : null}
        act={act}
        on={{
          save: (form) => {
            if (asked?.kind !== 'dict') return;
            finish(asked.row === 'new' ? on.create(form) : on.update(asked.row, form));
          },
          close,
        }}
      />
      <ItemDialog
        edited={asked?.kind === 'item' ? asked.item : null}
        act={act}
        on={{ save: (form) => asked?.kind === 'item' && saveItem(asked.item, form), close }}
      />
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={`删除字典「${asked.row.label}」？`}
          consequence={`里面的 ${asked.row.itemCount} 项一起删除，不能恢复；已经保存的数据里只剩下值。只是暂时不用的，请改为停用。`}
          confirmLabel="删除字典"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.remove(asked.row)), cancel: close }}
        />
      )}
      {asked?.kind === 'removeItem' && (
        <ConfirmDialog
          open
          danger
          title={`删除「${asked.item.label}」？`}
          consequence="不能恢复；已经选过它的数据里只剩下值。只是暂时不用的，请改为停用。"
          confirmLabel="删除这一项"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.removeItem(asked.item)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
