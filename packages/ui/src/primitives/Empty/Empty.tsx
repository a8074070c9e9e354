import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface EmptyProps {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  icon?: IconName;
  /** `ok`: nothing is missing, something has been done. */
  tone?: 'plain' | 'bad' | 'ok';
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[48]} ${theme.space[20]};
  text-align: center;

  > figure {
    position: relative;
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink3};
  }
  > figure > svg:first-child {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: ${theme.color.lineStrong};
    stroke-width: 1px;
    /* Room for the icon, whatever the square lies on. */
    mask-image: radial-gradient(circle, transparent 18px, #000 18px);
  }
  > figure > svg:first-child path {
    stroke: ${theme.color.line};
    stroke-dasharray: 4 3;
  }
  > figure > span {
    position: relative;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
  }
  &[data-tone='bad'] > figure {
    color: ${theme.color.bad};
  }
  &[data-tone='ok'] > figure {
    border-radius: 50%;
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  &[data-tone='ok'] > figure > svg:first-child {
    display: none;
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

/** Replaces missing content: an illustration, what is missing, and what to do next. */
export const Empty = ({ title, children, action, icon = 'document', tone = 'plain' }: EmptyProps) => (
  <Root data-tone={tone}>
    <figure aria-hidden>
      <svg viewBox="0 0 72 72">
        <rect x="0.5" y="0.5" width="71" height="71" rx="2" />
        <path d="M36 1V71M1 36H71M1 1L71 71M71 1L1 71" />
      </svg>
      <span>
        <Icon name={icon} size={22} />
      </span>
    </figure>
    <h3>{title}</h3>
    {children !== undefined && <p>{children}</p>}
    {action !== undefined && <div>{action}</div>}
  </Root>
);
