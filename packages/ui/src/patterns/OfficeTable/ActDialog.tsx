import { changeable } from '@aosai/api/kit/fields';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldsDialog } from '../FieldsDialog/FieldsDialog.tsx';
import type { HeadAct, RowAct, SelectionAct } from './officeActs.ts';

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

/** The dialog of an act: a form, a confirmation, or one the page renders. */
export const ActDialog = <Row,>({ begun, noun, nameOf, known, act, on }: ActDialogProps<Row>) => {
  const { close } = on;
  if (begun.about === 'page') {
    const { label, ask, opens } = begun.act;
    const submit = (value: unknown) => on.submit(value);
    if (opens) return opens({ known, close });
    if (typeof ask === 'function') return ask({ known, act, submit, close });
    if (!ask) return null;
    const { form, size, description } = ask;
    return (
      <FieldsDialog
        of={form}
        title={label}
        description={description}
        submitLabel={label}
        {...(size && { size })}
        act={act}
        on={{ submit, close }}
      />
    );
  }
  if (begun.about === 'rows') {
    const { act: asked, ids, whom } = begun;
    return asked.ask?.({ ids, whom, known, act, submit: (value) => on.submit(ids, value), close });
  }
  const { label, ask } = begun.act;
  const { row } = begun;
  if (typeof ask === 'function') return ask({ row, known, act, submit: (value) => on.submit(row, value), close });
  if (!ask) return null;
  if ('form' in ask) {
    const { form: fields, title, submitLabel = '保存', size, description } = ask;
    return (
      <FieldsDialog
        of={changeable(fields)}
        row={row as object}
        title={title?.(row, known) ?? withNoun(label, noun)}
        description={typeof description === 'function' ? description(row) : description}
        submitLabel={submitLabel}
        {...(size && { size })}
        act={act}
        on={{ submit: (form) => on.submit(row, form), close }}
      />
    );
  }
  const { confirm, title, submitLabel, danger = false } = ask;
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title?.(row, known) ?? `${withNoun(label, noun)}「${nameOf(row)}」？`}
      consequence={typeof confirm === 'function' ? confirm(row) : confirm}
      confirmLabel={submitLabel ?? withNoun(label, noun)}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => on.submit(row), cancel: close }}
    />
  );
};
