import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { otherPlaces, personCard, personName, personPoints, unreadWords } from './personWords.ts';
import { PersonFacts } from './PersonFacts.tsx';
import type { Current } from '@aosai/api/accounts/auth.contract';

export interface PersonProps {
  current: Current;
  portrait: string | undefined;
  /** Number of unread messages; null for accounts without messages. */
  unread: number | null;
  /** Opens one of the person's own pages; accounts of the back office have none. */
  onGo: (path: string) => void;
  onSwitch: (orgId: string | null) => void;
  onSignOut: () => void;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  min-width: 0;

  /* Where the bar is short, what does not fit its one line is left to the menu and the account's page. */
  > [data-part='facts'] {
    justify-content: flex-end;
    max-height: 24px;
    overflow: hidden;
  }
  > button {
    appearance: none;
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    min-height: ${theme.control.medium};
    max-width: 180px;
    padding: 2px 8px 2px 4px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
  > button:hover {
    background: ${theme.color.sunken};
  }
  > button > span:nth-child(2) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button > svg {
    color: ${theme.color.ink3};
  }
  > a {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: ${theme.control.medium};
    color: ${theme.color.ink2};
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    color: ${theme.color.ink};
  }

  ${media.touch} {
    > button,
    > a {
      min-height: ${theme.control.touch};
    }
    > a {
      justify-content: center;
      min-width: ${theme.control.touch};
    }
  }
  ${media.narrow} {
    display: none;
  }
`;

const OWN_PAGES = [
  { path: '/user/accout', label: '个人中心', icon: 'user' },
  { path: '/order', label: '我的订单', icon: 'document' },
  { path: '/vipCardList', label: '会员卡', icon: 'star' },
] as const;

const openerOf = (name: string, portrait: string | undefined) => (props: TriggerProps) => (
  <button type="button" {...props}>
    <Avatar name={name} size={28} {...(portrait !== undefined && { src: portrait })} />
    <span>{name}</span>
    <Icon name="chevron-down" size={14} />
  </button>
);

/** The signed-in person in the bar, with messages and the menu. On phones the drawer shows these instead. */
export const Person = ({ current, portrait, unread, onGo, onSwitch, onSignOut }: PersonProps) => (
  <Root>
    <PersonFacts card={personCard(current)} points={personPoints(current)} />
    {unread !== null && (
      <a href={links.messages}>
        消息
        <Badge count={unread} label={unreadWords(unread)} />
      </a>
    )}
    {/* Announced politely when the count changes. */}
    <VisuallyHidden role="status">{unread ? unreadWords(unread) : ''}</VisuallyHidden>
    <Menu
      placement="bottom-end"
      items={[
        ...(current.realm === 'member'
          ? OWN_PAGES.map(({ path, ...item }) => ({ id: path, ...item, onSelect: () => onGo(path) }))
          : []),
        ...otherPlaces(current).map(({ orgId, label }) => ({
          id: orgId ?? 'self',
          label,
          icon: 'refresh' as const,
          onSelect: () => onSwitch(orgId),
        })),
        { id: 'signOut', label: '退出登录', icon: 'arrow-right', onSelect: onSignOut },
      ]}
      trigger={openerOf(personName(current), portrait)}
    />
  </Root>
);
