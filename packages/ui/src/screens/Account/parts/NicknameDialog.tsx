import { FormField } from '../../../primitives/Form/FormField.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';

export const NicknameDialog = ({
  nickname,
  act,
  onClose,
  onSave,
}: DialogProps & { nickname: string | null; onSave: AccountProps['on']['nickname'] }) => (
  <FormDialog
    open
    size="s"
    title="修改昵称"
    description="昵称显示在页面右上角；成绩单上用姓名。"
    defaultValues={{ nickname: nickname ?? '' }}
    submitLabel="保存"
    pending={act.pending}
    failure={failureOf(act)}
    on={{ close: onClose, submit: ({ nickname: next }) => closing(onSave(next.trim() || null), onClose) }}
  >
    {({ control }) => (
      <FormField control={control} name="nickname" label="昵称" hint="留空就显示姓名。" rules={{ maxLength: 20 }}>
        {(field) => <TextInput {...field} autoComplete="nickname" />}
      </FormField>
    )}
  </FormDialog>
);
