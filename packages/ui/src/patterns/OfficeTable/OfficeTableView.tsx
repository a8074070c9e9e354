import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DataTable, type TableOn, type TableView } from '../DataTable/DataTable.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ActDialog, type Begun } from './ActDialog.tsx';
import { BulkActs } from './BulkActs.tsx';
import { HeadActs } from './HeadActs.tsx';
import { officeDetail } from './officeDetail.tsx';
import { OfficeFilterBar } from './OfficeFilterBar.tsx';
import type { OfficeTableSpec } from './officeSpec.ts';
import { tabsOf, type OfficeFilters } from './officeFilters.ts';
import type { BulkAct, OfficeActs, PageAct, RowAct } from './officeActs.ts';

type Filter = Record<string, string>;
type Act = (...values: readonly unknown[]) => Promise<boolean>;

export interface OfficeTableViewProps<Row extends { id: string }> extends TableView<Row, Filter> {
  spec: OfficeTableSpec<Row, OfficeFilters, OfficeActs<Row>>;
  none: Filter;
  known?: unknown;
  on: TableOn<Filter> & Record<string, unknown>;
}

/** Draws what an OfficeTableSpec says. Its types are tied together by `officeTable`. */
export const OfficeTableView = <Row extends { id: string }>({ spec, none, ...props }: OfficeTableViewProps<Row>) => {
  const { noun, nameOf, rowId = ({ id }: Row) => id } = spec;
  const { rows, filter, act, known, selectedIds, on } = props;
  const [begun, setBegun] = useState<Begun<Row> | null>(null);
  const isNarrowed = Object.entries(filter).some(([name, value]) => value !== none[name]);
  const inTitle = (words: string) => (spec.ofPeople ? words : `「${words}」`);
  const callback = (name: string) => on[name] as Act;
  const begin = (next: Begun<Row>) => {
    on.forget();
    if (next.about === 'row' && next.act.kind === 'dialog') next.act.begins?.(known, next.row);
    if (next.about === 'page' && next.act.kind === 'head') next.act.begins?.(known);
    setBegun(next);
  };
  const pressHead = (name: string, one: PageAct) => {
    if (one.kind === 'link') return;
    if (one.kind === 'head' && !one.dialog) void callback(name)();
    else begin({ about: 'page', name, act: one });
  };
  const pressBulk = (name: string, one: BulkAct<Row>, ids: readonly string[], whom: string) => {
    if (one.dialog) begin({ about: 'rows', name, act: one, ids, whom });
    else void callback(name)(ids);
  };
  const press = (name: string, one: RowAct<Row> | BulkAct<Row>, row: Row) => {
    if (one.kind === 'bulk') pressBulk(name, one, [rowId(row)], inTitle(nameOf(row, known)));
    else if (one.kind === 'instant') void callback(name)(row);
    else begin({ about: 'row', name, act: one, row });
  };
  const finish = (name: string, ...values: readonly unknown[]) =>
    void callback(name)(...values).then((isDone) => {
      if (isDone) setBegun(null);
    });
  const beginPart = (name: string, part: object) => {
    const one = spec.acts[name];
    if (one?.kind !== 'part') throw new TypeError(`no act ${name} of a part`);
    // A part has the type that its act was made for.
    press(name, one.of as RowAct<Row>, part as Row);
  };
  const label = `${noun}列表`;
  const hasBar = Object.values(spec.filters).some(({ kind }) => kind !== 'views' && kind !== 'own');
  const hasBulk = Object.values(spec.acts).some(({ kind }) => kind === 'bulk');
  const chosen = (rows.data?.content ?? []).filter((row) => selectedIds.includes(rowId(row)));
  const head = { acts: spec.acts, known, pending: act.pending, onPress: pressHead };
  const empty = isNarrowed
    ? {
        title: spec.narrowTitle ?? `没有符合条件的${noun}`,
        hint: spec.narrowHint,
        action: <Button onClick={() => on.filter(none)}>查看全部{noun}</Button>,
      }
    : {
        title: spec.emptyTitle ?? `还没有${noun}`,
        hint: spec.emptyHint,
        action: spec.emptyAct && <HeadActs {...head} only={spec.emptyAct} />,
      };
  const table = (
    <>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      {Object.entries(spec.filters).map(([name, one]) =>
        one.kind === 'views' ? (
          <Tabs
            key={name}
            label={one.label}
            tabs={tabsOf(one)}
            value={filter[name] || 'all'}
            onChange={(view) => on.filter({ ...filter, [name]: view === 'all' ? '' : view })}
          />
        ) : null,
      )}
      <DataTable
        label={label}
        columns={spec.show.filter(({ only }) => only !== 'drawer')}
        rows={rows}
        busy={props.busy}
        rowId={rowId}
        rowName={(row) => spec.rowName?.(row) ?? nameOf(row, known)}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        selectedIds={selectedIds}
        openId={props.openId}
        rowHref={props.rowHref}
        pageOf={spec.pageOf}
        {...(hasBulk && {
          bulk: {
            onSelect: on.select,
            actions: (
              <BulkActs
                acts={spec.acts}
                chosen={chosen}
                known={known}
                pending={act.pending}
                onPress={(name, one) =>
                  pressBulk(name, one, selectedIds, `选中的 ${selectedIds.length} ${spec.unit ?? '项'}`)
                }
              />
            ),
          },
        })}
        detail={{
          onOpen: on.open,
          ...officeDetail(spec, { known, pending: act.pending, retry: on.retry, press }),
        }}
        {...(hasBar && {
          filters: (
            <OfficeFilterBar
              of={spec.filters}
              noun={noun}
              none={none}
              filter={filter}
              known={known}
              foundCount={isNarrowed ? rows.data?.total : undefined}
              onFilter={on.filter}
            />
          ),
        })}
        empty={empty}
        exporting={props.exporting}
        exportError={props.exportError}
        on={{
          query: on.query,
          hiddenColumns: on.hiddenColumns,
          retry: on.retry,
          export: spec.noSheet ? undefined : on.export,
        }}
      />
    </>
  );
  const { frame: Frame } = spec;
  return (
    <PageBody>
      <PageHeader
        {...(spec.trail && { trail: spec.trail(known) })}
        title={typeof spec.title === 'function' ? spec.title(known) : (spec.title ?? noun)}
        lead={typeof spec.lead === 'function' ? spec.lead(known) : spec.lead}
        action={<HeadActs {...head} />}
      />
      {Frame ? (
        <Frame known={known} filter={filter} onFilter={on.filter} retry={on.retry} begin={beginPart}>
          {table}
        </Frame>
      ) : (
        table
      )}
      {begun && (
        <ActDialog
          begun={begun}
          noun={noun}
          nameOf={(row) => nameOf(row, known)}
          known={known}
          act={act}
          on={{ submit: (...values) => finish(begun.name, ...values), close: () => setBegun(null) }}
        />
      )}
    </PageBody>
  );
};
