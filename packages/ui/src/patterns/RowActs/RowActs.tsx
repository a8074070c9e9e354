import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu, type MenuProps } from '../../primitives/Menu/Menu.tsx';
import type { TableAct } from '../DataTable/tableView.ts';
import { ActDialog } from '../OfficeTable/ActDialog.tsx';
import type { ActCallbacks, ActValues, DoneName, NoOtherActNames, RowAct } from '../OfficeTable/officeActs.ts';

export type { ActValues, DoneName };

export type ActsOfRow<Row, Known> = Readonly<Record<string, RowAct<Row, Known> & { href?: never }>>;

/** The acts of a row on the row's own page. */
export interface RowActsSpec<Row, Of extends ActsOfRow<Row, Known>, Known> {
  /** The noun for a row: 试卷. */
  noun: string;
  nameOf: (row: Row) => string;
  acts: Of;
}

export interface RowActsProps<Row, Of, Known> {
  row: Row;
  known: Known;
  act: TableAct;
  /** Name of the act whose dialog is open; null for none. The address has it, so an act without a dialog never runs. */
  open: string | null;
  /** Disables all acts, such as while the page has changes that are not saved. */
  isPaused?: boolean;
  on: {
    /** Opens the dialog of an act, or closes it. */
    open: (name: string | null) => void;
    /** Clears the error of the last act. */
    forget: () => void;
  } & ActCallbacks<Row, Of>;
}

/** The screen, with its spec for the app. */
export interface RowActsScreen<Row, Of extends ActsOfRow<Row, Known>, Known> {
  (props: RowActsProps<Row, Of, Known>): ReactNode;
  spec: RowActsSpec<Row, Of, Known>;
}

interface ViewProps<Row> extends Omit<RowActsProps<Row, unknown, unknown>, 'on'> {
  spec: RowActsSpec<Row, ActsOfRow<Row, unknown>, unknown>;
  on: { open: (name: string | null) => void; forget: () => void } & Record<string, unknown>;
}

type Callback = (...values: readonly unknown[]) => Promise<boolean>;

/** Why paused acts are disabled: the page has changes that an act would not know. */
const pausedProps = (isPaused: boolean) => (isPaused ? { disabled: true, title: '先保存修改' } : {});

const moreButton =
  (isPaused: boolean): MenuProps['trigger'] =>
  (props) => (
    <Button {...props} {...pausedProps(isPaused)} icon="more">
      更多
    </Button>
  );

/** Renders a RowActsSpec. `rowActs` adds the precise types. */
const View = <Row,>({ spec, row, known, act, open, isPaused = false, on }: ViewProps<Row>) => {
  const isOffered = (one: RowAct<Row>) => one.when?.(row, known) !== false;
  /** The open act with the row as it was then, so that a change by another person meanwhile is detected. */
  const [begun, setBegun] = useState<{ name: string; act: RowAct<Row>; row: Row } | null>(null);
  const asked = open === null ? undefined : spec.acts[open];
  if (begun !== null && begun.name !== open) setBegun(null);
  if (begun === null && open !== null && asked?.ask && isOffered(asked)) {
    asked.begins?.(known, row);
    setBegun({ name: open, act: asked, row });
  }
  const callback = (name: string) => on[name] as Callback;
  const press = (name: string, one: RowAct<Row>) => {
    on.forget();
    if (one.ask) on.open(name);
    else void callback(name)(row);
  };
  const offered = Object.entries(spec.acts).filter(([, one]) => isOffered(one));
  const rest = offered.filter(([, { main }]) => !main);
  return (
    <>
      {rest.length > 0 && (
        <Menu
          placement="bottom-end"
          trigger={moreButton(isPaused)}
          items={rest.map(([name, one]) => ({
            id: name,
            label: one.label,
            ...(one.removes && { danger: true }),
            onSelect: () => press(name, one),
          }))}
        />
      )}
      {offered.map(
        ([name, one]) =>
          one.main && (
            <Button
              key={name}
              variant="primary"
              {...pausedProps(isPaused)}
              loading={!one.ask && act.pending}
              onClick={() => press(name, one)}
            >
              {one.label}
            </Button>
          ),
      )}
      {begun && (
        <ActDialog
          begun={{ about: 'row', ...begun }}
          noun={spec.noun}
          nameOf={spec.nameOf}
          known={known}
          act={act}
          on={{
            submit: (...values) =>
              void callback(begun.name)(...values).then((isDone) => {
                if (isDone) on.open(null);
              }),
            close: () => on.open(null),
          }}
        />
      )}
    </>
  );
};

/** Creates the acts of one row for the head of the row's page: the main one as a button, the others in a menu. */
export const rowActs =
  <Row, Known = unknown>() =>
  <const Of extends ActsOfRow<Row, Known>>(
    spec: RowActsSpec<Row, Of, Known> & { acts: NoOtherActNames<NoInfer<Of>> & { open?: never; forget?: never } },
  ): RowActsScreen<Row, Of, Known> => {
    // The view is not generic over the acts; this function's types ensure that the callbacks fit them.
    const drawn = { spec } as unknown as Pick<ViewProps<Row>, 'spec'>;
    const Screen = (props: RowActsProps<Row, Of, Known>) => (
      <View {...drawn} {...(props as unknown as Omit<ViewProps<Row>, 'spec'>)} />
    );
    return Object.assign(Screen, { spec });
  };
