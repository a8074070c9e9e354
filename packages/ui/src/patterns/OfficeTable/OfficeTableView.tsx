import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DataTable, type TableOn, type TableView } from '../DataTable/DataTable.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ActDialog, type Begun } from './ActDialog.tsx';
import { officeDetail } from './officeDetail.tsx';
import type { OfficeTableSpec } from './officeSpec.ts';
import type { OfficeFilters } from './officeFilters.ts';
import type { OfficeActs, RowAct } from './officeActs.ts';

type Filter = Record<string, string>;
type Act = (...values: readonly unknown[]) => Promise<boolean>;

export interface OfficeTableViewProps<Row extends { id: string }> extends TableView<Row, Filter> {
  spec: OfficeTableSpec<Row, OfficeFilters, OfficeActs<Row>>;
  none: Filter;
  on: TableOn<Filter> & Record<string, unknown>;
}

/** Draws what an OfficeTableSpec says. Its types are tied together by `officeTable`. */
export const OfficeTableView = <Row extends { id: string }>({ spec, none, ...props }: OfficeTableViewProps<Row>) => {
  const { noun, nameOf } = spec;
  const { rows, filter, act, on } = props;
  const [begun, setBegun] = useState<Begun<Row> | null>(null);
  const acts = Object.entries(spec.acts);
  const filters = Object.entries(spec.filters);
  const search = filters.find(([, { kind }]) => kind === 'search');
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const callback = (name: string) => on[name] as Act;
  const begin = (next: Begun<Row>) => {
    on.forget();
    setBegun(next);
  };
  const press = (name: string, rowAct: RowAct<Row>, row: Row) => {
    if (rowAct.kind === 'instant') void callback(name)(row);
    else begin({ about: 'row', name, act: rowAct, row });
  };
  const finish = (name: string, ...values: readonly unknown[]) =>
    void callback(name)(...values).then((isDone) => {
      if (isDone) setBegun(null);
    });
  const columns = spec.show.filter(({ only }) => only !== 'drawer');
  const label = `${noun}列表`;
  return (
    <PageBody>
      <PageHeader
        title={noun}
        lead={spec.lead}
        action={acts.map(([name, one]) =>
          one.kind === 'add' ? (
            <Button key={name} variant="primary" icon="plus" onClick={() => begin({ about: 'new', name, act: one })}>
              {one.label}
            </Button>
          ) : null,
        )}
      />
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={nameOf}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{ onOpen: on.open, ...officeDetail(spec, press) }}
        filters={
          <FilterBar
            label={search?.[1].label ?? `搜索${noun}`}
            keyword={search ? (filter[search[0]] ?? '') : ''}
            onSearch={(keyword) => search && on.filter({ ...filter, [search[0]]: keyword })}
            choices={filters.flatMap(([id, one]) =>
              one.kind === 'pick' ? [{ id, label: one.label, value: filter[id] ?? '', options: one.of.options }] : [],
            )}
            onChoose={(id, value) => on.filter({ ...filter, [id]: value })}
            onClear={() => on.filter(none)}
            {...(isNarrowed && rows.data ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: `没有符合条件的${noun}`,
                action: <Button onClick={() => on.filter(none)}>查看全部{noun}</Button>,
              }
            : { title: `还没有${noun}`, hint: spec.emptyHint }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      {begun && (
        <ActDialog
          begun={begun}
          noun={noun}
          nameOf={nameOf}
          act={act}
          on={{ submit: (...values) => finish(begun.name, ...values), close: () => setBegun(null) }}
        />
      )}
    </PageBody>
  );
};
