import { settingFields } from '@aosai/api/platform/configKeys';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldSet, type FieldSetProps } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { SettingText } from './SettingText.tsx';

export interface DocumentFieldsProps extends Pick<FieldSetProps, 'control'> {
  settingKey: string;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
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

const Preview = ({ control, settingKey, preview }: DocumentFieldsProps) => {
  const value = String(useWatch({ control, name: 'value' }));
  return (
    <section>
      <b>预览</b>
      <SettingText settingKey={settingKey} value={value} html={preview(value)} />
    </section>
  );
};

/** The fields of a text for readers: its Markdown, what readers will see of it, and whether it is public. */
export const DocumentFields = (props: DocumentFieldsProps) => {
  const { value, isPublic } = settingFields(props.settingKey);
  return (
    <>
      <Sides>
        <FieldSet of={{ value }} control={props.control} />
        <Preview {...props} />
      </Sides>
      <FieldSet of={{ isPublic }} control={props.control} />
    </>
  );
};
