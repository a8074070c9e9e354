import type { FormOf } from '@aosai/api/kit/fields';
import { type MessageSettings, messageSettingFields, ownSettingFields } from '@aosai/api/platform/messageSettings';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';

interface SettingsDialogProps {
  settled: MessageSettings & { canMail: boolean };
  isParent: boolean;
  act: TableAct;
  on: { settle: (settings: MessageSettings) => Promise<boolean>; close: () => void };
}

/** Students have no field for weekly notes on children, so the value is kept. */
const withWeekly = (
  form: FormOf<typeof ownSettingFields> & { weekly?: boolean },
  before: boolean,
): MessageSettings => ({
  ...form,
  weekly: form.weekly ?? before,
});

/** Settings for delivery outside the message page. */
export const SettingsDialog = ({ settled, isParent, act, on }: SettingsDialogProps) => (
  <FieldsDialog
    of={isParent ? messageSettingFields : ownSettingFields}
    row={settled}
    title="提醒设置"
    description={
      settled.canMail
        ? '消息都在这里保存；下面决定还要怎样提醒你。'
        : '消息都在这里保存。现在收不到邮件：请先在「账号与安全」绑定邮箱，或学校还没有开通邮件。'
    }
    submitLabel="保存"
    act={act}
    on={{
      submit: (form) =>
        void on.settle(withWeekly(form, settled.weekly)).then((isKept) => {
          if (isKept) on.close();
        }),
      close: on.close,
    }}
  />
);
