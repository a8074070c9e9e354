import { passwordChange } from '@aosai/api/accounts/accountForms';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

export interface OwnPasswordProps {
  act: TableAct;
  on: { save: (passwords: { oldPassword: string; password: string }) => void; close: () => void };
}

const change = passwordChange();

/** Operators change their own password. */
export const OwnPassword = ({ act, on }: OwnPasswordProps) => (
  <FieldsDialog
    of={change}
    title="修改密码"
    description="改好后，您在其他电脑上的登录立即失效，这里继续使用。"
    submitLabel="保存"
    act={act}
    on={{ submit: on.save, close: on.close }}
  />
);
