import type { MemberDetail } from '@aosai/api/contract/types';
import { childDataFields } from '@aosai/api/domain/memberForms';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps } from './dialogProps.ts';

interface ChildDialogProps extends DialogProps {
  child: MemberDetail;
  onSave: AccountProps['on']['correct'];
}

/** What is written wrongly of a child, put right by a guardian. */
export const ChildDialog = ({ child, act, onClose, onSave }: ChildDialogProps) => (
  <FieldsDialog
    of={childDataFields}
    row={child}
    title={`更正${child.name}的资料`}
    description="学校、班级和学号由学校更正；要离开学校，请在下面的「机构」里退出。修改记入操作日志。"
    submitLabel="保存"
    act={act}
    on={{ close: onClose, submit: (form) => closing(onSave(child, form), onClose) }}
  />
);
