import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { GridSign } from '../GridSign/GridSign.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface EmptyProps {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** What it is about; it chooses the character. */
  icon?: IconName;
  /** `ok`: nothing is missing, something has been done. */
  tone?: 'plain' | 'bad' | 'ok';
  /** Level of the title, one below the heading it is under: 1 when nothing else is on the page. Looks the same. */
  level?: 1 | 2 | 3 | undefined;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[48]} ${theme.space[20]};
  text-align: center;

  > figure {
    display: grid;
    place-items: center;
    margin-bottom: ${theme.space[8]};
  }
  &[data-tone='ok'] > figure {
    width: 72px;
    height: 72px;
    border-radius: 50%;
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  > p {
    max-width: 44ch;
    text-wrap: balance;
    color: ${theme.color.ink2};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${theme.space[12]};
    margin-top: ${theme.space[12]};
  }
`;

/** The character shown for an icon; icons not listed show 空, nothing there. */
const SIGNS: Partial<Record<IconName, string>> = {
  check: '静',
  success: '静',
  search: '寻',
  clock: '等',
  calendar: '等',
  lock: '禁',
  user: '新',
  warning: '断',
};
const NOTHING = '空';
const SIGN_PX = 88;
const ICON_PX = 30;

/**
 * Replaces missing content: a character in a 田字格, what is missing, and what to do next. Something done (`ok`) shows its
 * icon instead, since nothing is missing.
 */
export const Empty = ({ title, children, action, icon = 'document', tone = 'plain', level }: EmptyProps) => (
  <Root data-tone={tone}>
    <figure aria-hidden>
      {tone === 'ok' ? (
        <Icon name={icon} size={ICON_PX} />
      ) : (
        <GridSign sign={SIGNS[icon] ?? NOTHING} size={SIGN_PX} tone={tone} />
      )}
    </figure>
    <h3 aria-level={level}>{title}</h3>
    {children !== undefined && <p>{children}</p>}
    {action !== undefined && <div>{action}</div>}
  </Root>
);
