import { styled } from 'styled-components';
import { links } from '../../../../patterns/links/links.ts';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Menu, type MenuItem } from '../../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { hiddenCss } from '../../../../primitives/VisuallyHidden/hiddenCss.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { OfficeLayoutProps } from '../officeLayoutProps.ts';
import { otherTheme, themeLabel } from './officeTheme.ts';

const messagesLabel = (unread: number): string => (unread === 0 ? '消息' : `消息，${unread} 条未读`);

/** What the person can do about their own account. A phone has no room for more in its bar, so it has all here. */
function personItems(props: OfficeLayoutProps, isPhone: boolean): MenuItem[] {
  const { office, unread = 0, theme: shown, otherSchools = [], on } = props;
  const own: MenuItem[] = [
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
  ];
  if (!isPhone) return own;
  return [
    ...own,
    ...otherSchools.map(({ id, name }) => ({
      id,
      label: `切换到${name}`,
      onSelect: () => on.switchOrganization(id),
    })),
    { id: 'theme', label: themeLabel(shown), onSelect: () => on.theme(otherTheme(shown)) },
    { id: 'home', label: '回到网站首页', onSelect: () => on.go(links.home) },
    { id: 'signOut', label: '退出登录', onSelect: on.signOut },
  ];
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

interface PersonMenuProps {
  of: OfficeLayoutProps;
  isPhone?: boolean;
}

/** The signed-in person, with a menu for their own account. */
export const PersonMenu = ({ of, isPhone = false }: PersonMenuProps) => (
  <Menu
    placement="bottom-end"
    items={personItems(of, isPhone)}
    trigger={opener(of.person, of.portrait, of.unread ?? 0)}
  />
);
