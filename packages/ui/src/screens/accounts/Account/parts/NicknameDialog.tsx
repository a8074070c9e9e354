import { fields } from '@aosai/api/kit/fields';
import { nicknameField } from '@aosai/api/accounts/memberForms';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps } from './dialogProps.ts';

const nicknameFields = fields({ nickname: { ...nicknameField, hint: '留空就显示姓名。', autoComplete: 'nickname' } });

interface NicknameDialogProps extends DialogProps {
  nickname: string | null;
  onSave: AccountProps['on']['nickname'];
}

export const NicknameDialog = ({ nickname, act, onClose, onSave }: NicknameDialogProps) => (
  <FieldsDialog
    of={nicknameFields}
    row={{ nickname }}
    title="修改昵称"
    description="昵称显示在页面右上角；成绩单上用姓名。"
    submitLabel="保存"
    act={act}
    on={{ close: onClose, submit: (form) => closing(onSave(form.nickname), onClose) }}
  />
);
