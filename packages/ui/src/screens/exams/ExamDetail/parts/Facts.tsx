import { priceText } from '@aosai/api/kit/moneyText';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { givenMin, isCutShort } from '../../examState.ts';
import { windowText } from '@aosai/api/kit/dayText';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, auto));
  justify-content: space-between;
  gap: ${theme.space[16]} ${theme.space[32]};

  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${theme.color.seal};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > div:nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;

/** Dates, duration and score of an exam. */
export const Facts = ({ exam, now }: { exam: ExamDetail; now: number }) => (
  <Root>
    <div>
      <dt>考试时间</dt>
      <dd>{windowText(exam.startAt, exam.endAt, now)}</dd>
    </div>
    <div>
      <dt>报名时间</dt>
      <dd>{windowText(exam.enrollStartAt, exam.enrollEndAt, now)}</dd>
    </div>
    <div>
      <dt>作答时长</dt>
      <dd>
        {exam.durationMin} 分钟
        {isCutShort(exam, now) && <small>，到结束只剩 {givenMin(exam, now)} 分钟</small>}
      </dd>
    </div>
    <div>
      <dt>题量</dt>
      <dd>
        {exam.paperCount > 1 && `${exam.paperCount} 份试卷 `}
        {exam.questionCount} 题
      </dd>
    </div>
    <div>
      <dt>满分</dt>
      <dd>
        {formatPoints(exam.totalPoints)} 分{exam.passPoints !== null && `，${formatPoints(exam.passPoints)} 分及格`}
      </dd>
    </div>
    <div>
      <dt>作答次数</dt>
      <dd>每份试卷 {exam.maxAttempts} 次</dd>
    </div>
    <div>
      <dt>费用</dt>
      <dd>{priceText(exam.priceFen)}</dd>
    </div>
    <div>
      <dt>已报名</dt>
      <dd>{exam.enrollCount === 0 ? '还没有人' : `${exam.enrollCount} 人`}</dd>
    </div>
  </Root>
);
