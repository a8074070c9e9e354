import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

const Root = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;

  > i {
    flex: none;
    width: 36px;
    height: 20px;
    padding: 2px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.round};
    background: ${theme.color.sunken};
    transition: background-color ${theme.motion.quick} ${theme.motion.ease};
  }
  > i::before {
    content: '';
    display: block;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${theme.color.ink2};
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  &[aria-checked='true'] > i {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  &[aria-checked='true'] > i::before {
    background: ${theme.color.onPrimary};
    transform: translateX(16px);
  }
  &:disabled {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
  &:disabled > i {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    > i::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[aria-checked='true'] > i {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &[aria-checked='true'] > i::before {
      background: HighlightText;
    }
  }

  ${media.touch} {
    min-height: ${theme.control.touch};
  }
`;

/** On or off, with immediate effect. */
export const Switch = ({ label, checked, onChange, disabled }: SwitchProps) => (
  <Root type="button" role="switch" aria-checked={checked} disabled={disabled} onClick={() => onChange(!checked)}>
    <i aria-hidden />
    <span>{label}</span>
  </Root>
);
