import { joinCodeFields } from '@aosai/api/accounts/memberForms';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

export interface JoinCodeDialogProps {
  act: TableAct;
  on: { add: (joinCode: string) => void; close: () => void };
}

/** A teacher adds a student by the join code received from the student or a guardian. */
export const JoinCodeDialog = ({ act, on }: JoinCodeDialogProps) => (
  <FieldsDialog
    of={joinCodeFields}
    title="用邀请码添加学生"
    description="邀请码由学生或家长告诉您，在他们的账号页里。用家长的邀请码会添加他的全部孩子。"
    submitLabel="添加学生"
    act={act}
    on={{ submit: ({ joinCode }) => on.add(joinCode), close: on.close }}
  />
);
