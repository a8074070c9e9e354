import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toneIcons } from './toneIcons.ts';

export interface AlertProps {
  tone?: 'info' | 'ok' | 'warn' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  action?: ReactNode;
  onClose?: () => void;
  /** Set this on an alert that appears while the page is open, so that screen readers announce it. */
  live?: 'polite' | 'assertive';
  /** `bar` spans the page without corners. */
  shape?: 'box' | 'bar';
}

// Where the words would be squeezed into a narrow column, what can be done stands below them.
const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 9px 14px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.primarySoft};
  color: ${theme.color.ink};
  font-size: ${theme.text.dense};
  line-height: 1.6;

  > svg {
    margin-top: 2px;
    color: ${theme.color.primary};
  }
  &[data-tone='ok'] {
    background: ${theme.color.okSoft};
  }
  &[data-tone='ok'] > svg {
    color: ${theme.color.ok};
  }
  &[data-tone='warn'] {
    background: ${theme.color.warnSoft};
  }
  &[data-tone='warn'] > svg {
    color: ${theme.color.warn};
  }
  &[data-tone='bad'] {
    background: ${theme.color.badSoft};
  }
  &[data-tone='bad'] > svg {
    color: ${theme.color.bad};
  }
  &[data-shape='bar'] {
    border-radius: 0;
    padding-inline: ${theme.space[32]};
  }

  > div {
    flex: 1;
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: ${theme.weight.bold};
  }
  > [data-part='action'] {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    margin-left: auto;
  }
  &:has(> [data-part='action']) {
    flex-wrap: wrap;
  }
  &:has(> [data-part='action']) > div:first-of-type {
    flex-basis: min(18em, calc(100% - 28px));
  }
  > button {
    margin: -4px -6px -4px 0;
  }

  ${media.narrow} {
    &[data-shape='bar'] {
      padding-inline: ${theme.space[16]};
    }
  }
`;

/** A message about the page as a whole. For passing events use a toast. */
export const Alert = ({ tone = 'info', title, children, action, onClose, live, shape = 'box' }: AlertProps) => (
  <Root
    data-tone={tone}
    data-shape={shape}
    {...(live ? { role: live === 'assertive' ? 'alert' : 'status', 'aria-live': live } : {})}
  >
    <Icon name={toneIcons[tone]} />
    <div>
      {title !== undefined && <strong>{title}</strong>}
      {children}
    </div>
    {action !== undefined && <div data-part="action">{action}</div>}
    {onClose && <IconButton icon="close" label="关闭" size="s" onClick={onClose} />}
  </Root>
);
