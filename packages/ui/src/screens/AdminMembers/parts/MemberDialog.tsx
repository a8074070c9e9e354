import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import {
  SCHOOL_ROLE_LABELS,
  SCHOOL_ROLES,
  type MemberAct,
  type MemberForm,
  type SchoolMember,
} from '../schoolMember.ts';

export interface MemberDialogProps {
  /** The member to change; `new` for another one; null while it is closed. */
  edited: SchoolMember | 'new' | null;
  classNames: readonly string[];
  act: MemberAct;
  on: { save: (form: MemberForm, id: string | null) => void; close: () => void };
}

const ROLES = SCHOOL_ROLES.map((role) => ({ value: role, label: SCHOOL_ROLE_LABELS[role] }));
const MOBILE = { value: /^1\d{10}$/, message: '手机号应为以 1 开头的 11 位数字，请检查。' };

const valuesOf = (edited: SchoolMember | 'new'): MemberForm =>
  edited === 'new'
    ? { name: '', mobile: '', no: '', className: '', role: 'student' }
    : {
        name: '',
        mobile: '',
        no: edited.no ?? '',
        className: edited.className ?? '',
        role: edited.roles[0] ?? 'student',
      };

/** A person joins the school, or what the school knows of them changes. */
export const MemberDialog = ({ edited, classNames, act, on }: MemberDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const fields = ({ register, errorOf }: FormParts<MemberForm>) => (
    <>
      <Field
        label="姓名"
        required={isNew}
        error={errorOf('name')}
        {...(isNew ? {} : { hint: `现在是 ${edited.nameMasked}，不改就空着。` })}
      >
        <TextInput
          autoComplete="off"
          {...register('name', {
            ...(isNew ? { required: '请填写姓名。' } : {}),
            maxLength: { value: 30, message: '姓名最多 30 个字，请缩短。' },
          })}
        />
      </Field>
      <Field
        label="手机号"
        required={isNew}
        error={errorOf('mobile')}
        hint={isNew ? '用于登录；未满 14 岁填监护人的手机号。' : `现在是 ${edited.mobileMasked ?? '空'}，不改就空着。`}
      >
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...register('mobile', { ...(isNew ? { required: '请填写手机号。' } : {}), pattern: MOBILE })}
        />
      </Field>
      <Field label="身份" required>
        <Select options={ROLES} {...register('role')} />
      </Field>
      <Field label="班级">
        <Select
          placeholder="暂不分班"
          options={classNames.map((name) => ({ value: name, label: name }))}
          {...register('className')}
        />
      </Field>
      <Field label="学号 / 工号" error={errorOf('no')}>
        <TextInput
          autoComplete="off"
          {...register('no', { maxLength: { value: 20, message: '学号最多 20 个字，请缩短。' } })}
        />
      </Field>
    </>
  );
  return (
    <FormDialog<MemberForm>
      open
      title={isNew ? '添加成员' : '修改成员资料'}
      {...(isNew ? { description: '一次添加很多人请用 Excel 导入。' } : {})}
      defaultValues={valuesOf(edited)}
      submitLabel={isNew ? '添加成员' : '保存资料'}
      pending={act.pending}
      failure={act.failure}
      on={{ submit: (form) => on.save(form, isNew ? null : edited.id), close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
