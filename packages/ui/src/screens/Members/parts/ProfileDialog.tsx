import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { EMAIL } from '../../../patterns/CodeField/email.ts';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { MemberDetail, ProfileForm } from '../member.ts';

export interface ProfileDialogProps {
  /** Null while it is closed. */
  edited: MemberDetail | null;
  act: TableAct;
  on: { save: (form: ProfileForm) => void; close: () => void };
}

const RULES = {
  name: { required: '请填写姓名。', maxLength: { value: 30, message: '姓名最多 30 个字，请缩短。' } },
  nickname: { maxLength: { value: 20, message: '昵称最多 20 个字，请缩短。' } },
  birthYm: { pattern: { value: /^(19|20)\d\d-(0[1-9]|1[0-2])$/, message: '请写成 2014-05 这样。' } },
  mobile: { pattern: { value: /^1[3-9]\d{9}$/, message: '手机号应为 11 位数字，请检查。' } },
  email: { pattern: { value: EMAIL, message: '邮箱不正确，请检查。' } },
} as const;

/** What the platform corrects of a member. */
export const ProfileDialog = ({ edited, act, on }: ProfileDialogProps) => {
  if (edited === null) return null;
  const { name, nickname, birthYm, mobile, email } = edited;
  const fields = ({ register, errorOf }: FormParts<ProfileForm>) => (
    <>
      <Field label="姓名" required error={errorOf('name')}>
        <TextInput autoComplete="off" {...register('name', RULES.name)} />
      </Field>
      <Field label="昵称" error={errorOf('nickname')}>
        <TextInput autoComplete="off" {...register('nickname', RULES.nickname)} />
      </Field>
      <Field label="出生年月" error={errorOf('birthYm')} hint="写成 2014-05。未满 14 周岁的需要监护人同意才能登录。">
        <TextInput autoComplete="off" inputMode="numeric" {...register('birthYm', RULES.birthYm)} />
      </Field>
      <Field label="手机号" error={errorOf('mobile')} hint="用于登录，请核实是本人或监护人的号码。">
        <TextInput type="tel" autoComplete="off" {...register('mobile', RULES.mobile)} />
      </Field>
      <Field label="邮箱" error={errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...register('email', RULES.email)} />
      </Field>
    </>
  );
  return (
    <FormDialog<ProfileForm>
      open
      title={`修改${name}的资料`}
      description="每次修改都记入操作日志。"
      defaultValues={{
        name,
        nickname: nickname ?? '',
        birthYm: birthYm ?? '',
        mobile: mobile ?? '',
        email: email ?? '',
      }}
      submitLabel="保存资料"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
