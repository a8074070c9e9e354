import type { MemberDetail } from '@aosai/api/contract/types';
import { useState } from 'react';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { EMAIL } from '../../../patterns/CodeField/email.ts';
import { MOBILE } from '../../../patterns/CodeField/mobile.ts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps, CodeUse, OwnerProof } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { proofOf } from './proofOf.ts';
import { SentCode } from './SentCode.tsx';

interface TargetDialogProps extends DialogProps {
  kind: 'mobile' | 'email';
  person: MemberDetail;
  code: CodeUse;
  /** To what the account is bound to so far. */
  ownerCode: CodeUse;
  now: number;
  onTarget: (target: string) => void;
  onSave: AccountProps['on']['mobile'];
}

const TARGETS = {
  mobile: { word: '手机号', pattern: { value: MOBILE, like: ' 11 位数字' } },
  email: { word: '邮箱', pattern: { value: EMAIL, like: ' name@example.com 的样子' } },
} as const;

/** Binds a new number or address: first who asks is shown to be the owner, then that the new one is theirs. */
export const TargetDialog = (props: TargetDialogProps) => {
  const { kind, person, code, ownerCode, now, act, onTarget, onSave, onClose } = props;
  const { word, pattern } = TARGETS[kind];
  const isBound = (kind === 'mobile' ? person.mobileMasked : person.emailMasked) !== null;
  const [shown, setShown] = useState('');
  const save = (target: string, sentCode: string, { password, verifyCode }: OwnerProof) => {
    const asked = proofOf(person);
    const proof = asked === 'password' ? { password } : asked === 'none' ? {} : { verifyCode };
    closing(onSave(target, sentCode, proof), onClose);
  };
  return (
    <FormDialog
      open
      size="s"
      title={`${isBound ? '更换' : '绑定'}${word}`}
      description={`绑定后可以用新的${word}登录和找回密码。其他设备会退出登录。`}
      defaultValues={{ password: '', verifyCode: '', target: '', code: '' }}
      submitLabel={isBound ? '更换' : '绑定'}
      pending={act.pending}
      failure={failureOf(act)}
      on={{ close: onClose, submit: ({ target, code: sent, ...proof }) => save(target.trim(), sent, proof) }}
    >
      {({ control }) => (
        <>
          <OwnerFields person={person} control={control} code={ownerCode} now={now} />
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
          <SentCode
            control={control}
            name="code"
            label={`新${word}收到的验证码`}
            canSend={pattern.value.test(shown)}
            code={code}
            now={now}
          />
        </>
      )}
    </FormDialog>
  );
};
