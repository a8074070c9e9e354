import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonCss } from '../Button/buttonCss.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  variant?: 'primary' | 'default' | 'ghost';
  size?: 's' | 'm' | 'l';
  icon?: IconName;
  block?: boolean;
}

const Root = styled.a`
  ${buttonCss}
`;

/** A link that looks like a button. */
export const ButtonLink = ({
  variant = 'default',
  size = 'm',
  icon,
  block = false,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Root {...rest} data-variant={variant} data-size={size} data-block={block}>
    {icon && <Icon name={icon} size={16} />}
    {children}
  </Root>
);
