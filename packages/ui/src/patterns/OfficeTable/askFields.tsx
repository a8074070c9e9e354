import type { Fields, FormOf } from '@aosai/api/kit/fields';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldsDialog, type FieldsDialogProps } from '../FieldsDialog/FieldsDialog.tsx';

interface AskFieldsProps<Known, Form> {
  /** 选中的 3 人, or a row's name; undefined for an act of the whole page. */
  whom?: string;
  known: Known;
  act: TableAct;
  submit: (form: Form) => void;
  close: () => void;
}

interface AskFieldsWords extends Pick<FieldsDialogProps<Fields>, 'size' | 'submitLabel'> {
  title: (whom: string) => string;
  description?: string;
}

/** A form dialog whose values are passed to the act. */
export const askFields = <const All extends Fields, Known = unknown>(
  of: All | ((known: Known) => All),
  { title, ...words }: AskFieldsWords,
) =>
  function AskFields({ whom = '', known, act, submit, close }: AskFieldsProps<Known, FormOf<All>>) {
    const fields = typeof of === 'function' ? of(known) : of;
    return <FieldsDialog {...words} of={fields} title={title(whom)} act={act} on={{ submit, close }} />;
  };
