import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from './choiceCss.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** True if some, but not all, of the items that the box controls are chosen. */
  indeterminate?: boolean;
  /** Marks the answer as wrong; show the reason next to it. */
  invalid?: boolean;
}

const Root = styled.label`
  ${choiceCss}
`;

/** Yes or no, applied when the form is sent. For immediate effect use a Switch. */
export const Checkbox = ({ label, hint, indeterminate = false, invalid = false, ref, ...rest }: CheckboxProps) => (
  <Root>
    <input
      {...rest}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      type="checkbox"
      aria-invalid={invalid || undefined}
    />
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </Root>
);
