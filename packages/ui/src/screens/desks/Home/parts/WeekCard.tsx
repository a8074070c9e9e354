import { WEEKS_BACK_MAX } from '@aosai/api/kit/weeks';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Switch } from '../../../../primitives/Switch/Switch.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ParentActs, ParentHome } from './person.ts';
import { familyLinks } from '../../../exams/familyLinks.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { spanOf, WeekFigures } from '../../WeekFigures/WeekFigures.tsx';

export interface WeekCardProps {
  person: Pick<ParentHome, 'week' | 'weeksBack' | 'weekly'>;
  child: { id: string; name: string };
  now: number;
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
    align-items: center;
    gap: ${theme.space[8]};
  }
`;

const WEEK_NAMES = ['这一周', '上一周'];
/** A child's week: time, units and homework; with paging to earlier weeks and the switch for the weekly note. */
export const WeekCard = ({ person: { week, weeksBack, weekly }, child, now, on, onRetry }: WeekCardProps) => (
  <Card title={WEEK_NAMES[weeksBack] ?? `${weeksBack} 周前`} extra={week.data && spanOf(week.data)} tone="accent">
    <Body>
      <Load of={week} name="一周情况" onRetry={onRetry}>
        {({ children }) => {
          const own = children.find(({ memberId }) => memberId === child.id);
          return own === undefined ? (
            <p>这个孩子的账号现在看不到，请刷新页面。</p>
          ) : (
            <WeekFigures week={own} now={now} />
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
            <Link href={familyLinks.week(child.id)}>打印一周小结</Link>
          </div>
          {weekly !== undefined && <Switch label="每周日晚收到一周小结" checked={weekly} onChange={on.weekly} />}
        </footer>
      )}
    </Body>
  </Card>
);
