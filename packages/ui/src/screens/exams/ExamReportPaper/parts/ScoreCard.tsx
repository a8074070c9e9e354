import { SUBMIT_REASON } from '@aosai/api/papers/attemptStatus';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { ScoreRing } from '../../ScoreRing/ScoreRing.tsx';
import { SectionScores } from '../../SectionScores/SectionScores.tsx';
import { usedText } from '@aosai/api/kit/durations';
import { comparedWords } from '../../ReportQuestions/nextWords.ts';
import { passText, weakTags } from '../../ReportQuestions/words.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';

const Root = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  gap: ${theme.space[48]};
  align-items: center;

  > div:last-child {
    display: grid;
    gap: ${theme.space[20]};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[20]};
    justify-items: center;
    > div:last-child {
      width: 100%;
    }
  }
  ${media.print} {
    grid-template-columns: 190px minmax(0, 1fr);
    gap: ${theme.space[20]};
  }
`;

/** More names than this are no advice; the card of knowledge points lists them all. */
const MOST_NAMED = 3;

export interface ScoreCardProps {
  report: Report;
  /** The last score at the same paper. */
  before: Attempt | null;
  onTag: (tag: string) => void;
}

/** Summary of the result: total, level, time, rank, sections and weak points. */
export const ScoreCard = ({ report, before, onTag }: ScoreCardProps) => {
  const level = passText(report);
  const weak = weakTags(report);
  const { submitReason } = report.attempt;
  return (
    <Card padding="l">
      <Root>
        <ScoreRing totalPoints={report.totalPoints ?? 0} maxPoints={report.maxPoints} passPoints={report.passPoints} />
        <div>
          <p>
            {level && (
              <Tag tone={report.passed ? 'ok' : 'bad'} icon={report.passed ? 'check' : 'cross'}>
                {level}
              </Tag>
            )}
            <span>
              {[
                report.usedMs !== null && `用时 ${usedText(report.usedMs)}`,
                comparedWords(report.totalPoints, before),
                report.percentile !== null && `超过 ${report.percentile}% 的学生`,
                submitReason && SUBMIT_REASON.label(submitReason),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <SectionScores sections={report.sections} />
          {weak.length > 0 && (
            <p>
              薄弱知识点
              {weak.slice(0, MOST_NAMED).map((tag) => (
                <Button key={tag} size="s" onClick={() => onTag(tag)}>
                  {tag}
                </Button>
              ))}
              {weak.length > MOST_NAMED && <span>等 {weak.length} 个</span>}
            </p>
          )}
        </div>
      </Root>
    </Card>
  );
};
