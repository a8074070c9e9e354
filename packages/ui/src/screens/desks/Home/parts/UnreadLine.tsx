import { styled } from 'styled-components';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 44px;
  padding: ${theme.space[8]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  > span {
    flex: 1;
  }
  > svg {
    color: ${theme.color.ink3};
  }
`;

/** Says that there are unread messages. */
export const UnreadLine = ({ count }: { count: number }) => (
  <Root href={`${links.messages}?unread=1`}>
    <span>{count} 条未读消息</span>
    <Icon name="chevron-right" size={16} />
  </Root>
);
