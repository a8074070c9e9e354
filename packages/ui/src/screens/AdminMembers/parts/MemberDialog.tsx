import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { ROLE_OPTIONS, type MemberForm } from '../schoolMember.ts';
import { CLASS_RULES, ClassField, NO_RULES } from './ClassField.tsx';

export interface MemberDialogProps {
  open: boolean;
  classNames: readonly string[];
  act: TableAct;
  on: { save: (form: MemberForm) => void; close: () => void };
}

const NEW: MemberForm = { name: '', account: '', no: '', className: '', role: 'student', birthYm: '' };
const ACCOUNT = {
  value: /^(1[3-9]\d{9}|[A-Za-z][A-Za-z0-9._-]{3,39})$/,
  message: '请填 11 位手机号，或以字母开头、4 位以上的账号。',
};
const BIRTH_YM = { value: /^\d{4}-(0[1-9]|1[0-2])$/, message: '出生年月写成 2014-05 这样。' };

/** One more person joins the school. */
export const MemberDialog = ({ open, classNames, act, on }: MemberDialogProps) => {
  const fields = ({ register, errorOf }: FormParts<MemberForm>) => (
    <>
      <Field label="姓名" required error={errorOf('name')}>
        <TextInput
          autoComplete="off"
          {...register('name', {
            required: '请填写姓名。',
            maxLength: { value: 30, message: '姓名最多 30 个字，请缩短。' },
          })}
        />
      </Field>
      <Field
        label="手机号 / 账号"
        error={errorOf('account')}
        hint="手机号已有账号且姓名一致的，会发出邀请，本人或监护人确认后加入。没有手机号就填学号，由系统生成账号。"
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          {...register('account', {
            pattern: ACCOUNT,
            validate: (value, form) => value !== '' || form.no !== '' || '手机号 / 账号和学号至少填一项。',
          })}
        />
      </Field>
      <Field label="身份" required>
        <Select options={ROLE_OPTIONS} {...register('role')} />
      </Field>
      <Field label="学号 / 工号" error={errorOf('no')}>
        <TextInput autoComplete="off" {...register('no', NO_RULES)} />
      </Field>
      <ClassField classNames={classNames} error={errorOf('className')} field={register('className', CLASS_RULES)} />
      <Field label="出生年月" error={errorOf('birthYm')} hint="例如 2014-05。未满 14 周岁的，监护人同意之后才能登录。">
        <TextInput autoComplete="off" inputMode="numeric" {...register('birthYm', { pattern: BIRTH_YM })} />
      </Field>
    </>
  );
  return (
    <FormDialog<MemberForm>
      open={open}
      title="添加成员"
      description="一次添加很多人请用 Excel 导入。"
      defaultValues={NEW}
      submitLabel="添加成员"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
