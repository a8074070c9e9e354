import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../primitives/Popover/Popover.tsx';
import { links } from '../../patterns/links/links.ts';
import { allowedGroups, placeOf, type SideNavGroup } from '../../patterns/SideNav/navGroups.ts';
import { SideNav } from '../../patterns/SideNav/SideNav.tsx';
import { OfficeMark } from './parts/OfficeMark.tsx';
import { PageSearch } from './parts/PageSearch.tsx';
import { PersonMenu } from './parts/PersonMenu.tsx';

export interface OfficeLayoutProps {
  /** `bms` is the platform's, `edms` a school's own. */
  office: 'bms' | 'edms';
  /** The platform, or the school that is worked for. */
  title: string;
  /** Address of the school's picture; the seal without it. */
  logo?: string | undefined;
  person: string;
  /** Address of the person's picture. */
  portrait?: string | undefined;
  /** Messages that the person has not read. */
  unread?: number;
  /** Other schools that the person works for, each with the address of its picture. */
  otherSchools?: readonly { id: string; name: string; logo: string | null }[];
  /** Rights of who is signed in, as `resource:action`. */
  rights: readonly string[];
  /** The pages of this office by group; shown are those that the rights open. */
  groups: readonly SideNavGroup[];
  /** Id of the page's way. */
  active: string | null;
  children: ReactNode;
  on: {
    signOut: () => void;
    switchOrganization: (orgId: string) => void;
    /** A page was found by its name: its address. */
    go: (href: string) => void;
    /** The own password; those of the platform have no other page for it. */
    changePwd: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 100dvh;

  > a {
    position: absolute;
    left: ${theme.space[16]};
    top: -100px;
    z-index: ${theme.layer.overlay};
    padding: 10px 16px;
    border-radius: 0 0 ${theme.radius.control} ${theme.radius.control};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    text-decoration: none;
  }
  > a:focus {
    top: 0;
  }
  > header {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 56px;
    padding: ${theme.space[8]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > header > b {
    flex: 0 1 auto;
    min-width: 0;
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.bold};
    overflow-wrap: anywhere;
  }
  > header > [data-part='place'] {
    flex: 1 0 auto;
    padding-left: ${theme.space[12]};
    border-left: 1px solid ${theme.color.line};
  }
  > main {
    /* Tables have more columns than the pages of students. */
    --page-width: 1440px;
    outline: none;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto minmax(0, 1fr);
    > header {
      padding-inline: ${theme.space[12]};
    }
    > header > b {
      flex: 1;
    }
    > header > [data-part='place'] {
      display: none;
    }
  }
  ${media.print} {
    > header {
      display: none;
    }
  }
`;

const switchButton = (props: TriggerProps) => <IconButton {...props} icon="refresh" label="切换机构" />;

const messagesLabel = (unread: number): string => (unread === 0 ? '消息' : `消息，${unread} 条未读`);

/** What stands around every page of the back office: whose it is, where one is, the ways by right, the page. */
export const OfficeLayout = (props: OfficeLayoutProps) => {
  const { office, title, logo, person, portrait, unread = 0, rights, groups, active, children, on } = props;
  const { otherSchools = [] } = props;
  const allowed = allowedGroups(groups, rights);
  const { group, item } = placeOf(allowed, active);
  return (
    <Root>
      <a href="#main">跳到正文</a>
      <header>
        <a href={links.home} aria-label="回到网站首页">
          <OfficeMark logo={logo} />
        </a>
        <b>{title}</b>
        <div data-part="place">
          {group && item && <Breadcrumb items={[{ label: group.label }, { label: item.label }]} />}
        </div>
        {otherSchools.length > 0 && (
          <Menu
            placement="bottom-end"
            items={otherSchools.map(({ id, name, logo: picture }) => ({
              id,
              label: name,
              picture,
              onSelect: () => on.switchOrganization(id),
            }))}
            trigger={switchButton}
          />
        )}
        <PageSearch groups={allowed} onGo={on.go} />
        <PersonMenu
          person={person}
          portrait={portrait}
          unread={unread}
          items={[
            {
              id: 'messages',
              label: messagesLabel(unread),
              onSelect: () => on.go(office === 'bms' ? `${links.bms}/message` : links.messages),
            },
            office === 'bms'
              ? { id: 'password', label: '修改密码', onSelect: on.changePwd }
              : { id: 'account', label: '账号与安全', onSelect: () => on.go(links.account) },
          ]}
        />
        <Button size="s" variant="ghost" onClick={on.signOut}>
          退出登录
        </Button>
      </header>
      <SideNav label="后台导航" groups={allowed} rights={rights} active={active} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Root>
  );
};
