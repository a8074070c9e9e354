import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Breadcrumb } from '../../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../primitives/Popover/Popover.tsx';
import { links } from '../../../patterns/links/links.ts';
import { OfflineBar } from '../OfflineBar/OfflineBar.tsx';
import { allowedGroups, placeOf, type SideNavGroup } from '../SideNav/navGroups.ts';
import { SideNav } from '../SideNav/SideNav.tsx';
import { type Command, type Finding, QuickFind } from './parts/QuickFind.tsx';
import { SkipLink } from '../Layout/parts/SkipLink.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Seal } from '../../../primitives/Seal/Seal.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { hiddenCss } from '../../../primitives/VisuallyHidden/hiddenCss.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface PersonMenuProps {
  person: string;
  portrait: string | undefined;
  /** Number of unread messages. */
  unread: number;
  items: readonly MenuItem[];
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-width: 0;

  > span:last-child {
    max-width: 9em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.narrow} {
    > span:last-child {
      ${hiddenCss}
    }
  }
`;

const opener = (person: string, portrait: string | undefined, unread: number) => (props: TriggerProps) => (
  <Button {...props} size="s" variant="ghost">
    <Person>
      <Badge count={unread} label={`${unread} 条未读消息`}>
        <Avatar name={person} size={28} {...(portrait !== undefined && { src: portrait })} />
      </Badge>
      <span>
        {person}
        <VisuallyHidden>的账号</VisuallyHidden>
      </span>
    </Person>
  </Button>
);

/** The signed-in person, with a menu for their own account. */
const PersonMenu = ({ person, portrait, unread, items }: PersonMenuProps) => (
  <Menu placement="bottom-end" items={items} trigger={opener(person, portrait, unread)} />
);

interface OfficeMarkProps {
  /** Address of the school's picture. */
  logo: string | undefined;
}

const Picture = styled.img`
  display: block;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius.control};
  object-fit: contain;
`;

/** The school's picture, or the seal if there is none or it fails to load. Decorative: the name is next to it. */
const OfficeMark = ({ logo }: OfficeMarkProps) => {
  const [missing, setMissing] = useState<string>();
  return logo === undefined || logo === missing ? (
    <Seal size={30} />
  ) : (
    <Picture src={logo} alt="" onError={() => setMissing(logo)} />
  );
};

/** Pages of the student site, found by name from the office but not in its menus. */
const SITE_PLACES: SideNavGroup = {
  id: 'site',
  label: '网站',
  items: [
    { id: 'courses', label: '课程列表', href: courseLinks.courses },
    { id: 'topics', label: '专题', href: courseLinks.topics },
    { id: 'camp', label: 'GESP 训练营', href: courseLinks.camp() },
    { id: 'python', label: 'Python 练习场', href: practiceLinks.python },
    { id: 'contents', label: '内容中心', href: courseLinks.contents },
  ],
};

export type { Finding };

export interface OfficeLayoutProps {
  /** `bms` is the platform's office, `edms` a school's. */
  office: 'bms' | 'edms';
  /** Name of the platform or of the current school. */
  title: string;
  /** Address of the school's picture; without one the seal is shown. */
  logo?: string | undefined;
  person: string;
  /** Address of the person's portrait. */
  portrait?: string | undefined;
  /** Number of unread messages. */
  unread?: number;
  /** Other schools the person works for, each with the address of its picture. */
  otherSchools?: readonly { id: string; name: string; logo: string | null }[];
  /** Rights of the signed-in person, as `resource:action`. */
  rights: readonly string[];
  /** Pages of this office by group; only those the rights allow are shown. */
  groups: readonly SideNavGroup[];
  /** Id of the current page's link. */
  active: string | null;
  /** Search for people and schools by name; null for persons who may search neither. */
  finding?: Finding | null;
  theme: 'light' | 'dark';
  offline?: boolean;
  children: ReactNode;
  on: {
    signOut: () => void;
    switchOrganization: (orgId: string) => void;
    /** Opens an address found by the search. */
    go: (href: string) => void;
    theme: (next: 'light' | 'dark') => void;
    /** Changes the person's own password; operators have no other page for it. */
    changePwd: () => void;
    /** Brings the first steps back to the person's desk. */
    showSteps: () => void;
  };
}

/** Height of the bar at the top, the same on phones. Sticky content is placed below it. */
const BAR_PX = 56;

const Root = styled.div`
  --sticky-top: ${BAR_PX}px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 100dvh;

  > header {
    grid-column: 1 / -1;
    position: sticky;
    top: 0;
    z-index: ${theme.layer.bar};
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    height: ${BAR_PX}px;
    padding: ${theme.space[8]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > header > b {
    flex: 0 1 auto;
    min-width: 0;
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > header > [data-part='place'] {
    flex: 1 0 auto;
    padding-left: ${theme.space[12]};
    border-left: 1px solid ${theme.color.line};
  }
  > header + div {
    position: sticky;
    top: ${BAR_PX}px;
    align-self: start;
    height: calc(100dvh - ${BAR_PX}px);
  }
  > main {
    /* Tables have more columns than the pages of students: beside the navigation they fill a window of 1920 px. */
    --page-width: 1720px;
    min-width: 0;
    scroll-margin-top: ${BAR_PX}px;
    outline: none;
  }
  /* What the keyboard comes to is not hidden under the bar. */
  > main :is(a, button, input, select, textarea) {
    scroll-margin-top: ${BAR_PX * 2}px;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto minmax(0, 1fr);
    > header {
      position: static;
      height: auto;
      min-height: ${BAR_PX}px;
      gap: ${theme.space[4]};
      padding-inline: ${theme.space[12]};
    }
    > header > a {
      margin-right: ${theme.space[4]};
    }
    > header > b {
      flex: 1;
      white-space: normal;
      word-break: keep-all;
      overflow-wrap: anywhere;
    }
    > header + div {
      top: 0;
      z-index: ${theme.layer.bar};
      height: ${BAR_PX}px;
    }
    > header > [data-part='place'] {
      display: none;
    }
  }
  /* In a low window, as at 200 % zoom, bars scroll away with the page. */
  ${media.low} {
    --sticky-top: 0px;
    > header {
      position: static;
    }
    > header + div {
      position: static;
      height: auto;
    }
  }
  ${media.print} {
    > header {
      display: none;
    }
  }
`;

/** Commands of the search box that do not open a page. */
const commandsOf = ({ theme: shown, otherSchools = [], on }: OfficeLayoutProps): Command[] => [
  {
    id: 'theme',
    label: shown === 'dark' ? '换成浅色' : '换成深色',
    hint: '外观',
    run: () => on.theme(shown === 'dark' ? 'light' : 'dark'),
  },
  ...otherSchools.map(({ id, name }) => ({
    id,
    label: name,
    hint: '切换机构',
    run: () => on.switchOrganization(id),
  })),
];

const switchButton = (props: TriggerProps) => <IconButton {...props} icon="refresh" label="切换机构" />;

const messagesLabel = (unread: number): string => (unread === 0 ? '消息' : `消息，${unread} 条未读`);

/** Frame of every page of the back office: title, navigation by rights, and the page. */
export const OfficeLayout = (props: OfficeLayoutProps) => {
  const { office, title, logo, person, portrait, unread = 0, rights, groups, active, children, on } = props;
  const { otherSchools = [], finding = null, theme: shown, offline = false } = props;
  const isDark = shown === 'dark';
  const allowed = allowedGroups(groups, rights);
  const { group, item } = placeOf(allowed, active);
  return (
    <Root>
      <SkipLink href="#main">跳到正文</SkipLink>
      <header>
        <a href={links.home} aria-label="回到网站首页">
          <OfficeMark logo={logo} />
        </a>
        <b title={title}>{title}</b>
        <div data-part="place">
          {group && item && <Breadcrumb label="所在栏目" items={[{ label: group.label }, { label: item.label }]} />}
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
        <QuickFind groups={[...allowed, SITE_PLACES]} commands={commandsOf(props)} finding={finding} onGo={on.go} />
        <IconButton
          icon={isDark ? 'sun' : 'moon'}
          label={isDark ? '换成浅色' : '换成深色'}
          onClick={() => on.theme(isDark ? 'light' : 'dark')}
        />
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
            { id: 'security', label: '两步验证与设备', onSelect: () => on.go(`${links[office]}/security`) },
            { id: 'steps', label: '显示「开始使用」', onSelect: on.showSteps },
          ]}
        />
        <Button size="s" variant="ghost" onClick={on.signOut}>
          退出登录
        </Button>
      </header>
      <SideNav label="管理导航" groups={allowed} rights={rights} active={active} />
      <main id="main" tabIndex={-1}>
        {offline && <OfflineBar />}
        {children}
      </main>
    </Root>
  );
};
