import { childDataFields } from '@aosai/api/accounts/memberForms';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps } from './dialogProps.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

interface ChildDialogProps extends DialogProps {
  /** The child's name, shown until the data are loaded. */
  name: string;
  child: Loaded<MemberDetail>;
  onSave: AccountProps['on']['correct'];
  onRetry: () => void;
}

const titleOf = (name: string): string => `更正${name}的资料`;

/** Lets a guardian correct a child's data. */
export const ChildDialog = ({ name, child, act, onClose, onSave, onRetry }: ChildDialogProps) => {
  const { data } = child;
  if (data === undefined)
    return (
      <Dialog open size="s" title={titleOf(name)} onClose={onClose}>
        <Load of={child} name="孩子的资料" onRetry={onRetry}>
          {() => null}
        </Load>
      </Dialog>
    );
  return (
    <FieldsDialog
      of={childDataFields}
      row={data}
      title={titleOf(data.name)}
      description="学校、班级和学号由学校更正；要离开学校，请在下面的「机构」里退出。修改记入操作日志。"
      submitLabel="保存"
      act={act}
      on={{ close: onClose, submit: (form) => closing(onSave(data, form), onClose) }}
    />
  );
};
