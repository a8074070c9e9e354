import { configKeyOf, settingFields } from '@aosai/api/platform/configKeys';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { FieldSet, type FieldSetProps, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import type { SettingForm } from '../setting.ts';
import { SettingText } from './SettingText.tsx';

export interface SettingDialogProps {
  edited: SettingForm & { key: string };
  act: TableAct;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
  on: { submit: (form: SettingForm) => void; close: () => void };
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[16]};

  > section {
    display: grid;
    align-content: start;
    gap: 6px;
    min-width: 0;
  }
  > section > b {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  textarea,
  [role='group'] {
    min-height: 46vh;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    textarea,
    [role='group'] {
      min-height: 32vh;
    }
  }
`;

type PreviewProps = Pick<FieldSetProps, 'control'> & Pick<SettingDialogProps, 'preview'> & { settingKey: string };

const Preview = ({ control, settingKey, preview }: PreviewProps) => {
  const value = String(useWatch({ control, name: 'value' }));
  return (
    <section>
      <b>预览</b>
      <SettingText settingKey={settingKey} value={value} html={preview(value)} />
    </section>
  );
};

/** Edits a setting with the control for its kind; a document is edited next to its preview. */
export const SettingDialog = ({ edited: { key, ...form }, act, preview, on }: SettingDialogProps) => {
  const { kind, label } = configKeyOf(key);
  const isDocument = kind === 'document';
  const { value, isPublic } = settingFields(key);
  return (
    <FormDialog<FieldValues>
      open
      size={isDocument ? 'l' : 'm'}
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
          <>
            <Sides>
              <FieldSet of={{ value }} control={control} />
              <Preview control={control} settingKey={key} preview={preview} />
            </Sides>
            <FieldSet of={{ isPublic }} control={control} />
          </>
        ) : (
          <FieldSet of={{ value, isPublic }} control={control} />
        )
      }
    </FormDialog>
  );
};
