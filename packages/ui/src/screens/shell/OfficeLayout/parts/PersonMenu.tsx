import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Menu, type MenuItem } from '../../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { hiddenCss } from '../../../../primitives/VisuallyHidden/hiddenCss.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface PersonMenuProps {
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
export const PersonMenu = ({ person, portrait, unread, items }: PersonMenuProps) => (
  <Menu placement="bottom-end" items={items} trigger={opener(person, portrait, unread)} />
);
