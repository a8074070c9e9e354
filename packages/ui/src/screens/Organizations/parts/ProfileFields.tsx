import type { FieldValues, Path } from 'react-hook-form';
import type { FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { ProfileForm } from '../organizationForm.ts';

export interface ProfileFieldsProps<Values extends FieldValues> {
  parts: FormParts<Values>;
  /** The mobile that is known already, masked; null while there is none. */
  mobileMasked: string | null;
}

const MOBILE = { value: /^1[3-9]\d{9}$/, message: '手机号应为 11 位数字，请检查。' };
const CREDIT_CODE = {
  value: /^[0-9A-HJ-NPQRTUWXYa-hj-npqrtuwxy]{18}$/,
  message: '统一社会信用代码是 18 位数字和字母，请检查。',
};

/** The fields of an organization, alike for who applies, who manages it and who runs the platform. */
export const ProfileFields = <Values extends ProfileForm>({ parts, mobileMasked }: ProfileFieldsProps<Values>) => {
  const { register, errorOf } = parts;
  // Every form given here has these fields by its type, which `Path` of a type parameter cannot say.
  const name = (field: keyof ProfileForm) => field as Path<Values>;
  return (
    <>
      <Field label="机构全称" required error={errorOf(name('name'))}>
        <TextInput
          autoComplete="organization"
          {...register(name('name'), {
            required: '请填写机构全称。',
            minLength: { value: 2, message: '机构全称至少 2 个字。' },
            maxLength: { value: 60, message: '机构全称最多 60 个字，请缩短。' },
          })}
        />
      </Field>
      <Field
        label="统一社会信用代码"
        error={errorOf(name('creditCode'))}
        hint="营业执照或办学许可上的 18 位代码，没有可以不填。"
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          {...register(name('creditCode'), { pattern: CREDIT_CODE })}
        />
      </Field>
      <Field label="联系人" required error={errorOf(name('contact'))}>
        <TextInput
          autoComplete="name"
          {...register(name('contact'), {
            required: '请填写联系人。',
            maxLength: { value: 30, message: '联系人最多 30 个字，请缩短。' },
          })}
        />
      </Field>
      <Field
        label="联系手机"
        required={mobileMasked === null}
        error={errorOf(name('contactMobile'))}
        {...(mobileMasked === null ? {} : { hint: `现在是 ${mobileMasked}，不改就空着。` })}
      >
        <TextInput
          type="tel"
          autoComplete="tel"
          {...register(name('contactMobile'), {
            ...(mobileMasked === null ? { required: '请填写联系手机。' } : {}),
            pattern: MOBILE,
          })}
        />
      </Field>
      <Field label="介绍" error={errorOf(name('intro'))}>
        <Textarea
          rows={3}
          {...register(name('intro'), { maxLength: { value: 1_000, message: '介绍最多 1000 个字，请缩短。' } })}
        />
      </Field>
    </>
  );
};
