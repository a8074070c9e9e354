import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Uses a fixed-width font, for program input. */
  code?: boolean;
}

const Root = styled.textarea`
  ${controlCss}
  display: block;
  min-height: 88px;
  padding: 8px 12px;
  resize: vertical;

  &[data-code='true'] {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.small};
    line-height: 1.55;
    background: ${theme.color.code};
    tab-size: 4;
  }
`;

/** Several lines of text. */
export const Textarea = ({ code = false, rows = 3, spellCheck = false, ...rest }: TextareaProps) => (
  <Root {...rest} {...useFieldProps(rest)} rows={rows} spellCheck={spellCheck} data-code={code} />
);
