import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Seal } from '../../../primitives/Seal/Seal.tsx';

export interface NavItem {
  id: string;
  label: string;
  href: string;
}

export interface TopBarProps {
  title: string;
  /** Address of a picture that replaces the seal. */
  logo?: string | null;
  home: string;
  items: readonly NavItem[];
  /** Id of the current page's item. */
  active: string | null;
  /** At the right end: the signed-in user. */
  end?: ReactNode;
  /** On phones, at the far right: the button that opens the menu. */
  menu?: ReactNode;
}

const Root = styled.header`
  position: relative;
  z-index: ${theme.layer.bar};
  display: flex;
  align-items: center;
  gap: ${theme.space[28]};
  min-height: 60px;
  padding: 0 ${theme.space[32]};
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.line};

  > a {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-width: 0;
    min-height: ${theme.control.touch};
    color: ${theme.color.ink};
    font-size: ${theme.text.section};
    font-weight: ${theme.weight.bold};
    text-decoration: none;
    white-space: nowrap;
  }
  > a > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > a > img {
    width: 30px;
    height: 30px;
    object-fit: contain;
  }
  > nav {
    align-self: stretch;
    display: flex;
    gap: ${theme.space[24]};
  }
  > nav > a {
    position: relative;
    display: grid;
    align-items: center;
    color: ${theme.color.ink2};
    text-decoration: none;
    white-space: nowrap;
  }
  ${media.touch} {
    > nav {
      gap: ${theme.space[8]};
    }
    > nav > a {
      justify-items: center;
      min-width: ${theme.control.touch};
    }
  }
  > nav > a:hover {
    color: ${theme.color.ink};
  }
  > nav > a[aria-current='page'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  > nav > [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${theme.color.primary};
    view-transition-name: mark;
  }
  > nav > a:focus-visible {
    outline-offset: -4px;
    border-radius: ${theme.radius.control};
  }
  > [data-part='end'] {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[16]};
    min-width: 0;
  }
  > [data-part='menu'] {
    display: none;
  }

  ${media.narrow} {
    gap: ${theme.space[8]};
    min-height: 52px;
    padding: 0 ${theme.space[8]} 0 ${theme.space[16]};

    > a {
      flex: 1 1 auto;
    }
    > nav {
      display: none;
    }
    > [data-part='end'] {
      flex: none;
      gap: ${theme.space[4]};
    }
    > [data-part='menu'] {
      display: flex;
      align-items: center;
    }
  }
  ${media.print} {
    > nav,
    > [data-part='end'],
    > [data-part='menu'] {
      display: none;
    }
  }
`;

/** The bar above every page: seal and name, navigation, signed-in user. */
export const TopBar = ({ title, logo, home, items, active, end, menu }: TopBarProps) => (
  <Root>
    <a href={home}>
      {logo ? <img src={logo} alt="" /> : <Seal />}
      <span>{title}</span>
    </a>
    <nav aria-label="主导航">
      {items.map((item) => (
        <a key={item.id} href={item.href} aria-current={item.id === active ? 'page' : undefined}>
          {item.label}
        </a>
      ))}
    </nav>
    <div data-part="end">{end}</div>
    {menu !== undefined && <div data-part="menu">{menu}</div>}
  </Root>
);
