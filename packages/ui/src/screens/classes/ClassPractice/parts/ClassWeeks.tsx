import { styled } from 'styled-components';
import { TrendChart } from '../../../../patterns/TrendChart/TrendChart.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { weekDay } from '../weekDay.ts';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** Eight weeks of a class: how often the first answer was right, and the median student's mastery. */
export const ClassWeeks = ({ weeks }: Pick<ClassReport, 'weeks'>) => {
  const now = weeks.at(-1);
  if (!now || weeks.every(({ answers }) => answers === 0)) return <p>近八周还没有人练习这一级。</p>;
  return (
    <Root>
      <p>
        本周 {now.students} 人练习，作答 {now.answers} 次，其中第一次做的题 {now.firstTries} 道
        {now.firstTryPercent === null ? '。' : `，一次做对 ${now.firstTryPercent}%。`}
      </p>
      <TrendChart
        label="近八周"
        labels={weeks.map(({ from }) => weekDay(from))}
        series={[
          { name: '首答正确率', values: weeks.map(({ firstTryPercent }) => firstTryPercent) },
          { name: '掌握度中位数', values: weeks.map(({ mastery }) => mastery) },
        ]}
        unit="%"
        heightPx={180}
      />
    </Root>
  );
};
