import { styled } from 'styled-components';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { NotYet } from '../../ReportQuestions/NotYet.tsx';
import { goodFact } from '../../ReportQuestions/nextWords.ts';
import { passText } from '../../ReportQuestions/words.ts';
import { ScoreRing } from '../../ScoreRing/ScoreRing.tsx';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: center;

  > div:last-child {
    display: grid;
    justify-items: start;
    gap: ${theme.space[8]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    > div:last-child {
      justify-items: center;
      text-align: center;
    }
  }
`;

/** The result on the page after hand-in: the score where it is open, else how far judging is. */
export const RoomResult = ({ report, now }: { report: Report; now: number }) => {
  const { totalPoints, maxPoints, passPoints, passed } = report;
  if (totalPoints === null) return <NotYet report={report} now={now} />;
  const level = passText(report);
  return (
    <Root role="status">
      <ScoreRing totalPoints={totalPoints} maxPoints={maxPoints} passPoints={passPoints} size={160} />
      <div>
        {level && (
          <Tag tone={passed ? 'ok' : 'bad'} icon={passed ? 'check' : 'cross'}>
            {level}
          </Tag>
        )}
        <p>{goodFact(report)}</p>
        <p>每道题的对错和下一步练什么，在报告里。</p>
      </div>
    </Root>
  );
};
