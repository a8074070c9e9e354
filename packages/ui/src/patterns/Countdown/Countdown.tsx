import { TIME_WARNINGS_MIN } from '@aosai/api/kit/constants';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { clockFace, spokenDuration } from './duration.ts';

export interface CountdownProps {
  /** Null until the server's clock is known. */
  remainingMs: number | null;
  size?: 's' | 'l';
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 40px;
  padding: 2px 12px;
  border: 2px solid transparent;
  border-radius: ${theme.radius.control};
  white-space: nowrap;

  > b {
    font-size: ${theme.text.clock};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    letter-spacing: 0.02em;
  }
  > span {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }

  &[data-level='15'],
  &[data-level='5'] {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-level='5'] {
    border-color: ${theme.color.warn};
  }
  &[data-level='1'],
  &[data-level='0'] {
    border-color: ${theme.color.bad};
    background: ${theme.color.bad};
    color: ${theme.color.onBad};
  }

  &[data-size='s'] {
    min-height: 28px;
    gap: 6px;
    padding: 0 6px;
    border-width: 1px;
  }
  &[data-size='s'] > b {
    font-size: ${theme.text.figure};
  }
  &[data-size='s'] > span {
    font-size: ${theme.text.tiny};
  }
  &[data-size='s']:not([data-level]) {
    padding-inline: 0;
  }
`;

const levelOf = (remainingMs: number): number | undefined =>
  remainingMs <= 0 ? 0 : TIME_WARNINGS_MIN.findLast((minutes) => remainingMs <= minutes * 60_000);

/**
 * Time left. In the last 15, 5 and 1 minutes its shape changes, with a warning in words. Never announced by itself: the
 * page has a polite live region for that.
 */
export const Countdown = ({ remainingMs, size = 'l' }: CountdownProps) => {
  const level = remainingMs === null ? undefined : levelOf(remainingMs);
  const words = level === undefined ? undefined : level === 0 ? '时间到' : `最后 ${level} 分钟`;
  return (
    <Root
      role="timer"
      aria-live="off"
      aria-label={`剩余时间 ${remainingMs === null ? '未知' : spokenDuration(remainingMs)}`}
      data-level={level}
      data-size={size}
    >
      {level !== undefined && <Icon name={level > 1 ? 'clock' : 'warning'} size={size === 'l' ? 20 : 16} />}
      <b>{remainingMs === null ? '--:--:--' : clockFace(remainingMs)}</b>
      {words !== undefined && <span>{words}</span>}
    </Root>
  );
};
