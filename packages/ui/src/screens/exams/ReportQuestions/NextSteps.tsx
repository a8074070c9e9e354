import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';
import { goodFact } from './nextWords.ts';
import { isMissed, showsKeys } from './words.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
  }
  > ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[12]};
    list-style: none;
  }
  li {
    display: grid;
    align-content: start;
    gap: ${theme.space[4]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border-left: 3px solid ${theme.color.primary};
    background: ${theme.color.primarySoft};
    font-variant-numeric: tabular-nums;
  }
  li > span {
    font-weight: ${theme.weight.medium};
  }
  li > small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }

  ${media.narrow} {
    > ol {
      grid-template-columns: minmax(0, 1fr);
    }
    > div > a {
      flex: 1 1 100%;
    }
  }
  ${media.print} {
    > ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    > div,
    > div + p {
      display: none;
    }
  }
`;

export interface NextStepsProps {
  report: Report;
  /** Only the student has buttons; parents read the same card. */
  isOwn: boolean;
  /** Address of the exam when another attempt is allowed. */
  againHref: string | null;
}

/** The end of a report: what went well, and what to practise next. */
export const NextSteps = ({ report, isOwn, againHref }: NextStepsProps) => {
  const { weakest = [], questions } = report;
  const wrong = questions.filter(isMissed);
  const missed = wrong.flatMap(({ practiceId }) => practiceId ?? []);
  // With the key shown, a similar question replaces each one that is closed.
  const hasTwins = missed.length < wrong.length && showsKeys(questions);
  const redoHref = hasTwins ? practiceLinks.redoAttempt(report.attempt.id) : practiceLinks.redo(missed);
  return (
    <Card title={isOwn ? '接下来练什么' : '孩子接下来练什么'}>
      <Root>
        <p>
          {goodFact(report)}
          {weakest.length > 0 && `把下面 ${weakest.length} 个点练会，最多能再拿 ${formatPoints(lostAt(weakest))} 分。`}
        </p>
        {weakest.length > 0 && (
          <ol>
            {weakest.map((one) => (
              <li key={one.pointId}>
                <span>{one.name}</span>
                <small>
                  得 {formatPoints(one.points)} / {formatPoints(one.maxPoints)}，还能拿 {formatPoints(lostAt([one]))} 分
                </small>
              </li>
            ))}
          </ol>
        )}
        {isOwn && (
          <div>
            {weakest.length > 0 && (
              <ButtonLink variant="primary" href={practiceLinks.points(weakest.map(({ pointId }) => pointId))}>
                练这 {weakest.length} 个点
              </ButtonLink>
            )}
            {(missed.length > 0 || hasTwins) && (
              <ButtonLink href={redoHref}>{hasTwins ? '重做错题' : `重做错题（${missed.length} 题）`}</ButtonLink>
            )}
            {againHref !== null && <ButtonLink href={againHref}>再考一次</ButtonLink>}
            {wrong.length > 0 && (
              <ButtonLink
                variant={missed.length > 0 || hasTwins ? 'ghost' : 'default'}
                href={practiceLinks.view('wrong')}
              >
                看错题本
              </ButtonLink>
            )}
          </div>
        )}
        {isOwn && hasTwins && <p>没有公开的题，重做时换成考点相同的同类题。</p>}
      </Root>
    </Card>
  );
};

/** Points that these knowledge points still have to give. */
const lostAt = (points: NonNullable<Report['weakest']>): number =>
  points.reduce((sum, one) => sum + one.maxPoints - one.points, 0);
