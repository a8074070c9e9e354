import { configKeyOf } from '@aosai/api/platform/configKeys';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { useLeaveGuard } from '../../../../patterns/FormDialog/useLeaveGuard.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { DocumentFields } from '../../Configs/parts/DocumentFields.tsx';
import type { EditedDocument, SettingsProps } from '../settingsProps.ts';

export interface DocumentEditorProps extends Pick<SettingsProps, 'act' | 'preview'> {
  edited: EditedDocument;
  on: Pick<SettingsProps['on'], 'edit' | 'saveDocument' | 'dirty' | 'forget' | 'retry'>;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[12]};
  }
  > footer > p {
    color: ${theme.color.ink2};
  }
`;

const EditorForm = ({ edited: { row }, value, act, preview, on }: DocumentEditorProps & { value: string }) => {
  'use no memo';
  const { control, handleSubmit, formState } = useForm<FieldValues>({
    defaultValues: { value, isPublic: row.isPublic },
  });
  const { isDirty } = formState;
  useLeaveGuard(isDirty);
  const sayDirty = useEffectEvent((dirty: boolean) => on.dirty('document', dirty));
  useEffect(() => {
    sayDirty(isDirty);
    return () => sayDirty(false);
  }, [isDirty]);
  return (
    <Fields
      noValidate
      onSubmit={(event) => {
        if (act.pending) return event.preventDefault();
        return void handleSubmit(async (values) => {
          const form = { value: String(values['value']), isPublic: values['isPublic'] === true };
          if (await on.saveDocument(row, form)) on.edit(null);
        })(event);
      }}
    >
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      <p>保存后成为第 {row.valueVersion + 1} 版，旧版都保留。改了协议，登录的人会被请求重新同意。</p>
      <DocumentFields control={control} settingKey={row.key} preview={preview} />
      <footer>
        <Button type="submit" variant="primary" disabled={!isDirty} loading={act.pending}>
          保存为新的一版
        </Button>
        <Button
          onClick={() => {
            on.forget();
            on.edit(null);
          }}
        >
          {isDirty ? '放弃改动' : '返回'}
        </Button>
        <p role="status">{isDirty ? '有没有保存的改动。' : ''}</p>
      </footer>
    </Fields>
  );
};

/** Edits one agreement beside what readers will see of it. */
export const DocumentEditor = (props: DocumentEditorProps) => {
  const { edited, on } = props;
  const { label } = configKeyOf(edited.row.key);
  return (
    <Card padding="l" title={`修改「${label}」`}>
      <Load of={edited.text} name="正文" onRetry={on.retry}>
        {(value) => <EditorForm key={edited.row.id} {...props} value={value} />}
      </Load>
    </Card>
  );
};
