import { priceText } from '@aosai/api/kit/moneyText';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { ClassCard, ClassList } from '../ClassCards/ClassCards.tsx';
import { isFull, seatsText } from '../classWords.ts';
import { momentText } from '@aosai/api/kit/dayText';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

export interface OpenClassesProps {
  /** All public classes. Those the reader is enrolled in are left out; ended ones are listed last. */
  classes: readonly GradeRow[];
  now: number;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const isOver = ({ status }: GradeRow): boolean => status === LIFECYCLE.ended;

/** Whether there are free seats, and until when one can enrol. */
function placesText(grade: GradeRow, now: number): string {
  if (isOver(grade)) return '已经结束，内容只供查看';
  if (grade.status === LIFECYCLE.preview) return `${momentText(grade.enrollStartAt, now)} 开始报名`;
  if (!grade.isEnrolling) return '报名已截止';
  if (!isFull(grade)) return `${momentText(grade.enrollEndAt, now)} 截止报名`;
  return grade.waitlist ? '名额已满，可以候补' : '名额已满';
}

/** Public classes to enrol in: state, price, free seats, link to the class's page. */
export const OpenClasses = ({ classes, now }: OpenClassesProps) => {
  const headId = useId();
  const others = classes
    .filter(({ mine }) => mine.length === 0)
    .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  return (
    <Root aria-labelledby={headId}>
      <h2 id={headId}>公开班级</h2>
      {others.length > 0 ? (
        <ClassList>
          {others.map((grade) => (
            <ClassCard
              key={grade.id}
              grade={grade}
              now={now}
              tags={<Tag>{priceText(grade.priceFen)}</Tag>}
              foot={
                <>
                  <b>{placesText(grade, now)}</b>
                  {seatsText(grade)}
                </>
              }
            />
          ))}
        </ClassList>
      ) : (
        <Card padding="none">
          <Empty title="现在没有其他公开班级" icon="user">
            新的班级开放报名后会列在这里。
          </Empty>
        </Card>
      )}
    </Root>
  );
};
