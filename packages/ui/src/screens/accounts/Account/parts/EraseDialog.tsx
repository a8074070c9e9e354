import { eraseFields } from '@aosai/api/accounts/accountForms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { Act, OwnerProof } from '../accountProps.ts';
import { closing, failureOf } from './dialogProps.ts';

export interface EraseDialogProps {
  /** A child's name, or null when the person erases their own account. */
  childName: string | null;
  hasPassword: boolean;
  /** Whether a code can be sent to the person's number instead of asking for the password. */
  hasMobile: boolean;
  code: CodeUse;
  act: Act;
  now: number;
  onErase: (proof: OwnerProof) => Promise<boolean>;
  onClose: () => void;
}

const { password, word } = eraseFields;

const List = styled.ul`
  display: grid;
  gap: 6px;
  padding-left: 1.2em;
  color: ${theme.color.ink2};
  font-size: ${theme.text.dense};
`;

/**
 * Last confirmation before an account is erased: lists what is deleted and kept, and asks for proof and a typed word.
 */
export const EraseDialog = (props: EraseDialogProps) => {
  const { childName, hasPassword, hasMobile, code, act, now, onErase, onClose } = props;
  const [by, setBy] = useState<keyof OwnerProof>(hasPassword ? 'password' : 'verifyCode');
  const whose = childName === null ? '您的' : `${childName}的`;
  return (
    <FormDialog<FieldValues>
      open
      size="m"
      title={childName === null ? '注销账号' : `注销${childName}的账号`}
      description="立即生效，不能恢复。需要留存的内容请先导出。"
      defaultValues={{ password: '', verifyCode: '', word: '' }}
      submitLabel="注销账号"
      danger
      pending={act.pending}
      failure={failureOf(act)}
      on={{
        close: onClose,
        submit: (values) => closing(onErase({ [by]: String(values[by]) }), onClose),
      }}
    >
      {({ control }) => (
        <>
          <List>
            <li>{whose}姓名、昵称、手机号、邮箱、微信绑定和监护人关联全部删除，所有设备退出登录。</li>
            <li>作答和成绩不再能对应到人；消息、证件材料和上传的文件删除。</li>
            <li>订单只保留金额和编号，这是记账的法律要求。</li>
            <li>会员卡和积分作废。</li>
          </List>
          {hasPassword && hasMobile && (
            <div>
              <Segmented
                label="怎样确认是您本人"
                options={[
                  { value: 'password', label: '用密码' },
                  { value: 'verifyCode', label: '用短信验证码' },
                ]}
                value={by}
                onChange={(value) => setBy(value as typeof by)}
              />
            </div>
          )}
          {by === 'password' ? (
            <FieldSet of={{ password }} control={control} />
          ) : (
            <SentCode control={control} name="verifyCode" hint="发到您绑定的手机号。" canSend code={code} now={now} />
          )}
          <FieldSet of={{ word }} control={control} />
        </>
      )}
    </FormDialog>
  );
};
