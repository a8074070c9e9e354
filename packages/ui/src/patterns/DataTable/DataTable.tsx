import { PAGE_SIZES } from '@aosai/api/kit/constants';
import { useRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Load, type Loaded, type PageOf } from '../Load/Load.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { hiddenAtFirst, type DataColumn } from './dataColumn.ts';
import { givingWay, type DrawnTable } from './fittingColumns.ts';
import { Grid } from './Grid.tsx';
import { RowDrawer, type RowDetail } from './RowDrawer.tsx';
import { BULK_PX, tableCss } from './tableCss.ts';
import { withSize, type TableQuery } from './tableQuery.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export type { DataColumn } from './dataColumn.ts';
export type { TableQuery } from './tableQuery.ts';
export type { ActProgress, TableAct, TableOn, TableView } from './tableView.ts';

interface BulkBarProps {
  /** Number of selected rows over all pages. */
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

/** Passes the bar's height to the table, so that sticky column heads stay below it. */
function tellHeight(bar: HTMLElement | null) {
  const table = bar?.parentElement;
  if (!bar || !table) return undefined;
  const observer = new ResizeObserver(() => {
    table.style.setProperty('--bulk-height', `${bar.dataset['active'] === 'true' ? bar.offsetHeight : 0}px`);
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

/** Actions for the selected rows. The live region exists before the first selection, so that the count is announced. */
const BulkBar = ({ count, actions, onClear }: BulkBarProps) => (
  <div ref={tellHeight} data-part="bulk" data-active={count > 0}>
    <span role="status">{count > 0 && `已选 ${count} 条`}</span>
    {count > 0 && (
      <div data-part="tools" role="group" aria-label="批量操作">
        {actions}
        <Button size="s" variant="ghost" onClick={onClear}>
          取消选择
        </Button>
      </div>
    )}
  </div>
);

const SkeletonRows = styled.div`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) repeat(3, minmax(0, 1fr));
    gap: ${theme.space[24]};
    padding: 16px ${theme.space[20]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Placeholder for the rows of a table. */
const TableSkeleton = () => (
  <SkeletonRows>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row}>
        {Array.from({ length: 4 }, (_, column) => (
          <Skeleton key={column} />
        ))}
      </div>
    ))}
  </SkeletonRows>
);

export interface DataTableProps<Row extends object> {
  /** Name of the list: 题目列表. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: Loaded<PageOf<Row>>;
  /** New rows are being fetched. */
  busy?: boolean;
  rowId: (row: Row) => string;
  /** Name of a row, for screen readers. */
  rowName: (row: Row) => string;
  query: TableQuery;
  /** Null until a person chooses columns: then `hidden` and `spare` of the columns apply. */
  hiddenColumns: readonly string[] | null;
  /** Rows are lower, so that more of them are in sight. */
  isDense?: boolean | undefined;
  /** Selected ids over all pages; without `bulk` rows cannot be selected. */
  selectedIds?: readonly string[];
  bulk?: { onSelect: (ids: string[]) => void; actions: ReactNode };
  openId?: string | null;
  /** Address of this page with a row open; by default `?open=` and the row's id. */
  rowHref?: ((id: string) => string) | undefined;
  /** Address of a row's page, for rows that have one instead of a drawer. */
  pageOf?: ((row: Row) => string | null) | undefined;
  /** Content of a row's drawer; without it rows do not open. */
  detail?: RowDetail<Row> & { onOpen: (id: string | null) => void };
  /** A FilterBar above the rows. */
  filters?: ReactNode;
  /** Shown instead of rows: what to do, or how to see more when the filters match nothing. */
  empty: { title: ReactNode; hint?: ReactNode; action?: ReactNode };
  exporting?: boolean;
  exportError?: string | null | undefined;
  on: {
    query: (query: TableQuery) => void;
    /** Null restores the default. */
    hiddenColumns: (ids: string[] | null) => void;
    /** Without it there is no choice of density. */
    dense?: ((isDense: boolean) => void) | undefined;
    retry: () => void;
    /** Exports the rows as a sheet; if omitted, there is no Excel button. */
    export?: (() => void) | undefined;
  };
}

const Root = styled.section`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  overflow: clip;
  scroll-margin-top: var(--sticky-top, 0px);

  > [data-part='bar'],
  > [data-part='bulk'][data-active='true'],
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  > [data-part='bar'],
  > [data-part='bulk'][data-active='true'] {
    border-bottom: 1px solid ${theme.color.line};
  }
  > [data-part='bar'] {
    align-items: flex-start;
  }
  > [data-part='bar'] > [data-part='filters'] {
    --filter-line: transparent;
    --filter-below: 0;
    flex: 1 1 320px;
    min-width: 0;
  }
  > div > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: center;
    margin-left: auto;
  }
  /* As high as the search that they stand beside. */
  > [data-part='bar'] > [data-part='filters']:not(:empty) + [data-part='tools'] {
    min-height: ${theme.control.medium};
  }
  > [data-part='bulk'][data-active='true'] {
    position: sticky;
    top: var(--sticky-top, 0px);
    z-index: 4;
    min-height: ${BULK_PX}px;
    padding-block: ${theme.space[8]};
    background: ${theme.color.primarySoft};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  /* The acts share the line of the count where they fit; the reasons why some are disabled come below. */
  > [data-part='bulk'] > [data-part='tools'] {
    flex: 1 1 min(320px, 60%);
    justify-content: flex-end;
  }
  > [data-part='bulk'] [data-part='refusals'] {
    display: flex;
    flex: 0 0 100%;
    flex-wrap: wrap;
    gap: 0 ${theme.space[16]};
    order: 1;
    justify-content: flex-end;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  > [data-part='bulk'] [data-part='more'] {
    display: none;
  }
  > footer {
    border-top: 1px solid ${theme.color.line};
  }
  > footer > nav {
    flex: 1;
  }
  > footer > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > footer > span {
    width: 112px;
  }
  > [data-part='failed'],
  > [data-part='stale'] {
    padding: ${theme.space[12]} ${theme.space[20]} 0;
  }

  ${media.narrow} {
    > [data-part='bulk'] :is([data-part='tools'], [data-part='refusals']) {
      justify-content: flex-start;
    }
    > [data-part='bulk'] [data-part='spare'] {
      display: none;
    }
    > [data-part='bulk'] [data-part='more'] {
      display: block;
    }
    > [data-part='bar'],
    > [data-part='bulk'][data-active='true'],
    > footer {
      padding-inline: ${theme.space[12]};
    }
    > footer > nav {
      flex-basis: 100%;
    }
  }
  ${media.print} {
    > [data-part='bar'],
    > [data-part='bulk'],
    > footer {
      display: none;
    }
  }
  ${tableCss}
`;

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: `每页 ${size} 条` }));

/** Wider than a scroll bar, which may come and go with the columns. */
const WIDER_PX = 24;

/**
 * Which spare columns give way for lack of room. They come back when the table gets wider, and do not move while one
 * turns pages.
 */
function useFittingColumns(spareIds: readonly string[]) {
  const [fit, setFit] = useState<{ widthPx: number; gone: readonly string[] }>({ widthPx: 0, gone: [] });
  return {
    gone: fit.gone,
    fit(drawn: DrawnTable): void {
      if (fit.gone.length > 0 && drawn.widthPx > fit.widthPx + WIDER_PX) {
        setFit({ widthPx: drawn.widthPx, gone: [] });
        return;
      }
      const more = givingWay(spareIds, drawn);
      if (more.length > 0) setFit({ widthPx: drawn.widthPx, gone: [...fit.gone, ...more] });
    },
  };
}

/** A list of the back office: rows from the server that can be searched, sorted, selected and opened. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { label, columns, rows, busy = false, rowId, query, selectedIds = [], bulk, detail, on } = props;
  const { rowHref = (id: string) => `?open=${id}`, pageOf } = props;
  const hrefOf = pageOf ?? (detail && ((row: Row) => rowHref(rowId(row))));
  const isAtFirst = props.hiddenColumns === null;
  const fitting = useFittingColumns(columns.filter(({ spare }) => spare).map(({ id }) => id));
  const hiddenColumns = props.hiddenColumns ?? [...hiddenAtFirst(columns), ...fitting.gone];
  const rootRef = useRef<HTMLElement>(null);
  /** The page buttons are below the last row, so the new page is scrolled to its first row. */
  const turn = (page: number) => {
    on.query({ ...query, page: page - 1 });
    const root = rootRef.current;
    if (root === null) return;
    const { top } = root.getBoundingClientRect();
    if (top < Number.parseFloat(getComputedStyle(root).scrollMarginTop)) root.scrollIntoView({ block: 'start' });
  };
  return (
    <Root ref={rootRef} aria-label={label} aria-busy={busy || undefined} data-busy={busy} data-dense={props.isDense}>
      <div data-part="bar">
        <div data-part="filters">{props.filters}</div>
        <div data-part="tools">
          <ColumnChoice
            columns={columns.slice(1)}
            hiddenColumns={hiddenColumns}
            onChange={on.hiddenColumns}
            onReset={isAtFirst ? undefined : () => on.hiddenColumns(null)}
            isDense={props.isDense}
            onDense={on.dense}
          />
          {on.export && (
            <Button size="s" icon="download" loading={props.exporting ?? false} onClick={on.export}>
              {props.exporting ? '正在导出' : '导出 Excel'}
            </Button>
          )}
        </div>
      </div>
      {bulk && <BulkBar count={selectedIds.length} onClear={() => bulk.onSelect([])} actions={bulk.actions} />}
      {props.exportError && (
        <div data-part="failed">
          <Alert
            tone="bad"
            live="assertive"
            title="没有导出成功"
            action={
              <Button size="s" icon="refresh" loading={props.exporting ?? false} onClick={on.export}>
                再导出一次
              </Button>
            }
          >
            {props.exportError}
          </Alert>
        </div>
      )}
      {rows.data !== undefined && rows.error && (
        <div data-part="stale">
          <Alert
            tone="warn"
            live="polite"
            title="没有更新成功，下面是之前的内容"
            action={
              <Button size="s" icon="refresh" onClick={on.retry}>
                重试
              </Button>
            }
          >
            {rows.error}
          </Alert>
        </div>
      )}
      <Load of={rows} name={label} onRetry={on.retry} skeleton={<TableSkeleton />}>
        {({ content, total, page, size }) => (
          <>
            {content.length === 0 ? (
              <Empty title={props.empty.title} action={props.empty.action}>
                {props.empty.hint}
              </Empty>
            ) : (
              <Grid
                label={label}
                columns={columns}
                rows={content}
                from={page * size}
                total={total}
                rowId={rowId}
                rowName={props.rowName}
                hiddenColumns={hiddenColumns}
                query={query}
                onQuery={on.query}
                selectedIds={selectedIds}
                onSelect={bulk?.onSelect}
                openId={props.openId ?? null}
                hrefOf={hrefOf}
                onOpen={pageOf ? undefined : detail?.onOpen}
                onDrawn={isAtFirst ? fitting.fit : undefined}
              />
            )}
            {total > content.length ? (
              <footer>
                <Select
                  size="s"
                  aria-label="每页条数"
                  value={String(query.size)}
                  options={SIZES}
                  onChange={(event) => on.query(withSize(query, Number(event.currentTarget.value)))}
                />
                <Pagination page={query.page + 1} size={query.size} total={total} onChange={turn} />
              </footer>
            ) : (
              total > 0 && (
                <footer>
                  <p>共 {total.toLocaleString('zh-CN')} 条</p>
                </footer>
              )
            )}
            {detail && !pageOf && (
              <RowDrawer
                rows={content}
                rowId={rowId}
                openId={props.openId ?? null}
                onOpen={detail.onOpen}
                detail={detail}
              />
            )}
          </>
        )}
      </Load>
    </Root>
  );
};
