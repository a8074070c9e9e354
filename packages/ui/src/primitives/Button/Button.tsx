import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonCss } from './buttonCss.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** `primary` once in a view; `danger` for actions that cannot be undone. */
  variant?: 'primary' | 'default' | 'ghost' | 'danger';
  /** 30, 36 or 44 px; `l` for the main action of a page. On touch screens all are 44 px. */
  size?: 's' | 'm' | 'l';
  icon?: IconName;
  /** While true a spinner is shown, clicks do nothing and the focus stays. */
  loading?: boolean;
  /** As wide as its container. */
  block?: boolean;
}

const Root = styled.button`
  ${buttonCss}
`;

/** An action. To go to another page use `ButtonLink` or `Link`. */
export const Button = ({
  variant = 'default',
  size = 'm',
  type = 'button',
  icon,
  loading = false,
  block = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <Root
    {...rest}
    type={type}
    data-variant={variant}
    data-size={size}
    data-block={block}
    aria-busy={loading || undefined}
    aria-disabled={loading || rest['aria-disabled']}
    onClick={(event: MouseEvent<HTMLButtonElement>) => {
      if (loading) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {loading ? <Spinner size={16} /> : icon && <Icon name={icon} size={16} />}
    {children}
  </Root>
);
