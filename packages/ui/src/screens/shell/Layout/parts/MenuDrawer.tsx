import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../../primitives/Drawer/Drawer.tsx';
import type { NavItem } from '../../TopBar/TopBar.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { orderLinks } from '../../../../patterns/links/orderLinks.ts';
import { otherPlaces, personCard, personKind, personName, personPoints, unreadWords } from './personWords.ts';
import { PersonFacts } from './PersonFacts.tsx';
import type { Current } from '@aosai/api/accounts/auth.contract';

export interface MenuDrawerProps {
  open: boolean;
  items: readonly NavItem[];
  active: string | null;
  current: Current | null | undefined;
  portrait: string | undefined;
  unread: number | null;
  onClose: () => void;
  onSignIn: () => void;
  onSwitch: (orgId: string | null) => void;
  onSignOut: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[20]};

  nav {
    display: grid;
    margin-inline: -12px;
  }
  nav > a {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    min-height: 48px;
    padding: 0 ${theme.space[12]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.ink};
    font-size: ${theme.text.lead};
    text-decoration: none;
  }
  nav > a[aria-current='page'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  > section {
    display: grid;
    gap: ${theme.space[8]};
  }
  > header {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
  }
  > header b,
  > header small {
    display: block;
    line-height: 1.4;
  }
  > header small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** The menu on a phone: the person, navigation, and sign-out. */
export const MenuDrawer = ({
  open,
  items,
  active,
  current,
  portrait,
  unread,
  onClose,
  onSignIn,
  onSwitch,
  onSignOut,
}: MenuDrawerProps) => {
  const leave = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="菜单"
      footer={
        current ? (
          <Button onClick={leave(onSignOut)}>退出登录</Button>
        ) : (
          <Button variant="primary" onClick={leave(onSignIn)}>
            登录
          </Button>
        )
      }
    >
      <Root>
        {current && (
          <header>
            <Avatar name={personName(current)} size={40} {...(portrait !== undefined && { src: portrait })} />
            <div>
              <b>{personName(current)}</b>
              <small>{personKind(current)}</small>
            </div>
          </header>
        )}
        {current && <PersonFacts card={personCard(current)} points={personPoints(current)} />}
        <nav aria-label="菜单">
          {items.map((item) => (
            <a key={item.id} href={item.href} aria-current={item.id === active ? 'page' : undefined} onClick={onClose}>
              {item.label}
            </a>
          ))}
          {unread !== null && (
            <a href={links.messages} onClick={onClose}>
              消息
              <Badge count={unread} label={unreadWords(unread)} />
            </a>
          )}
          {current?.realm === 'member' && (
            <>
              <a href={links.account} onClick={onClose}>
                个人中心
              </a>
              <a href={orderLinks.orders} onClick={onClose}>
                我的订单
              </a>
            </>
          )}
          {current?.realm !== 'user' && (
            <a href={orderLinks.cards} onClick={onClose}>
              会员卡
            </a>
          )}
        </nav>
        {current && otherPlaces(current).length > 0 && (
          <section aria-label="切换机构">
            {otherPlaces(current).map(({ orgId, label }) => (
              <Button key={orgId ?? 'self'} block onClick={leave(() => onSwitch(orgId))}>
                {label}
              </Button>
            ))}
          </section>
        )}
      </Root>
    </Drawer>
  );
};
