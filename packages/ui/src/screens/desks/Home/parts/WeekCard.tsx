import { WEEKS_BACK_MAX } from '@aosai/api/kit/weeks';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Switch } from '../../../../primitives/Switch/Switch.tsx';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ParentActs, ParentHome } from './person.ts';
import type { FamilyWeek } from '@aosai/api/desks/desk.contract';
import { dateText } from '@aosai/api/kit/beijing';

export interface WeekCardProps {
  person: Pick<ParentHome, 'week' | 'weeksBack' | 'weekly'>;
  child: { id: string; name: string };
  on: ParentActs | undefined;
  onRetry: () => void;
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding-top: ${theme.space[12]};
    border-top: 1px solid ${theme.color.line};
  }
  > footer > div {
    display: flex;
    gap: ${theme.space[8]};
  }
`;

type ChildWeek = FamilyWeek['children'][number];

/** Sums up the numbers of a week in one sentence. */
function wordsOf({ assigned, done, late, overdue, exempt, quitApplied }: ChildWeek): string {
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

const WEEK_NAMES = ['这一周', '上一周'];
const LAST_DAY_MS = 1;
const spanOf = ({ from, to }: FamilyWeek): string =>
  `${dateText(from).slice(5)} 至 ${dateText(Date.parse(to) - LAST_DAY_MS).slice(5)}`;

/** A child's week: assigned, done and late; with paging to earlier weeks and the switch for the weekly note. */
export const WeekCard = ({ person: { week, weeksBack, weekly }, child, on, onRetry }: WeekCardProps) => (
  <Card title={WEEK_NAMES[weeksBack] ?? `${weeksBack} 周前`} extra={week.data && spanOf(week.data)} tone="accent">
    <Body>
      <Load of={week} name="一周情况" onRetry={onRetry}>
        {({ children }) => {
          const own = children.find(({ memberId }) => memberId === child.id);
          return own === undefined ? (
            <p>这个孩子的账号现在看不到，请刷新页面。</p>
          ) : (
            <>
              <Figures
                items={[
                  { label: '布置作业', value: own.assigned, unit: '份' },
                  { label: '已交', value: own.done, unit: '份' },
                  { label: '迟交', value: own.late, unit: '份' },
                  { label: '逾期未交', value: own.overdue, unit: '份' },
                  { label: '完成考试', value: own.exams, unit: '场' },
                ]}
              />
              <p>{wordsOf(own)}</p>
            </>
          );
        }}
      </Load>
      {on && (
        <footer>
          <div>
            <Button size="s" disabled={weeksBack >= WEEKS_BACK_MAX} onClick={() => on.week(weeksBack + 1)}>
              前一周
            </Button>
            <Button size="s" disabled={weeksBack === 0} onClick={() => on.week(weeksBack - 1)}>
              后一周
            </Button>
          </div>
          {weekly !== undefined && <Switch label="每周日晚收到一周小结" checked={weekly} onChange={on.weekly} />}
        </footer>
      )}
    </Body>
  </Card>
);
