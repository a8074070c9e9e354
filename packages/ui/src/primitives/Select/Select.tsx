import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'size' | 'multiple' | 'children'
> {
  options: readonly SelectOption[];
  /** First option, with the empty value: 请选择. */
  placeholder?: string;
  size?: 's' | 'm' | 'l';
}

const Root = styled.span`
  position: relative;
  display: block;

  > select {
    ${controlCss}
    padding-right: 36px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > select > option {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
  }
  > select[data-size='s'] {
    min-height: ${theme.control.small};
    padding-block: 2px;
    font-size: ${theme.text.small};
  }
  ${media.touch} {
    > select[data-size='s'] {
      min-height: ${theme.control.touch};
      font-size: ${theme.text.lead};
    }
  }
  > svg {
    position: absolute;
    right: 11px;
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.ink2};
    pointer-events: none;
  }
`;

/** Chooses one of a short list with the browser's native control, which also suits phones. */
export const Select = ({ options, placeholder, size = 'm', ...rest }: SelectProps) => (
  <Root>
    <select {...rest} {...useFieldProps(rest)} data-size={size}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" size={16} />
  </Root>
);
