import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  icon: IconName;
  /** What it does: the name for screen readers and the native tooltip. */
  label: string;
  size?: 's' | 'm';
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
}

const Root = styled.button`
  appearance: none;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${theme.control.medium};
  height: ${theme.control.medium};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.ink2};
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }
  &[data-size='s'] {
    width: ${theme.control.small};
    height: ${theme.control.small};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
  &:disabled {
    background: transparent;
    color: ${theme.color.lineStrong};
    cursor: not-allowed;
  }

  ${media.touch} {
    width: ${theme.control.touch};
    height: ${theme.control.touch};
    &[data-size='s'] {
      width: ${theme.control.touch};
      height: ${theme.control.touch};
    }
  }
`;

/** A button with only an icon, so its label is required. */
export const IconButton = ({ icon, label, size = 'm', pressed, type = 'button', ...rest }: IconButtonProps) => (
  <Root {...rest} type={type} data-size={size} aria-label={label} title={label} aria-pressed={pressed}>
    <Icon name={icon} />
  </Root>
);
