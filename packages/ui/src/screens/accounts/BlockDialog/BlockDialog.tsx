import { fields, text, type FormOf } from '@aosai/api/kit/fields';
import { restrictionFields } from '@aosai/api/accounts/memberRecords';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { beijingInstant, beijingParts } from '../../../primitives/DateTimeRange/beijingMoment.ts';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import type { DrawnField } from '../../../patterns/FieldSet/FieldSet.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

type Restriction = FormOf<typeof restrictionFields>;

export interface BlockForm extends Restriction {
  /** ISO instant; null for no end. */
  until: string | null;
}

export interface BlockDialogProps {
  /** Masked name of the restricted person: 林*. */
  name: string;
  /** The restriction to change; null for a new one. */
  entry: BlockForm | null;
  /** The current day in Beijing, `2026-11-21`. */
  today: string;
  act: TableAct;
  on: { save: (form: BlockForm) => void; close: () => void };
}

const LAST_MINUTE = '23:59';
const { scope, reason } = restrictionFields;
const blockFields = fields({
  scope,
  day: text('最后一天', { max: 10, hint: '这一天结束时自动解除；空着就一直有效，直到手工解除。' }),
  reason,
});

const lastDay =
  (today: string) =>
  ({ value, onChange, onBlur }: DrawnField) => (
    <DatePicker
      label="最后一天"
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      today={today}
      min={today}
    />
  );

/** Bars a person from signing in, submitting or enrolling, through a given day. */
export const BlockDialog = ({ name, entry, today, act, on }: BlockDialogProps) => (
  <FieldsDialog
    of={blockFields}
    row={{ ...entry, day: beijingParts(entry?.until ?? null).day }}
    title={entry === null ? `把 ${name} 加入黑名单` : `修改 ${name} 的限制`}
    submitLabel={entry === null ? '加入黑名单' : '保存'}
    act={act}
    draw={{ day: lastDay(today) }}
    on={{
      submit: ({ day, ...form }) => on.save({ ...form, until: day === null ? null : beijingInstant(day, LAST_MINUTE) }),
      close: on.close,
    }}
  />
);
