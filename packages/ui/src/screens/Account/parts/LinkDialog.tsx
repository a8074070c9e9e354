import { FormField } from '../../../primitives/Form/FormField.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';

/** Asks another person, by the code that they told one, to be tied. */
export const LinkDialog = ({
  other,
  act,
  onClose,
  onSave,
}: DialogProps & { other: '家长' | '孩子'; onSave: AccountProps['on']['request'] }) => (
  <FormDialog
    open
    size="s"
    title={`关联${other}`}
    description={`请${other}在自己的“账号与安全”里找到邀请码告诉您。提交后，由${other}确认。`}
    defaultValues={{ joinCode: '', relation: '' }}
    submitLabel="提交申请"
    pending={act.pending}
    failure={failureOf(act)}
    on={{
      close: onClose,
      submit: ({ joinCode, relation }) => closing(onSave(joinCode.trim(), relation.trim()), onClose),
    }}
  >
    {({ control }) => (
      <>
        <FormField
          control={control}
          name="joinCode"
          label={`${other}的邀请码`}
          rules={{ required: 'fill', pattern: { value: /^\s*[0-9A-Za-z]{6,16}\s*$/, like: '字母和数字' } }}
        >
          {(field) => <TextInput {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
        </FormField>
        <FormField
          control={control}
          name="relation"
          label="关系"
          hint="例如 母亲、父亲、奶奶。"
          rules={{ required: 'fill', maxLength: 20 }}
        >
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
      </>
    )}
  </FormDialog>
);
