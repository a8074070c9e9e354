import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../primitives/Popover/Popover.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DataTable, type TableOn, type TableView } from '../DataTable/DataTable.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ActDialog } from './ActDialog.tsx';
import { officeDetail } from './officeDetail.tsx';
import { OfficeFilterBar } from './OfficeFilterBar.tsx';
import type { OfficeTableSpec } from './officeSpec.ts';
import { tabsOf, type OfficeFilters } from './officeFilters.ts';
import type { OfficeActs, SelectionAct, HeadAct } from './officeActs.ts';
import { rowsInWords } from './rowsInWords.ts';
import { useBegunAct } from './useBegunAct.ts';
import type { TableAct } from '../DataTable/tableView.ts';
import { RowsProgress } from './RowsProgress.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';

/** Views and rows, closer than parts of a page, so that the first row is in the upper half of a window. */
const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

interface HeadActsProps<Row> {
  acts: OfficeActs<Row>;
  known: unknown;
  pending: boolean;
  /** Name of the only act to draw; by default all. */
  only?: string;
  onPress: (name: string, act: HeadAct) => void;
}

/** Buttons of the acts for the page as a whole. */
const HeadActs = <Row,>({ acts, known, pending, only, onPress }: HeadActsProps<Row>) =>
  Object.entries(acts).map(([name, act]) => {
    if (act.at !== 'head' || act.when?.(known) === false || (only !== undefined && only !== name)) return null;
    const { label, icon, href } = act;
    const look = { variant: act.main ? 'primary' : 'default', ...(icon && { icon }) } as const;
    if (href !== undefined)
      return (
        <ButtonLink key={name} href={href} {...look}>
          {label}
        </ButtonLink>
      );
    return (
      <Button
        key={name}
        {...look}
        disabled={act.ready?.(known) === false}
        loading={!act.ask && !act.opens && pending}
        onClick={() => onPress(name, act)}
      >
        {label}
      </Button>
    );
  });

interface BulkActsProps<Row> {
  acts: OfficeActs<Row>;
  /** The selected rows of this page. The server refuses all of them or none, so misfits are reported in advance. */
  chosen: readonly Row[];
  known: unknown;
  act: TableAct;
  onPress: (name: string, act: SelectionAct<Row>) => void;
}

/** The reason why an act does not fit a selected row; empty when it fits all, or needs no reason. */
const refusalOf = <Row,>({ refusal }: SelectionAct<Row>, unfit: Row | undefined, known: unknown): string[] => {
  if (unfit === undefined || refusal === undefined) return [];
  const said = typeof refusal === 'string' ? refusal : refusal(unfit, known);
  return said === null ? [] : [said];
};

const moreActs = (trigger: TriggerProps) => <IconButton {...trigger} icon="more" label="更多批量操作" size="s" />;

/** Buttons of the acts for the selected rows, with the reasons why some are disabled. */
const BulkActs = <Row,>({ acts, chosen, known, act: running, onPress }: BulkActsProps<Row>) => {
  const all = Object.entries(acts).flatMap(([name, act]) =>
    act.at === 'selection' && act.when?.(known) !== false
      ? [{ name, act, unfit: chosen.find((row) => act.fits?.(row, known) === false) }]
      : [],
  );
  const refusals = new Set(all.flatMap(({ act, unfit }) => refusalOf(act, unfit, known)));
  // On a phone two acts share the line of the count; of more, all but the first are in a menu.
  const spare = all.length > 2 ? all.slice(1) : [];
  return (
    <>
      <RowsProgress act={running} />
      {all.map(({ name, act, unfit }, at) => (
        <Button
          key={name}
          size="s"
          data-part={spare.length > 0 && at > 0 ? 'spare' : undefined}
          disabled={unfit !== undefined}
          loading={!act.ask && running.pending}
          onClick={() => onPress(name, act)}
        >
          {act.label}
        </Button>
      ))}
      {spare.length > 0 && (
        <span data-part="more">
          <Menu
            placement="bottom-end"
            trigger={moreActs}
            items={spare.map(({ name, act, unfit }) => ({
              id: name,
              label: act.label,
              disabled: unfit !== undefined || running.pending,
              onSelect: () => onPress(name, act),
            }))}
          />
        </span>
      )}
      {refusals.size > 0 && (
        <span data-part="refusals">
          {[...refusals].map((refusal) => (
            <span key={refusal}>{refusal}</span>
          ))}
        </span>
      )}
    </>
  );
};

type Filter = Record<string, string>;

export interface OfficeTableViewProps<Row extends { id: string }> extends TableView<Row, Filter> {
  spec: OfficeTableSpec<Row, OfficeFilters, OfficeActs<Row>>;
  none: Filter;
  known?: unknown;
  /** Name of an act of the head, or of the open row, whose dialog is open from the start. */
  begins?: string | undefined;
  on: TableOn<Filter> & Record<string, unknown>;
}

/** Renders an OfficeTableSpec. `officeTable` adds the precise types. */
export const OfficeTableView = <Row extends { id: string }>({ spec, none, ...props }: OfficeTableViewProps<Row>) => {
  const { noun, nameOf, pageOf, rowId = ({ id }: Row) => id } = spec;
  const { rows, filter, act, known, selectedIds, on } = props;
  const openRow = rows.data?.content.find((row) => rowId(row) === props.openId);
  const acting = useBegunAct({ spec, known, begins: props.begins, openRow, on });
  const { begun } = acting;
  const isNarrowed = Object.entries(filter).some(([name, value]) => value !== none[name]);
  const atFirst = { ...none, ...props.initial };
  const isChanged = Object.entries(filter).some(([name, value]) => value !== atFirst[name]);
  const label = `${noun}列表`;
  const hasBar = Object.values(spec.filters).some(({ kind }) => kind !== 'views' && kind !== 'own');
  const hasBulk = Object.values(spec.acts).some((one) => one.at === 'selection' && one.when?.(known) !== false);
  const chosen = (rows.data?.content ?? []).filter((row) => selectedIds.includes(rowId(row)));
  const head = { acts: spec.acts, known, pending: act.pending, onPress: acting.pressHead };
  const within = spec.emptyWithin?.(filter) ?? null;
  const empty = within
    ? { title: within.title, action: <HeadActs {...head} only={within.act} /> }
    : isNarrowed
      ? {
          title: spec.narrowTitle ?? `没有符合条件的${noun}`,
          hint: typeof spec.narrowHint === 'function' ? spec.narrowHint(known, filter) : spec.narrowHint,
          action: <Button onClick={() => on.filter(none)}>查看全部{noun}</Button>,
        }
      : {
          title: spec.emptyTitle ?? `还没有${noun}`,
          hint: typeof spec.emptyHint === 'function' ? spec.emptyHint(known) : spec.emptyHint,
          action: spec.emptyAct && <HeadActs {...head} only={spec.emptyAct} />,
        };
  const table = (
    <Rows>
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
        columns={spec.show.filter(
          ({ only, needed }) => only !== 'drawer' && (!needed || (rows.data?.content ?? []).some(needed)),
        )}
        rows={rows}
        busy={props.busy}
        rowId={rowId}
        rowName={(row) => spec.rowName?.(row) ?? nameOf(row, known)}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        isDense={props.isDense}
        selectedIds={selectedIds}
        openId={props.openId}
        rowHref={props.rowHref}
        pageOf={pageOf && ((row) => pageOf(row, known))}
        {...(hasBulk && {
          bulk: {
            onSelect: on.select,
            actions: (
              <BulkActs
                acts={spec.acts}
                chosen={chosen}
                known={known}
                // A dialog shows the progress of its act.
                act={begun ? { ...act, progress: null } : act}
                onPress={(name, one) =>
                  acting.pressBulk(name, one, selectedIds, rowsInWords(spec, chosen, selectedIds.length, known))
                }
              />
            ),
          },
        })}
        detail={{
          onOpen: on.open,
          ...officeDetail(spec, { known, pending: act.pending, retry: on.retry, ...acting }),
        }}
        {...(hasBar && {
          filters: (
            <OfficeFilterBar
              of={spec.filters}
              noun={noun}
              none={none}
              initial={props.initial}
              filter={filter}
              known={known}
              foundCount={isChanged ? rows.data?.total : undefined}
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
          dense: on.dense,
          retry: on.retry,
          export: spec.noSheet ? undefined : on.export,
        }}
      />
    </Rows>
  );
  const { frame: Frame } = spec;
  return (
    <PageBody>
      <PageHeader
        trail={spec.trail?.(known)}
        title={typeof spec.title === 'function' ? spec.title(known) : (spec.title ?? noun)}
        lead={typeof spec.lead === 'function' ? spec.lead(known) : spec.lead}
        action={<HeadActs {...head} />}
      />
      {Frame ? (
        <Frame known={known} filter={filter} onFilter={on.filter} retry={on.retry} begin={acting.pressPart}>
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
          on={{ submit: (...values) => acting.finish(begun.name, ...values), close: acting.close }}
        />
      )}
    </PageBody>
  );
};
