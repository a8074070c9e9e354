import { linkFields } from '@aosai/api/accounts/memberForms';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps } from './dialogProps.ts';

interface LinkDialogProps extends DialogProps {
  other: '家长' | '孩子';
  onSave: AccountProps['on']['request'];
}

/** Asks for the join code of another person, and sends that person a request to be linked. */
export const LinkDialog = ({ other, act, onClose, onSave }: LinkDialogProps) => (
  <FieldsDialog
    of={linkFields(`${other}的邀请码`)}
    title={`关联${other}`}
    description={`请${other}在自己的「账号与安全」里找到邀请码告诉您。提交后，由${other}确认。`}
    submitLabel="提交申请"
    act={act}
    on={{ close: onClose, submit: ({ joinCode, relation }) => closing(onSave(joinCode, relation), onClose) }}
  />
);
