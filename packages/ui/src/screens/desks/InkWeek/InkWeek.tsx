import type { StudyWeek } from '@aosai/api/desks/today.contract';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { inkOf } from './inkOf.ts';

const NAMES = ['一', '二', '三', '四', '五', '六', '日'];

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${theme.space[8]};

  > li {
    display: grid;
    justify-items: center;
    gap: ${theme.space[4]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
  > li[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  svg {
    width: 34px;
    height: 34px;
    color: ${theme.color.primary};
  }
  [data-ink='1'] {
    opacity: 0.22;
  }
  [data-ink='2'] {
    opacity: 0.5;
  }
  [data-ink='3'] {
    opacity: 0.9;
  }
  circle {
    fill: none;
    stroke: ${theme.color.lineStrong};
    stroke-dasharray: 2 4;
  }
`;

/** Not quite round, as ink on paper. */
const BLOT = 'M17 3c8 0 14 5 14 13s-5 15-14 15S3 25 3 17 9 3 17 3z';

export interface InkWeekProps {
  days: StudyWeek['days'];
  /** The running day, 2026-11-21; it is marked, and later days are not called empty. */
  today: string;
}

/** The seven days of a week as ink, darker with more minutes. A missed day is an empty ring, never a broken chain. */
export const InkWeek = ({ days, today }: InkWeekProps) => (
  <Root role="list" aria-label="这一周每天的学习时间">
    {days.map(({ day, minutes }, no) => (
      <li key={day} aria-current={day === today ? 'date' : undefined}>
        <svg
          viewBox="0 0 34 34"
          role="img"
          aria-label={`周${NAMES[no]}，${day > today ? '还没到' : minutes > 0 ? `${minutes} 分钟` : '没有练习'}`}
        >
          {inkOf(minutes) === 0 ? (
            <circle cx="17" cy="17" r="14" />
          ) : (
            <path d={BLOT} fill="currentColor" data-ink={inkOf(minutes)} transform={`rotate(${no * 51} 17 17)`} />
          )}
        </svg>
        <span aria-hidden>{NAMES[no]}</span>
      </li>
    ))}
  </Root>
);

/** The missed day of this week that does not end the streak, 三 for Wednesday; null when the streak skips none. */
function freeDay({ days, streak }: StudyWeek, today: string): string | null {
  let left = streak;
  for (let no = days.length - 1; no >= 0 && left > 0; no -= 1) {
    const one = days[no];
    if (!one || one.day > today) continue;
    if (one.minutes > 0) left -= 1;
    else if (one.day < today) return NAMES[no] ?? null;
  }
  return null;
}

/** The week in words: 连续 5 天（周四休息） · 本周 78 分钟. */
export function weekWords(week: StudyWeek, today: string): string {
  const { days, streak } = week;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  if (minutes === 0 && streak === 0) return '从今天开始';
  const free = freeDay(week, today);
  const row = `连续 ${streak} 天${free === null ? '' : `（周${free}休息）`}`;
  return [streak > 1 && row, `本周 ${minutes} 分钟`].filter(Boolean).join(' · ');
}
