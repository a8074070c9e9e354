import { BLACKLIST_SCOPE_LABELS, BLACKLIST_SCOPES, type BlacklistScope } from '@aosai/api/domain/memberRecords';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { beijingInstant, beijingParts } from '../../../primitives/DateTimeRange/beijingMoment.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { BlacklistEntry } from '../banned.ts';

export interface BlockForm {
  scope: BlacklistScope;
  reason: string;
  /** ISO instant; null is without end. */
  until: string | null;
}

export interface BlockDialogProps {
  /** Whom it is about, and the entry to change, if there is one; null while it is closed. */
  edited: { nameMasked: string; entry: BlacklistEntry | null } | null;
  /** The current day in Beijing. */
  today: string;
  act: TableAct;
  on: { save: (form: BlockForm) => void; close: () => void };
}

interface Values {
  scope: BlacklistScope;
  reason: string;
  day: string | null;
}

const SCOPES = BLACKLIST_SCOPES.map((scope) => ({ value: scope, label: BLACKLIST_SCOPE_LABELS[scope] }));
const LAST_MINUTE = '23:59';

/** Keeps somebody from signing in, submitting or enrolling until a day is over. */
export const BlockDialog = ({ edited, today, act, on }: BlockDialogProps) => {
  if (edited === null) return null;
  const { nameMasked, entry } = edited;
  const fields = ({ register, control, errorOf }: FormParts<Values>) => (
    <>
      <Field label="限制" required hint="禁止登录会立即退出；禁止提交时，已写的答案照常保存，只是不评测。">
        <Select options={SCOPES} {...register('scope')} />
      </Field>
      <FormField
        control={control}
        name="day"
        label="最后一天"
        hint="这一天结束时自动解除；空着就一直有效，直到手工解除。"
      >
        {({ value, onChange, onBlur }) => (
          <DatePicker label="最后一天" value={value} onChange={onChange} onBlur={onBlur} today={today} min={today} />
        )}
      </FormField>
      <Field label="原因" required hint="本人登录时会看到。" error={errorOf('reason')}>
        <Textarea
          rows={3}
          {...register('reason', {
            required: '请填写原因。',
            maxLength: { value: 500, message: '原因最多 500 个字，请缩短。' },
          })}
        />
      </Field>
    </>
  );
  return (
    <FormDialog<Values>
      open
      size="s"
      title={entry === null ? `把 ${nameMasked} 加入黑名单` : `修改 ${nameMasked} 的限制`}
      defaultValues={{
        scope: entry?.scope ?? 'login',
        reason: entry?.reason ?? '',
        day: beijingParts(entry?.until ?? null).day,
      }}
      submitLabel={entry === null ? '加入黑名单' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit: ({ scope, reason, day }) =>
          on.save({ scope, reason, until: day === null ? null : beijingInstant(day, LAST_MINUTE) }),
        close: on.close,
      }}
    >
      {fields}
    </FormDialog>
  );
};
