import type { GradeRow } from '@aosai/api/contract/types';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TableAct } from '../../patterns/DataTable/DataTable.tsx';
import { dueText, gradeTag, placeTag, teachersText } from '../../patterns/gradeState/gradeWords.ts';
import { links } from '../../patterns/links/links.ts';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { dayText } from '../../patterns/time/beijing.ts';

// What checks forms comes with the click that needs it.
const JoinClassDialog = lazy(async () => ({
  default: (await import('./parts/JoinClassDialog.tsx')).JoinClassDialog,
}));

export interface MyClassesProps {
  classes: Loaded<readonly GradeRow[]>;
  /** The children of a parent, who brings one into a class; empty for students. */
  children: readonly { id: string; name: string }[];
  /** Teachers have classes without joining them. */
  mayJoin: boolean;
  now: number;
  act: TableAct;
  on: {
    /** Resolves to whether it worked: the dialog closes then. */
    join: (code: string, memberId: string | null) => Promise<boolean>;
    retry: () => void;
  };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  h2 {
    font-size: ${theme.text.lead};
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  [data-part='next'] {
    padding-top: ${theme.space[12]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='next'] b {
    display: block;
    color: ${theme.color.ink};
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;

const Foot = ({ grade, mine, now }: { grade: GradeRow; mine: GradeRow['mine'][number] | undefined; now: number }) => {
  if (mine?.status === '0') return <div data-part="next">候补第 {mine.position ?? '—'} 位，有名额时会给你发消息</div>;
  if (mine?.nextDue)
    return (
      <div data-part="next">
        <b>{mine.nextDue.title}</b>
        {dueText(mine.nextDue, now)}
      </div>
    );
  return (
    <div data-part="next">
      {grade.status === '5' ? `${dayText(grade.endAt, now)}已结束` : '现在没有要交的作业和考试'}
    </div>
  );
};

const ClassCard = ({ grade, now, named }: { grade: GradeRow; now: number; named: boolean }) => {
  const state = gradeTag(grade);
  const [mine] = grade.mine;
  return (
    <Item>
      <div data-part="tags">
        <Tag tone={state.tone}>{state.text}</Tag>
        {grade.mine.map(({ enrollId, memberName, status }) => {
          const { tone, text } = placeTag(status);
          return (
            <Tag key={enrollId} tone={tone}>
              {named ? `${memberName} ${text}` : text}
            </Tag>
          );
        })}
      </div>
      <div>
        <h2>
          <a href={links.gradeDetail(grade.id)}>{grade.title}</a>
        </h2>
        <p>{[teachersText(grade), grade.orgName].filter(Boolean).join(' · ')}</p>
        <p>
          {dayText(grade.startAt, now)} 至 {dayText(grade.endAt, now)}
        </p>
      </div>
      <Foot grade={grade} mine={mine} now={now} />
    </Item>
  );
};

/** The classes of a student, of a parent's children, or those that a teacher runs: a card each with what is due next. */
export const MyClasses = ({ classes, children, mayJoin, now, act, on }: MyClassesProps) => {
  const [joining, setJoining] = useState(false);
  const isParent = children.length > 0;
  const joinButton = mayJoin && (
    <Button variant="primary" icon="plus" onClick={() => setJoining(true)}>
      用班级码加入
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        title={isParent ? '孩子的班级' : '我的班级'}
        lead="作业、考试和成绩单都在班级里。"
        {...(joinButton && { action: joinButton })}
      />
      <VisuallyHidden as="h2">班级列表</VisuallyHidden>
      <Load of={classes} name="班级" onRetry={on.retry} skeleton={<RowsSkeleton />}>
        {(rows) =>
          rows.length > 0 ? (
            <List>
              {rows.map((grade) => (
                <ClassCard key={grade.id} grade={grade} now={now} named={isParent} />
              ))}
            </List>
          ) : (
            <Card padding="none">
              <Empty title="还没有加入班级" icon="user" action={joinButton || undefined}>
                {mayJoin
                  ? '向老师要班级码，填写后马上加入。老师也可以直接把你加进班级。'
                  : '在工作台的「班级」里新建一个。'}
              </Empty>
            </Card>
          )
        }
      </Load>
      <Suspense>
        {joining && (
          <JoinClassDialog
            options={children}
            act={act}
            on={{
              join: (code, memberId) =>
                void on.join(code, memberId).then((done) => {
                  if (done) setJoining(false);
                }),
              close: () => setJoining(false),
            }}
          />
        )}
      </Suspense>
    </PageBody>
  );
};
