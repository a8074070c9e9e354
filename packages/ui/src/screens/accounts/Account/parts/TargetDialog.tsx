import { emailField, mobileField } from '@aosai/api/accounts/accountForms';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { typedText } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldOf } from '../../../../patterns/FieldSet/FieldOf.tsx';
import { textProps } from '../../../../patterns/FieldSet/textProps.ts';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps, OwnerProof } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { proofOf } from './proofOf.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

interface TargetDialogProps extends DialogProps {
  kind: 'mobile' | 'email';
  person: MemberDetail;
  code: CodeUse;
  /** A code sent to the contact that is bound now. */
  ownerCode: CodeUse;
  now: number;
  onTarget: (target: string) => void;
  onSave: AccountProps['on']['mobile'];
}

const TARGETS = { mobile: mobileField, email: emailField };

/** Binds a new number or address: first proves that the person owns the account, then that they own the new one. */
export const TargetDialog = (props: TargetDialogProps) => {
  const { kind, person, code, ownerCode, now, act, onTarget, onSave, onClose } = props;
  const word = TARGETS[kind].label;
  const of = { ...TARGETS[kind], label: `新的${word}` };
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
      on={{ close: onClose, submit: ({ target, code: sent, ...proof }) => save(typedText(of, target), sent, proof) }}
    >
      {({ control }) => (
        <>
          <OwnerFields person={person} control={control} code={ownerCode} now={now} />
          <FieldOf control={control} name="target" of={of}>
            {(field) => (
              <TextInput
                {...textProps(of)}
                {...field}
                onChange={(event) => {
                  const target = typedText(of, event.currentTarget.value);
                  field.onChange(event);
                  setShown(target);
                  onTarget(target);
                }}
              />
            )}
          </FieldOf>
          <SentCode
            control={control}
            name="code"
            label={`新${word}收到的验证码`}
            canSend={fieldProblem(of, shown) === null}
            code={code}
            now={now}
          />
        </>
      )}
    </FormDialog>
  );
};
