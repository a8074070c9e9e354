import { contactFields } from '@aosai/api/accounts/memberForms';
import { useState } from 'react';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { ContactForm } from '../schoolMember.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

export interface ContactDialogProps {
  detail: MemberDetail;
  act: TableAct;
  on: { submit: (value: ContactForm) => void; close: () => void };
}

/** Corrects a misspelt name, and adds a number or address where there is none. */
export const ContactDialog = ({ detail, act, on }: ContactDialogProps) => {
  // Keeps the member from when the form opened: its version lets the server detect a change made meanwhile.
  const [before] = useState(detail);
  const of = contactFields({ hasMobile: before.mobileMasked !== null, hasEmail: before.emailMasked !== null });
  return (
    <FieldsDialog
      of={of}
      row={{ name: before.name }}
      size="m"
      title={`修改${before.name}的姓名和联系方式`}
      description="已经绑定的手机号和邮箱只能由本人更换。修改记入操作日志。"
      submitLabel="保存"
      act={act}
      on={{ submit: (form) => on.submit({ before, form }), close: on.close }}
    />
  );
};
