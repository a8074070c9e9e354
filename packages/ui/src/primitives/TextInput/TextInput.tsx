import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  size?: 'm' | 'l';
}

const Root = styled.input`
  ${controlCss}
`;

/** One line of text. Inside a Field it needs no id; elsewhere give it an `aria-label`. */
export const TextInput = ({ type = 'text', size = 'm', ...rest }: TextInputProps) => (
  <Root {...rest} {...useFieldProps(rest)} type={type} data-size={size} />
);
