import { changeable, type Fields } from '@aosai/api/kit/fields';
import { createElement, type ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldsDialog } from '../FieldsDialog/FieldsDialog.tsx';
import type { HeadAct, RowAct, SelectionAct } from './officeActs.ts';
import { RowsProgress } from './RowsProgress.tsx';

/** The act whose dialog is open, and the rows it applies to. */
export type Begun<Row> =
  | { about: 'page'; name: string; act: HeadAct }
  | { about: 'rows'; name: string; act: SelectionAct<Row>; ids: readonly string[]; whom: string }
  | { about: 'row'; name: string; act: RowAct<Row>; row: Row };

export interface ActDialogProps<Row> {
  begun: Begun<Row>;
  noun: string;
  nameOf: (row: Row) => string;
  known: unknown;
  act: TableAct;
  /** `submit` takes the arguments of the act's callback. */
  on: { submit: (...values: unknown[]) => void; close: () => void };
}

/** Label and noun, 修改字典, without repeating a noun that the label ends with. */
const withNoun = (label: string, noun: string): string => (label.endsWith(noun) ? label : `${label}${noun}`);

interface AskedProps {
  of: { form: Fields; size?: 's' | 'm' | 'l' } | { confirm: ReactNode; cancelLabel?: string; danger?: boolean };
  /** Initial values of a form. */
  row?: object;
  title: string;
  description?: string | undefined;
  submitLabel: string;
  act: TableAct;
  on: { submit: (form?: object) => void; close: () => void };
}

/** A form or a confirmation. */
const Asked = ({ of, row, title, description, submitLabel, act, on }: AskedProps) => {
  if ('form' in of) {
    const { form, size } = of;
    return (
      <FieldsDialog
        of={form}
        {...(row && { row })}
        {...{ title, description, submitLabel, act, on }}
        {...(size && { size })}
      />
    );
  }
  const { confirm, cancelLabel, danger = false } = of;
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      consequence={confirm}
      confirmLabel={submitLabel}
      {...(cancelLabel !== undefined && { cancelLabel })}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => on.submit(), cancel: on.close }}
    >
      <RowsProgress act={act} />
    </ConfirmDialog>
  );
};

/** The dialog of an act: a form, a confirmation, or one the page renders. */
export const ActDialog = <Row,>({ begun, noun, nameOf, known, act, on }: ActDialogProps<Row>) => {
  const { close } = on;
  if (begun.about === 'page') {
    const { label, ask, opens } = begun.act;
    const { submit } = on;
    if (opens) return opens({ known, close });
    if (typeof ask === 'function') return createElement(ask, { known, act, submit, close });
    if (!ask) return null;
    const { title = label, submitLabel = label } = ask;
    if (!('form' in ask)) {
      const confirm = typeof ask.confirm === 'function' ? ask.confirm(known) : ask.confirm;
      return <Asked of={{ ...ask, confirm }} {...{ title, submitLabel, act }} on={{ submit, close }} />;
    }
    const form = typeof ask.form === 'function' ? ask.form(known) : ask.form;
    return (
      <Asked
        of={{ ...ask, form }}
        description={typeof ask.description === 'function' ? ask.description(known) : ask.description}
        {...{ title, submitLabel, act }}
        on={{ submit, close }}
      />
    );
  }
  if (begun.about === 'rows') {
    const { ids, whom } = begun;
    const { ask } = begun.act;
    const submit = (...values: unknown[]) => on.submit(ids, ...values);
    if (typeof ask === 'function') return createElement(ask, { ids, whom, known, act, submit, close });
    if (!ask) return null;
    return (
      <Asked
        of={ask}
        title={ask.title(whom)}
        description={'form' in ask ? ask.description : undefined}
        submitLabel={ask.submitLabel}
        act={act}
        on={{ submit, close }}
      />
    );
  }
  const { label, ask } = begun.act;
  const { row } = begun;
  const submit = (...values: unknown[]) => on.submit(row, ...values);
  if (typeof ask === 'function') return createElement(ask, { row, known, act, submit, close });
  if (!ask) return null;
  const title = ask.title?.(row, known);
  const submitLabel = typeof ask.submitLabel === 'function' ? ask.submitLabel(row, known) : ask.submitLabel;
  if ('form' in ask) {
    const { form, description } = ask;
    return (
      <Asked
        of={{ ...ask, form: changeable(form) }}
        row={row as object}
        title={title ?? withNoun(label, noun)}
        description={typeof description === 'function' ? description(row) : description}
        submitLabel={submitLabel ?? '保存'}
        act={act}
        on={{ submit, close }}
      />
    );
  }
  const { confirm } = ask;
  return (
    <Asked
      of={{ ...ask, confirm: typeof confirm === 'function' ? confirm(row, known) : confirm }}
      title={title ?? `${withNoun(label, noun)}「${nameOf(row)}」？`}
      submitLabel={submitLabel ?? withNoun(label, noun)}
      act={act}
      on={{ submit, close }}
    />
  );
};
