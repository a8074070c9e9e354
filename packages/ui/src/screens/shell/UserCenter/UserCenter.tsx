import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useChosenInRow } from '../../../primitives/Scroll/useChosenInRow.ts';
import { links } from '../../../patterns/links/links.ts';
import { type NavItem, TopBar } from '../TopBar/TopBar.tsx';

export interface UserCenterProps {
  title: string;
  logo?: string | null;
  /** Name and kind of person; null until loaded. */
  person: { name: string; kind: string } | null;
  /** The site's navigation, as above its other pages. */
  items: readonly NavItem[];
  /** Pages of the personal centre that are available to this person. */
  tabs: readonly NavItem[];
  /** Id of the current tab. */
  active: string | null;
  /** Number of unread messages, shown at their tab. */
  unread: number;
  theme: 'light' | 'dark';
  children: ReactNode;
  on: { signOut: () => void; theme: (next: 'light' | 'dark') => void };
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > [data-part='frame'] {
    flex: 1;
    display: grid;
    grid-template-columns: 208px minmax(0, 1fr);
    width: 100%;
    max-width: 1180px;
    margin: 0 auto;
    padding: 0 ${theme.space[32]};
  }
  nav[data-part='tabs'] {
    position: sticky;
    top: 0;
    align-self: start;
    padding: ${theme.space[28]} ${theme.space[20]} ${theme.space[28]} 0;
  }
  [data-part='who'] {
    padding: 0 ${theme.space[12]} ${theme.space[16]};
  }
  [data-part='who'] b,
  [data-part='who'] small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='who'] b {
    font-size: ${theme.text.lead};
    line-height: 1.5;
  }
  [data-part='who'] small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  nav[data-part='tabs'] ul {
    display: grid;
    gap: 2px;
    list-style: none;
  }
  nav[data-part='tabs'] a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
    min-height: 40px;
    padding: 0 ${theme.space[12]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.ink2};
    text-decoration: none;
    white-space: nowrap;
  }
  nav[data-part='tabs'] a:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }
  nav[data-part='tabs'] a[aria-current='page'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  nav[data-part='tabs'] i {
    min-width: 20px;
    padding: 0 6px;
    border-radius: 10px;
    background: ${theme.color.seal};
    color: ${theme.color.onSeal};
    font-size: ${theme.text.tiny};
    font-style: normal;
    font-variant-numeric: tabular-nums;
    line-height: 20px;
    text-align: center;
  }
  main {
    min-width: 0;
    border-left: 1px solid ${theme.color.line};
    outline: none;
  }

  [data-part='home'] {
    display: none;
  }

  ${media.touch} {
    nav[data-part='tabs'] a {
      min-height: ${theme.control.touch};
    }
  }
  ${media.narrow} {
    > [data-part='frame'] {
      display: block;
      padding: 0;
    }
    [data-part='who'] {
      display: none;
    }
    nav[data-part='tabs'] {
      z-index: ${theme.layer.bar};
      padding: 0;
      border-bottom: 1px solid ${theme.color.line};
      background: ${theme.color.surface};
    }
    nav[data-part='tabs'] ul {
      display: flex;
      gap: 0;
      padding: 0 ${theme.space[8]};
      overflow-x: auto;
      scrollbar-width: none;
    }
    nav[data-part='tabs'] a,
    nav[data-part='tabs'] a[aria-current='page'] {
      min-height: 48px;
      border-radius: 0;
      background: none;
    }
    nav[data-part='tabs'] a[aria-current='page'] {
      box-shadow: inset 0 -2px ${theme.color.primary};
    }
    main {
      border-left: 0;
    }
    /* The bar has no room for the site's navigation. */
    [data-part='home'] {
      display: block;
    }
  }
  /* A sheet of paper is the page alone. */
  ${media.print} {
    > [data-part='frame'] {
      display: block;
      padding: 0;
    }
    nav[data-part='tabs'] {
      display: none;
    }
    main {
      border-left: 0;
    }
  }
`;

/** Frame of the personal centre: the site's navigation above, its own at the side. */
export const UserCenter = ({
  title,
  logo = null,
  person,
  items,
  tabs,
  active,
  unread,
  theme: shown,
  children,
  on,
}: UserCenterProps) => {
  const isDark = shown === 'dark';
  const row = useRef<HTMLUListElement>(null);
  useChosenInRow(row, `${active} of ${tabs.length}`);
  return (
    <Root>
      <TopBar
        title={title}
        logo={logo}
        home={links.home}
        items={items}
        active={null}
        end={
          <>
            <IconButton
              icon={isDark ? 'sun' : 'moon'}
              label={isDark ? '换成浅色' : '换成深色'}
              onClick={() => on.theme(isDark ? 'light' : 'dark')}
            />
            <span data-part="home">
              <ButtonLink href={links.home} variant="ghost">
                回到首页
              </ButtonLink>
            </span>
            {person && <Button onClick={on.signOut}>退出登录</Button>}
          </>
        }
      />
      <div data-part="frame">
        <nav data-part="tabs" aria-label="个人中心">
          {person && (
            <div data-part="who">
              <b>{person.name}</b>
              <small>{person.kind}</small>
            </div>
          )}
          <ul ref={row}>
            {tabs.map(({ id, label, href }) => (
              <li key={id}>
                <a href={href} aria-current={id === active ? 'page' : undefined}>
                  {label}
                  {href === links.messages && unread > 0 && (
                    <i aria-label={`${unread} 条未读`}>{Math.min(unread, 99)}</i>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </Root>
  );
};
