import { CONFIG_LINE_MAX, CONFIG_VALUE_MAX, configFault, configKeyOf } from '@aosai/api/domain/configKeys';
import { useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { SettingForm } from '../setting.ts';
import { SettingText } from './SettingText.tsx';

export interface SettingDialogProps {
  /** The setting as it is; `new` for another one; null while it is closed. */
  edited: SettingForm | 'new' | null;
  act: TableAct;
  /** Markdown as its readers will see it. */
  preview: (markdown: string) => string;
  on: { save: (form: SettingForm) => void; close: () => void };
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

const SWITCH = [
  { value: 'true', label: '开' },
  { value: 'false', label: '关' },
];

const Preview = ({
  control,
  settingKey,
  preview,
}: Pick<SettingDialogProps, 'preview'> & { control: Control<SettingForm>; settingKey: string }) => {
  const value = useWatch({ control, name: 'value' });
  return (
    <section>
      <b>预览</b>
      <SettingText settingKey={settingKey} value={value} html={preview(value)} />
    </section>
  );
};

/** The value of a setting, in the control that its kind asks for; a document beside its preview. */
export const SettingDialog = ({ edited, act, preview, on }: SettingDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const { kind, label } = configKeyOf(isNew ? '' : edited.key);
  const fields = ({ register, control, errorOf }: FormParts<SettingForm>) => {
    const value = register('value', {
      validate: (text, { key }) => configFault(key, text) ?? true,
      maxLength: { value: CONFIG_VALUE_MAX, message: `最多 ${CONFIG_VALUE_MAX} 个字，请缩短。` },
    });
    return (
      <>
        {isNew && (
          <Field label="键" required error={errorOf('key')} hint="程序按它读取，例如 contest.rules；建好后不能改。">
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...register('key', {
                required: '请填写键。',
                pattern: {
                  value: /^[a-z][A-Za-z0-9.]{1,63}$/,
                  message: '键以小写字母开头，共 2 到 64 个字母、数字或点。',
                },
              })}
            />
          </Field>
        )}
        {kind === 'document' && !isNew ? (
          <Sides>
            <Field label="正文（Markdown）" required error={errorOf('value')}>
              <Textarea {...value} />
            </Field>
            <Preview control={control} settingKey={edited.key} preview={preview} />
          </Sides>
        ) : (
          <Field
            label="内容"
            error={errorOf('value')}
            {...(kind === 'line' ? { hint: `一行，最多 ${CONFIG_LINE_MAX} 个字；清空就不显示。` } : {})}
          >
            {kind === 'switch' ? (
              <Select options={SWITCH} {...value} />
            ) : kind === 'line' ? (
              <TextInput autoComplete="off" {...value} />
            ) : (
              <Textarea rows={8} {...value} />
            )}
          </Field>
        )}
        <Checkbox label="公开" hint="公开的内容任何人都能读到，密钥和内部信息不要公开。" {...register('isPublic')} />
      </>
    );
  };
  return (
    <FormDialog<SettingForm>
      open
      size={kind === 'document' && !isNew ? 'l' : 'm'}
      title={isNew ? '新建配置' : `修改「${label}」`}
      {...(kind === 'document' && !isNew
        ? { description: '保存后成为新的一版，旧版都保留。改了协议，登录的人会被请求重新同意。' }
        : {})}
      defaultValues={isNew ? { key: '', value: '', isPublic: false } : edited}
      submitLabel={isNew ? '新建配置' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
