import { donePercent, standingsOf } from '@aosai/api/courses/learningPath';
import { unitName } from '@aosai/api/courses/unitName';
import type { CourseUnit } from '@aosai/api/courses/course.contract';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Cover } from '../../../../patterns/Cover/Cover.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';

export interface CourseLeadProps {
  units: readonly CourseUnit[];
  title: string;
  /** Address of the course's picture; without one it has a drawing. */
  cover: string | null;
  /** Points that the student has earned with the course; null for readers who earn none. */
  earned: number | null;
  hrefOf: (unit: CourseUnit) => string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[16]} ${theme.space[24]};

  > figure {
    flex: 0 0 200px;
    aspect-ratio: 2;
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > div {
    display: grid;
    flex: 1 1 280px;
    gap: ${theme.space[8]};
    min-width: 0;
  }
  h2 {
    font-size: ${theme.text.lead};
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    > figure {
      flex: 1 0 100%;
      aspect-ratio: 3;
    }
    > a {
      flex: 1 0 100%;
    }
  }
`;

/** The unit to go on with: the next one that is not done, or the first one of a course that is done. */
function nextUnit(units: readonly CourseUnit[]): CourseUnit | undefined {
  const standings = standingsOf(units);
  return units[standings.indexOf('next')] ?? units.find(({ openBy }) => openBy !== null);
}

/** The next unit of the course, with a button that opens it. */
export const CourseLead = ({ title, units, cover, earned, hrefOf }: CourseLeadProps) => {
  const next = nextUnit(units);
  if (!next) return null;
  const isStudent = units.some(({ doneCount }) => doneCount !== null);
  const done = units.filter(({ isDone }) => isDone === true).length;
  const isBegun = units.some(({ doneCount }) => (doneCount ?? 0) > 0);
  const isOver = isStudent && done === units.length;
  const where = `${unitName(next.no)} ${next.title}`;
  return (
    <Card tone="accent">
      <Root>
        <figure>{cover === null ? <Cover title={title} /> : <img src={cover} alt="" />}</figure>
        <div>
          <h2>{isOver ? '整门课都学完了' : isBegun ? `继续：${where}` : `从这里开始：${where}`}</h2>
          {isStudent && (
            <>
              <ProgressBar
                label="学完的单元"
                value={done}
                max={units.length}
                valueText={`${done} / ${units.length} 个单元`}
                tone={isOver ? 'ok' : 'primary'}
              />
              <p>
                学完 {done} / {units.length} 个单元，做完 {donePercent(units)}% 的题
                {earned !== null && earned > 0 && `，得到 ${earned} 积分`}
              </p>
            </>
          )}
        </div>
        <ButtonLink variant="primary" size="l" icon="play" href={hrefOf(next)}>
          {isOver ? '再看一遍' : isBegun ? '继续学' : '开始学'}
        </ButtonLink>
      </Root>
    </Card>
  );
};
