import { priceText } from '@aosai/api/kit/moneyText';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { assistantsText, seatsText, teachersText } from '../../classWords.ts';
import { dayText, windowText } from '@aosai/api/kit/dayText';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[16]} ${theme.space[32]};

  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  dd > div {
    margin-top: ${theme.space[8]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Teachers, times and seats of a class. */
export const GradeFacts = ({ grade, now }: { grade: GradeDetail; now: number }) => (
  <Root>
    <div>
      <dt>上课时间</dt>
      <dd>
        {dayText(grade.startAt, now)} 至 {dayText(grade.endAt, now)}
      </dd>
    </div>
    <div>
      <dt>报名时间</dt>
      <dd>{windowText(grade.enrollStartAt, grade.enrollEndAt, now)}</dd>
    </div>
    <div>
      <dt>老师</dt>
      <dd>{[teachersText(grade), assistantsText(grade)].filter(Boolean).join(' · ')}</dd>
    </div>
    <div>
      <dt>费用</dt>
      <dd>{priceText(grade.priceFen)}</dd>
    </div>
    <div>
      <dt>人数</dt>
      <dd>
        {seatsText(grade)}
        {grade.capacity !== null && (
          <div>
            <ProgressBar label="已占名额" value={grade.takenCount} max={grade.capacity} />
          </div>
        )}
      </dd>
    </div>
    {grade.groups.length > 0 && (
      <div>
        <dt>分组</dt>
        <dd>{grade.groups.map(({ name }) => name).join('、')}</dd>
      </div>
    )}
  </Root>
);
