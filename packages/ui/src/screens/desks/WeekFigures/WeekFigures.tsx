import type { FamilyWeek } from '@aosai/api/desks/desk.contract';
import { timeWords } from '@aosai/api/desks/weekNote';
import { dateText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { Stamp } from '../../../patterns/Stamp/Stamp.tsx';
import { theme } from '../../../tokens/theme.ts';
import { InkWeek } from '../InkWeek/InkWeek.tsx';

type ChildWeek = FamilyWeek['children'][number];

const SEAL_PX = 56;
const LAST_DAY_MS = 1;

const Root = styled.div`
  display: grid;
  gap: ${theme.space[20]};

  > p {
    color: ${theme.color.ink2};
  }
`;

const Seals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    display: grid;
    justify-items: center;
    gap: ${theme.space[4]};
    max-width: 88px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    text-align: center;
  }
`;

/** The homework of a week in a sentence. */
function homeworkWords({ assigned, done, late, overdue, exempt, quitApplied }: ChildWeek): string {
  if (assigned === 0 && exempt === 0) return '这一周没有要交的作业。';
  const open = assigned - done - overdue;
  const first =
    assigned === done ? '布置的作业都交了' : overdue > 0 ? `有 ${overdue} 份逾期未交` : `还有 ${open} 份没到截止时间`;
  const more = [
    late > 0 && `${late} 份迟交`,
    overdue > 0 && open > 0 && `${open} 份没到截止时间`,
    quitApplied > 0 && `${quitApplied} 份申请免做，等老师答复`,
    exempt > 0 && `${exempt} 份免做`,
  ].filter(Boolean);
  return `${[first, ...more].join('，')}。`;
}

/** The days of a week: 11-16 至 11-22. */
export const spanOf = ({ from, to }: Pick<FamilyWeek, 'from' | 'to'>): string =>
  `${dateText(from).slice(5)} 至 ${dateText(Date.parse(to) - LAST_DAY_MS).slice(5)}`;

/** A child's week: ink days, figures, the seals of finished units, and the homework in words. */
export const WeekFigures = ({ week, now }: { week: ChildWeek; now: number }) => (
  <Root>
    <InkWeek days={week.days} today={dateText(now)} />
    <Figures
      items={[
        { label: '学习', value: week.days.reduce((sum, { minutes }) => sum + minutes, 0), unit: '分钟' },
        { label: '做完单元', value: week.units.length, unit: '个' },
        { label: '交作业', value: week.done, of: `${week.assigned} 份` },
        { label: '迟交', value: week.late, unit: '份' },
        { label: '逾期未交', value: week.overdue, unit: '份' },
        { label: '完成考试', value: week.exams, unit: '场' },
      ]}
    />
    {week.units.length > 0 && (
      <Seals role="list" aria-label="这一周盖的印">
        {week.units.map(({ title, text }) => (
          <li key={title}>
            <Stamp text={text} name={`「${text}」印`} seed={title} size={SEAL_PX} />
            <span>{title}</span>
          </li>
        ))}
      </Seals>
    )}
    <p>
      {timeWords(week) === null && '这一周没有在线练习。'}
      {homeworkWords(week)}
    </p>
  </Root>
);
