import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type'> {
  /** Shown after the number: 分, 分钟, MB. */
  unit?: string;
}

const Root = styled.span`
  position: relative;
  display: block;

  > input {
    ${controlCss}
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }
  > input::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
  > input[data-unit='true'] {
    padding-right: 52px;
  }
  > span {
    position: absolute;
    right: 12px;
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    pointer-events: none;
  }
`;

/** A number with its unit; arrow keys step it, the mouse wheel does not. */
export const NumberInput = ({ unit, inputMode = 'numeric', ...rest }: NumberInputProps) => (
  <Root>
    <input {...rest} {...useFieldProps(rest)} type="number" inputMode={inputMode} data-unit={unit !== undefined} />
    {unit !== undefined && <span aria-hidden>{unit}</span>}
  </Root>
);
