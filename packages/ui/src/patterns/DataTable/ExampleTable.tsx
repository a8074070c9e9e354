import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { Loaded, PageOf } from '../Load/Load.tsx';
import { DataTable, type DataColumn, type TableQuery } from './DataTable.tsx';
import { exampleDetail, type ExampleRow } from './exampleRows.tsx';

export interface ExampleProps {
  columns: DataColumn<ExampleRow>[];
  rows: Loaded<PageOf<ExampleRow>>;
  busy: boolean;
  isDense?: boolean;
  exporting: boolean;
  selected: string[];
  isFiltered: boolean;
  onQuery: (query: TableQuery) => void;
  moreActs: readonly string[];
  onRetry: () => void;
  onExport: () => void;
  onRemove: (ids: string[]) => void;
}

/** Keeps the table's state as an app does; the rows do not change, as the server sorts them. */
export const ExampleTable = ({
  rows,
  columns,
  isFiltered,
  selected,
  moreActs,
  onQuery,
  onRemove,
  ...rest
}: ExampleProps) => {
  const [query, setQuery] = useState<TableQuery>({ page: 0, size: 20, sort: 'updatedAt,desc' });
  const [hidden, setHidden] = useState<string[] | null>(null);
  const [selectedIds, setSelectedIds] = useState(selected);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isDense, setDense] = useState(rest.isDense ?? false);
  return (
    <DataTable
      label="题目列表"
      columns={columns}
      rows={rows}
      busy={rest.busy}
      exporting={rest.exporting}
      rowId={(row) => row.id}
      rowName={(row) => `${row.code} ${row.title}`}
      query={query}
      hiddenColumns={hidden}
      isDense={isDense}
      selectedIds={selectedIds}
      bulk={{
        onSelect: setSelectedIds,
        actions: (
          <>
            <Button size="s" onClick={() => onRemove(selectedIds)}>
              移出题库
            </Button>
            {moreActs.map((act) => (
              <Button key={act} size="s">
                {act}
              </Button>
            ))}
          </>
        ),
      }}
      openId={openId}
      detail={{
        onOpen: setOpenId,
        ...exampleDetail,
      }}
      filters={
        <FilterBar label="搜索题目" keyword={isFiltered ? '不存在的题' : ''} onSearch={() => {}}>
          <Tabs
            label="状态"
            value="all"
            onChange={() => {}}
            tabs={[
              { id: 'all', label: '全部' },
              { id: 'draft', label: '草稿' },
            ]}
          />
        </FilterBar>
      }
      empty={
        isFiltered
          ? { title: '没有符合条件的题目', hint: '换一个关键词，或清除筛选。', action: <Button>清除筛选</Button> }
          : {
              title: '题库还是空的',
              hint: '先录入一道题，或从文件导入。',
              action: <Button variant="primary">新建题目</Button>,
            }
      }
      on={{
        query: (next) => {
          setQuery(next);
          onQuery(next);
        },
        hiddenColumns: setHidden,
        dense: setDense,
        retry: rest.onRetry,
        export: rest.onExport,
      }}
    />
  );
};
