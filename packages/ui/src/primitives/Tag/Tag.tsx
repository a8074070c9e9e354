import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface TagProps {
  /** `seal` only for what starts soon; verdict tones always have a word. */
  tone?: 'neutral' | 'primary' | 'seal' | 'ok' | 'warn' | 'bad' | 'mle';
  icon?: IconName;
  children: ReactNode;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 22px;
  max-width: 100%;
  padding: 1px 8px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  color: ${theme.color.ink2};
  font-size: ${theme.text.tiny};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  vertical-align: middle;

  &[data-tone='primary'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
  &[data-tone='seal'] {
    background: ${theme.color.sealSoft};
    color: ${theme.color.seal};
  }
  &[data-tone='ok'] {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  &[data-tone='warn'] {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-tone='bad'] {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  &[data-tone='mle'] {
    background: ${theme.color.mleSoft};
    color: ${theme.color.mle};
  }
`;

/** A short state or kind next to a title. Not a control. */
export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <Root data-tone={tone}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </Root>
);
