import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';

export const QUOTA_RULES = {
  min: { value: 1, message: '名额至少 1 人。' },
  max: { value: 1_000_000, message: '名额最多 100 万人。' },
};

/** The most members at once. */
export const QuotaField = ({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) => (
  <Field label="成员名额" error={error} hint="包括学生、教师和管理员；空着就是不限。">
    <NumberInput unit="人" min={1} {...field} />
  </Field>
);
