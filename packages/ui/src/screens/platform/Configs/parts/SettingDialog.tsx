import { configKeyOf, settingFields } from '@aosai/api/platform/configKeys';
import { type DrawnField, FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import type { SettingForm } from '../setting.ts';
import { AccountsField } from './AccountsField.tsx';
import { DocumentFields } from './DocumentFields.tsx';

export interface SettingDialogProps {
  edited: SettingForm & { key: string };
  act: TableAct;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
  on: { submit: (form: SettingForm) => void; close: () => void };
}

const DRAW_ACCOUNTS = { value: (field: DrawnField) => <AccountsField {...field} /> };

/** Edits a setting with the control for its kind; a document is edited next to its preview. */
export const SettingDialog = ({ edited: { key, ...form }, act, preview, on }: SettingDialogProps) => {
  const { kind, label } = configKeyOf(key);
  const isDocument = kind === 'document';
  const { value, isPublic } = settingFields(key);
  return (
    <FormDialog<FieldValues>
      open
      size={isDocument || kind === 'accounts' ? 'l' : 'm'}
      title={`修改「${label}」`}
      {...(isDocument && { description: '保存后成为新的一版，旧版都保留。改了协议，登录的人会被请求重新同意。' })}
      defaultValues={{ ...form }}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit: (values) => on.submit({ value: String(values['value']), isPublic: values['isPublic'] === true }),
        close: on.close,
      }}
    >
      {({ control }) =>
        isDocument ? (
          <DocumentFields control={control} settingKey={key} preview={preview} />
        ) : (
          <FieldSet of={{ value, isPublic }} control={control} {...(kind === 'accounts' && { draw: DRAW_ACCOUNTS })} />
        )
      }
    </FormDialog>
  );
};
