import { lazy, Suspense, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NoticeBar } from '../NoticeBar/NoticeBar.tsx';
import { OfflineBar } from '../OfflineBar/OfflineBar.tsx';
import { type NavItem, TopBar } from '../TopBar/TopBar.tsx';
import { links, page } from '../../../patterns/links/links.ts';
import { SkipLink } from './parts/SkipLink.tsx';
import type { Current } from '@aosai/api/accounts/auth.contract';

export interface LayoutProps {
  /** Name of the site, from its settings. */
  title: string;
  /** Picture beside the name; without one the seal is shown. */
  logo?: string | null;
  /** Undefined until the session is known. */
  current: Current | null | undefined;
  /** Address of the person's portrait; without one the first character of the name is shown. */
  portrait?: string | undefined;
  /** Number of unread messages; null for accounts without messages. */
  unread?: number | null;
  /** Navigation links of this person. */
  items: readonly NavItem[];
  /** Id of the current link. */
  active: string | null;
  /** Text of the rolling notice; null if there is none or it was closed; undefined reserves its space. */
  notice: string | null | undefined;
  theme: 'light' | 'dark';
  offline?: boolean;
  /** The button of the search. */
  search?: ReactNode;
  children: ReactNode;
  on: {
    closeNotice: () => void;
    signIn: () => void;
    signOut: () => void;
    /** Switches to another organization, or to acting without one (null). */
    switchOrganization: (orgId: string | null) => void;
    /** Opens one of the person's own pages, such as the personal centre. */
    go: (path: string) => void;
    theme: (next: 'light' | 'dark') => void;
  };
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main {
    flex: 1;
    outline: none;
  }
  [data-part='menu'] > [data-part='opener'] {
    position: relative;
  }
  [data-part='menu'] > [data-waiting='true']::after {
    content: '';
    position: absolute;
    top: 8px;
    right: 8px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${theme.color.bad};
    box-shadow: 0 0 0 2px ${theme.color.surface};
    pointer-events: none;
  }
  > footer {
    padding: ${theme.space[20]} ${theme.space[32]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    text-align: center;
  }
  /* Whatever is still loading pushes the footer away. While it is unseen, nothing seems to jump. */
  &:has(> main [data-skeleton='true']) > footer {
    visibility: hidden;
  }
  > footer > nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${theme.space[4]} ${theme.space[20]};
    margin-bottom: ${theme.space[8]};
  }
  > footer a {
    color: ${theme.color.ink2};
    text-decoration: none;
  }
  > footer a:hover {
    color: ${theme.color.primary};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }

  ${media.touch} {
    > footer a {
      display: flex;
      align-items: center;
      min-height: ${theme.control.touch};
    }
  }
  ${media.narrow} {
    > footer {
      padding: ${theme.space[16]};
    }
  }
  ${media.print} {
    > footer {
      display: none;
    }
  }
`;

// Popups need a library that a first visit does not: they are loaded after sign-in or on the first tap.
const Person = lazy(async () => ({ default: (await import('./parts/Person.tsx')).Person }));
const MenuDrawer = lazy(async () => ({ default: (await import('./parts/MenuDrawer.tsx')).MenuDrawer }));

/** Frame of every page of the student site. */
export const Layout = ({
  title,
  logo = null,
  current,
  portrait,
  unread = null,
  items,
  active,
  notice,
  theme: shown,
  offline = false,
  search,
  children,
  on,
}: LayoutProps) => {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const isDark = shown === 'dark';
  return (
    <Root>
      <SkipLink href="#main">跳到正文</SkipLink>
      {notice !== null && <NoticeBar text={notice ?? ''} onClose={on.closeNotice} />}
      <TopBar
        title={title}
        logo={logo}
        home={links.home}
        items={items}
        active={active}
        end={
          <>
            {search}
            <IconButton
              icon={isDark ? 'sun' : 'moon'}
              label={isDark ? '换成浅色' : '换成深色'}
              onClick={() => on.theme(isDark ? 'light' : 'dark')}
            />
            {current === undefined && <Skeleton width="96px" />}
            {current === null && <Button onClick={on.signIn}>登录</Button>}
            {current && (
              <Suspense
                fallback={
                  <span data-chunk="waiting">
                    <Skeleton width="96px" />
                  </span>
                }
              >
                <Person
                  current={current}
                  portrait={portrait}
                  unread={unread}
                  onGo={on.go}
                  onSwitch={on.switchOrganization}
                  onSignOut={on.signOut}
                />
              </Suspense>
            )}
          </>
        }
        menu={
          <span data-part="opener" data-waiting={Boolean(unread)}>
            <IconButton
              icon="menu"
              label={unread ? `打开菜单，${unread} 条未读消息` : '打开菜单'}
              onClick={() => setMenu('open')}
            />
          </span>
        }
      />
      {offline && <OfflineBar />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <nav aria-label="关于本站">
          <a href={page('vipCardList')}>会员卡</a>
          <a href={links.about}>关于</a>
          <a href={links.agreement('service')}>服务协议</a>
          <a href={links.agreement('privacy')}>隐私政策</a>
          <a href={links.agreement('children')}>儿童个人信息保护规则</a>
        </nav>
        {title}　时间均为北京时间
      </footer>
      {menu !== 'never' && (
        <Suspense>
          <MenuDrawer
            open={menu === 'open'}
            items={items}
            active={active}
            current={current}
            portrait={portrait}
            unread={unread}
            onClose={() => setMenu('closed')}
            onSignIn={on.signIn}
            onSwitch={on.switchOrganization}
            onSignOut={on.signOut}
          />
        </Suspense>
      )}
    </Root>
  );
};
