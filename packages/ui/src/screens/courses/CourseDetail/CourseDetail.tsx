import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { useLabelled } from '../../../patterns/Dict/Dict.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { AnimatedHtml } from '../../../patterns/SteppedAnimation/AnimatedHtml.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { CourseLead } from './parts/CourseLead.tsx';
import { UnitRow } from './parts/UnitRow.tsx';
import type { CourseDetail as Course, CourseUnit } from '@aosai/api/courses/course.contract';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';

interface BuyDialogProps {
  unit: CourseUnit;
  /** The student's points. */
  balance: number;
  pending: boolean;
  error: string | null;
  on: { confirm: () => void; cancel: () => void };
}

/** Confirms spending points and says how many remain; with too few it only explains. */
const BuyDialog = ({ unit: { title, pricePoints }, balance, pending, error, on }: BuyDialogProps) => {
  const isEnough = balance >= pricePoints;
  return (
    <ConfirmDialog
      open
      title={isEnough ? `用 ${pricePoints} 积分解锁「${title}」？` : `还差 ${pricePoints - balance} 积分`}
      consequence={
        isEnough
          ? `你有 ${balance} 积分，解锁后剩 ${balance - pricePoints}。解锁一次一直有效，不会再扣。`
          : `解锁「${title}」要 ${pricePoints} 积分，你有 ${balance} 积分。做练习可以得到积分。`
      }
      confirmLabel={isEnough ? '解锁单元' : '知道了'}
      pending={pending}
      error={error}
      on={{ confirm: isEnough ? on.confirm : on.cancel, cancel: on.cancel }}
    />
  );
};

export interface CourseDetailProps {
  course: Loaded<Course>;
  units: Loaded<readonly CourseUnit[]>;
  /** Points that the student has earned with the course; null for other readers, and until it is known. */
  earned: number | null;
  fileUrl: (fileName: string) => string;
  notesHtml: Loaded<string>;
  /** The class whose schedule applies. */
  grade: { id: string; title: string } | null;
  /** Points of the student; null for other readers, who cannot pay with points. */
  balance: number | null;
  isGuest: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  buying: { pending: boolean; error: string | null };
  /** `buy` resolves to whether the unit is now open. */
  on: { buy: (chapterId: string) => Promise<boolean>; forget: () => void; signIn: () => void; retry: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${theme.space[24]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

const Units = styled.ol`
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li > small {
    flex: 0 0 5em;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a,
  b {
    font-weight: ${theme.weight.medium};
  }
  a {
    color: ${theme.color.primary};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  b {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    color: ${theme.color.ink2};
  }
  b svg {
    flex: none;
  }
  > li[data-done='true'] > small {
    color: ${theme.color.ok};
  }
  div > span {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    > li {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    > li > small {
      flex-basis: 100%;
    }
  }
`;

const About = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[4]};
`;

const Facts = ({ course }: { course: Course }) => (
  <Tags>
    <Tag tone="primary">{useLabelled(DIFFICULTY).label(course.difficulty)}</Tag>
    {course.tags.map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
  </Tags>
);

type UnitsCardProps = Pick<CourseDetailProps, 'units' | 'balance' | 'isGuest' | 'now' | 'on'> & {
  hrefOf: (unit: CourseUnit) => string;
  choose: (unit: CourseUnit) => void;
};

const UnitsCard = ({ units, balance, isGuest, now, on, hrefOf, choose }: UnitsCardProps) => (
  <Card title="单元" padding="none" extra={units.data && `共 ${units.data.length} 个`}>
    <Load of={units} name="单元" onRetry={on.retry} skeleton={<RowsSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty title="还没有单元">老师还在准备，过几天再来看看。</Empty>
        ) : (
          <Units>
            {rows.map((unit) => (
              <UnitRow
                key={unit.id}
                unit={unit}
                now={now}
                href={hrefOf(unit)}
                onBuy={isGuest ? on.signIn : balance === null ? null : () => choose(unit)}
              />
            ))}
          </Units>
        )
      }
    </Load>
  </Card>
);

/** A course: where one goes on, and its units in order, each with its link or with the condition that opens it. */
export const CourseDetail = ({ course, notesHtml, buying, earned, fileUrl, ...props }: CourseDetailProps) => {
  const { grade, balance, on } = props;
  const [chosen, setChosen] = useState<CourseUnit | null>(null);
  const hrefOf = (courseId: string) => (unit: CourseUnit) =>
    courseLinks.chapter(unit.id, grade ? { courseId, gradeId: grade.id } : { courseId });
  const close = () => {
    setChosen(null);
    on.forget();
  };
  const confirm = async (unit: CourseUnit) => {
    if (await on.buy(unit.id)) setChosen(null);
  };
  return (
    <PageBody>
      <Load
        of={course}
        name="课程"
        onRetry={on.retry}
        skeleton={<RowsSkeleton />}
        back={{ href: courseLinks.courses, label: '看看其他课程' }}
      >
        {(found) => (
          <>
            <PageHeader
              trail={[
                grade
                  ? { label: grade.title, href: links.gradeDetail(grade.id) }
                  : { label: '课程', href: courseLinks.courses },
                { label: found.title },
              ]}
              title={found.title}
              lead={<Facts course={found} />}
            />
            {props.units.data && (
              <CourseLead
                title={found.title}
                units={props.units.data}
                cover={found.cover === null ? null : fileUrl(found.cover)}
                earned={earned}
                hrefOf={hrefOf(found.id)}
              />
            )}
            <Root>
              <UnitsCard {...props} hrefOf={hrefOf(found.id)} choose={setChosen} />
              <Card title="课程介绍">
                <About>
                  {found.intro !== '' && <p>{found.intro}</p>}
                  <Load of={notesHtml} name="课程须知" onRetry={on.retry}>
                    {(html) => (html === '' ? null : <AnimatedHtml html={html} size="s" />)}
                  </Load>
                  {found.intro === '' && notesHtml.data === '' && <p>还没有介绍。</p>}
                </About>
              </Card>
            </Root>
          </>
        )}
      </Load>
      {chosen && balance !== null && (
        <BuyDialog
          unit={chosen}
          balance={balance}
          {...buying}
          on={{ confirm: () => void confirm(chosen), cancel: close }}
        />
      )}
    </PageBody>
  );
};
