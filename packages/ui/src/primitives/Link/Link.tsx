import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  /** `quiet` has the surrounding text colour and underlines on hover: titles in lists. */
  tone?: 'accent' | 'quiet';
}

const Root = styled.a`
  color: ${theme.color.primary};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  border-radius: 2px;

  &:hover {
    color: ${theme.color.primaryHover};
    text-decoration-thickness: 2px;
  }
  &[data-tone='quiet'] {
    color: inherit;
    text-decoration-line: none;
  }
  &[data-tone='quiet']:hover {
    color: ${theme.color.primary};
    text-decoration-line: underline;
  }
`;

/** A link to another page. A plain `<a>`: the app's router intercepts its clicks. */
export const Link = ({ tone = 'accent', ...rest }: LinkProps) => <Root {...rest} data-tone={tone} />;
