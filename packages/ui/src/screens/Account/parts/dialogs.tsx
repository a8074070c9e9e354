import { passwordFault } from '@aosai/api/domain/passwords';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { CodeField } from '../../../patterns/CodeField/CodeField.tsx';
import { MOBILE } from '../../../patterns/CodeField/mobile.ts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps, Act, CodeUse } from '../accountProps.ts';

interface DialogProps {
  act: Act;
  onClose: () => void;
}

const failureOf = ({ error }: Act) => (error === null ? null : { message: error });
const closing = (done: Promise<boolean>, onClose: () => void) => void done.then((isDone) => isDone && onClose());

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

interface TargetDialogProps extends DialogProps {
  kind: 'mobile' | 'email';
  isBound: boolean;
  code: CodeUse;
  now: number;
  onTarget: (target: string) => void;
  onSave: (target: string, code: string) => Promise<boolean>;
}

const TARGETS = {
  mobile: { word: '手机号', pattern: { value: MOBILE, like: ' 11 位数字' } },
  email: { word: '邮箱', pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, like: ' name@example.com 的样子' } },
} as const;

/** Binds a new number or address, proven by a code that is sent to it. */
export const TargetDialog = ({ kind, isBound, code, now, act, onTarget, onSave, onClose }: TargetDialogProps) => {
  const { word, pattern } = TARGETS[kind];
  const [shown, setShown] = useState('');
  return (
    <FormDialog
      open
      size="s"
      title={`${isBound ? '更换' : '绑定'}${word}`}
      description={`验证码会发到新的${word}。绑定后可以用它登录和找回密码。`}
      defaultValues={{ target: '', code: '' }}
      submitLabel={isBound ? '更换' : '绑定'}
      pending={act.pending}
      failure={failureOf(act)}
      on={{ close: onClose, submit: (values) => closing(onSave(values.target.trim(), values.code), onClose) }}
    >
      {({ control }) => (
        <>
          <FormField control={control} name="target" label={`新的${word}`} rules={{ required: 'fill', pattern }}>
            {(field) => (
              <TextInput
                {...field}
                type={kind === 'mobile' ? 'tel' : 'email'}
                autoComplete={kind === 'mobile' ? 'tel' : 'email'}
                onChange={(event) => {
                  const target = event.currentTarget.value.trim();
                  field.onChange(event);
                  setShown(target);
                  onTarget(target);
                }}
              />
            )}
          </FormField>
          <Controller
            control={control}
            name="code"
            rules={{ required: '请填写收到的验证码。', minLength: { value: 6, message: '验证码是 6 位数字。' } }}
            render={({ field, fieldState }) => (
              <CodeField
                {...code.sending}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                fault={fieldState.error?.message}
                canSend={pattern.value.test(shown)}
                now={now}
                on={code.on}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
};

export const PasswordDialog = ({
  accounts,
  hasPassword,
  act,
  onClose,
  onSave,
}: DialogProps & {
  accounts: readonly (string | null)[];
  hasPassword: boolean;
  onSave: AccountProps['on']['password'];
}) => (
  <FormDialog
    open
    size="s"
    title={hasPassword ? '修改密码' : '设置密码'}
    description="改好后，其他设备上的登录立即失效，这里继续使用。"
    defaultValues={{ oldPassword: '', password: '' }}
    submitLabel="保存"
    pending={act.pending}
    failure={failureOf(act)}
    on={{
      close: onClose,
      submit: ({ oldPassword, password }) => closing(onSave(oldPassword, password), onClose),
    }}
  >
    {({ control }) => (
      <>
        {hasPassword && (
          <FormField control={control} name="oldPassword" label="原密码" rules={{ required: 'fill' }}>
            {(field) => <PasswordInput {...field} autoComplete="current-password" />}
          </FormField>
        )}
        <FormField
          control={control}
          name="password"
          label="新密码"
          hint="至少 8 位，不要用生日或 12345678。"
          rules={{ required: 'fill' }}
          validate={(value) => passwordFault(value, accounts) ?? true}
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
      </>
    )}
  </FormDialog>
);

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
