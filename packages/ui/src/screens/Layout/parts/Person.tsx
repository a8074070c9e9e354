import type { Current } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../primitives/Popover/Popover.tsx';
import { otherPlaces, personCard, personName, personPoints } from './personWords.ts';
import { PersonFacts } from './PersonFacts.tsx';

export interface PersonProps {
  current: Current;
  /** To the personal centre; accounts of the back office have none. */
  onAccount: () => void;
  onSwitch: (orgId: string | null) => void;
  onSignOut: () => void;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  min-width: 0;

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

  ${media.touch} {
    > button {
      min-height: ${theme.control.touch};
    }
  }
  ${media.narrow} {
    display: none;
  }
`;

const openerOf = (name: string) => (props: TriggerProps) => (
  <button type="button" {...props}>
    <Avatar name={name} size={28} />
    <span>{name}</span>
    <Icon name="chevron-down" size={14} />
  </button>
);

/** Who is signed in, what they have, and the way out. On phones the menu says it instead. */
export const Person = ({ current, onAccount, onSwitch, onSignOut }: PersonProps) => (
  <Root>
    <PersonFacts card={personCard(current)} points={personPoints(current)} />
    <Menu
      placement="bottom-end"
      items={[
        ...(current.realm === 'member'
          ? [{ id: 'account', label: '个人中心', icon: 'user' as const, onSelect: onAccount }]
          : []),
        ...otherPlaces(current).map(({ orgId, label }) => ({
          id: orgId ?? 'self',
          label,
          icon: 'refresh' as const,
          onSelect: () => onSwitch(orgId),
        })),
        { id: 'signOut', label: '退出登录', icon: 'arrow-right', onSelect: onSignOut },
      ]}
      trigger={openerOf(personName(current))}
    />
  </Root>
);
