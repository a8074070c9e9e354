import { styled } from 'styled-components';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { windowText } from '@aosai/api/kit/dayText';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { rowLinks } from '../../../../primitives/Link/rowLinks.ts';
import type { ExamToday } from '@aosai/api/desks/desk.contract';

const Root = styled.ul`
  ${rowLinks}
  b {
    display: flex;
    flex: none;
    gap: ${theme.space[4]};
  }

  ${media.narrow} {
    a {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${theme.space[4]} ${theme.space[12]};
    }
    b {
      grid-row: 2;
    }
  }
`;

const stateOf = ({ startAt, endAt, running, places, mayWatch }: ExamToday, now: number): string => {
  if (running > 0) return mayWatch ? `${running}/${places} 人作答中` : `${running} 人作答中`;
  if (now < Date.parse(startAt)) return `${places} 人已报名`;
  return now < Date.parse(endAt) ? '没有人在作答' : '已结束';
};

export interface ExamsTodayProps {
  exams: readonly ExamToday[];
  hrefOf: (exam: ExamToday) => string;
  now: number;
}

/** Exams of today with the number of students writing and disconnected; rows link to the live board if permitted. */
export const ExamsToday = ({ exams, hrefOf, now }: ExamsTodayProps) =>
  exams.length === 0 ? (
    <Empty title="今天没有考试" icon="clock">
      今天开考的、正在作答的考试会显示在这里。
    </Empty>
  ) : (
    <Root role="list" aria-label="今天的考试">
      {exams.map((exam) => (
        <li key={exam.id}>
          <a href={hrefOf(exam)}>
            <span>
              {exam.title}
              <small>
                {windowText(exam.startAt, exam.endAt, now)}
                {exam.mayWatch && ' · 监考'}
              </small>
            </span>
            <b>
              {exam.away > 0 && <Tag tone="bad">断线 {exam.away}</Tag>}
              <Tag tone={exam.running > 0 ? 'primary' : 'neutral'}>{stateOf(exam, now)}</Tag>
            </b>
            <Icon name="chevron-right" size={16} />
          </a>
        </li>
      ))}
    </Root>
  );
