import { unitName } from '@aosai/api/courses/unitName';
import { styled } from 'styled-components';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { CourseUnit } from '@aosai/api/courses/course.contract';

/** A course of the class, with the units the student sees in it. */
export interface StudentCourse {
  id: string;
  title: string;
  units: readonly CourseUnit[];
}

export interface StudentUnitsProps {
  found: Loaded<{ memberName: string; courses: readonly StudentCourse[] }>;
  memberId: string;
  gradeId: string;
  onRetry: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Units = styled.ol`
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr) 200px;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    min-height: 52px;
    padding: ${theme.space[8]} ${theme.space[20]};
    font-size: ${theme.text.dense};
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  span {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  li > span:last-child {
    text-align: end;
  }
  li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6em;
    gap: ${theme.space[12]};
    align-items: center;
  }
  li > div > span {
    text-align: end;
  }
  ${media.narrow} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: ${theme.space[16]};
    }
    li > :last-child {
      grid-column: 1 / -1;
    }
    li > span:last-child {
      text-align: start;
    }
  }
`;

interface UnitLineProps {
  unit: CourseUnit;
  href: string;
}

const UnitLine = ({ unit: { no, title, questionCount, doneCount }, href }: UnitLineProps) => (
  <li>
    <span>{unitName(no)}</span>
    <Link href={href}>{title}</Link>
    {questionCount === 0 || doneCount === null ? (
      <span>{questionCount === 0 ? '没有练习题' : `${questionCount} 题`}</span>
    ) : (
      <div>
        <ProgressBar
          label={`${title}完成的题`}
          value={doneCount}
          max={questionCount}
          valueText={`${doneCount} / ${questionCount} 题`}
        />
        <span aria-hidden>
          {doneCount} / {questionCount} 题
        </span>
      </div>
    )}
  </li>
);

/** Units of a student in a class, with progress and links to the answers. */
export const StudentUnits = ({ found, memberId, gradeId, onRetry }: StudentUnitsProps) => (
  <PageBody>
    <PageHeader
      title={found.data ? `${found.data.memberName}的练习` : '学生的练习'}
      lead="选一个单元，看每道题的提交，并批阅。"
    />
    <Load of={found} name="学生的练习" level={2} onRetry={onRetry} skeleton={<RowsSkeleton />}>
      {({ courses }) =>
        courses.length === 0 ? (
          <Card padding="none">
            <Empty level={2} title="班级还没有课程" icon="document">
              在班级的安排里添加课程后，这里列出它的单元。
            </Empty>
          </Card>
        ) : (
          <Root>
            {courses.map(({ id, title, units }) => (
              <Card key={id} title={title} padding="none">
                <Units>
                  {units.map((unit) => (
                    <UnitLine key={unit.id} unit={unit} href={practiceLinks.student(unit.id, memberId, { gradeId })} />
                  ))}
                </Units>
              </Card>
            ))}
          </Root>
        )
      }
    </Load>
  </PageBody>
);
