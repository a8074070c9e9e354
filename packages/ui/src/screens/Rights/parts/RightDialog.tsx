import { RIGHT_KIND_LABELS, RIGHT_KINDS, RIGHT_PERIOD_LABELS, RIGHT_PERIODS } from '@aosai/api/domain/rights';
import { useWatch } from 'react-hook-form';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { RightForm, RightRow } from '../rightRow.ts';

export interface RightDialogProps {
  /** The right to change; `new` for another one; null while it is closed. */
  edited: RightRow | 'new' | null;
  act: TableAct;
  on: { save: (form: RightForm) => void; close: () => void };
}

interface Values {
  code: string;
  name: string;
  kind: RightForm['kind'];
  period: Exclude<RightForm['period'], null>;
  quota: number;
}

const NAME_RULES = { required: '请填写名称。', maxLength: { value: 40, message: '名称最多 40 个字，请缩短。' } };
const CODE_RULES = {
  required: '请填写编码。',
  pattern: {
    value: /^[a-z][A-Za-z0-9.-]{1,39}$/,
    message: '编码以小写字母开头，只用字母、数字、点和横线，2 到 40 个。',
  },
};
const QUOTA_RULES = {
  valueAsNumber: true,
  validate: (value: number) =>
    (Number.isInteger(value) && value >= 1 && value <= 100_000) || '次数应为 1 到 100000 的整数。',
} as const;
const KINDS = RIGHT_KINDS.map((value) => ({ value, label: RIGHT_KIND_LABELS[value] }));
const PERIODS = RIGHT_PERIODS.map((value) => ({ value, label: RIGHT_PERIOD_LABELS[value] }));
const NEW: Values = { code: '', name: '', kind: 'unlimited', period: 'month', quota: 30 };

const Limits = ({ register, control, errorOf }: FormParts<Values>) => {
  const kind = useWatch({ control, name: 'kind' });
  if (kind === 'unlimited') return null;
  return (
    <>
      <Field label="周期" required error={errorOf('period')} hint="到期重新计算；整张卡：有效期内只有这么多。">
        <Select options={PERIODS} {...register('period')} />
      </Field>
      <Field label="次数" required error={errorOf('quota')} hint="会员卡可以另外规定。">
        <NumberInput min={1} max={100_000} {...register('quota', QUOTA_RULES)} />
      </Field>
    </>
  );
};

const formOf = ({ code, name, kind, period, quota }: Values): RightForm =>
  kind === 'quota' ? { code, name, kind, period, quota } : { code, name, kind, period: null, quota: null };

/** A new right as a draft, or changes to one. */
export const RightDialog = ({ edited, act, on }: RightDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const fields = (parts: FormParts<Values>) => (
    <>
      <Field label="名称" required error={parts.errorOf('name')} hint="会员看到的，例如 题解视频。">
        <TextInput autoComplete="off" {...parts.register('name', NAME_RULES)} />
      </Field>
      {isNew && (
        <Field label="编码" required error={parts.errorOf('code')} hint="程序按它检查，例如 solution.video，不能改。">
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...parts.register('code', CODE_RULES)}
          />
        </Field>
      )}
      <Field label="限制" required error={parts.errorOf('kind')}>
        <Select options={KINDS} {...parts.register('kind')} />
      </Field>
      <Limits {...parts} />
    </>
  );
  return (
    <FormDialog<Values>
      open
      size="s"
      title={isNew ? '新建权益' : '修改权益'}
      defaultValues={isNew ? NEW : { ...edited, period: edited.period ?? NEW.period, quota: edited.quota ?? NEW.quota }}
      submitLabel={isNew ? '新建权益' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: (values) => on.save(formOf(values)), close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
