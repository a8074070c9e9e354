import { useState } from 'react';
import { styled } from 'styled-components';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { links } from '../../../../patterns/links/links.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Breadcrumb } from '../../../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { placeOf, type SideNavGroup } from '../../SideNav/navGroups.ts';
import type { OfficeLayoutProps } from '../officeLayoutProps.ts';
import { otherTheme, themeLabel } from './officeTheme.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { type Command, QuickFind } from './QuickFind.tsx';

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

/** Commands of the search box that do not open a page. */
const commandsOf = ({ theme: shown, otherSchools = [], on }: OfficeLayoutProps): Command[] => [
  {
    id: 'theme',
    label: themeLabel(shown),
    hint: '外观',
    run: () => on.theme(otherTheme(shown)),
  },
  ...otherSchools.map(({ id, name }) => ({
    id,
    label: name,
    hint: '切换机构',
    run: () => on.switchOrganization(id),
  })),
];

const switchButton = (props: TriggerProps) => <IconButton {...props} icon="refresh" label="切换机构" />;

/** The bar of a wide window. */
export const WideBar = (props: OfficeLayoutProps & { allowed: readonly SideNavGroup[] }) => {
  const { title, logo, allowed, active, on } = props;
  const { otherSchools = [], finding = null, theme: shown } = props;
  const { group, item } = placeOf(allowed, active);
  return (
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
        icon={shown === 'dark' ? 'sun' : 'moon'}
        label={themeLabel(shown)}
        onClick={() => on.theme(otherTheme(shown))}
      />
      <PersonMenu of={props} />
      <Button size="s" variant="ghost" onClick={on.signOut}>
        退出登录
      </Button>
    </header>
  );
};
