import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { ClassCard, ClassList } from '../ClassCards/ClassCards.tsx';
import { dueText, placeTag } from '../classWords.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { OpenClasses } from '../OpenClasses/OpenClasses.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { ClassFound } from './classFound.ts';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { dayText } from '@aosai/api/kit/dayText';
import type { GradeRow } from '@aosai/api/classes/grade.contract';

export type { ClassFound } from './classFound.ts';

// Form validation is loaded with the click that needs it.
const JoinClassDialog = lazy(async () => ({
  default: (await import('./parts/JoinClassDialog.tsx')).JoinClassDialog,
}));

export interface MyClassesProps {
  classes: Loaded<readonly GradeRow[]>;
  /** Public classes, if they are shown below the member's own. */
  open?: Loaded<readonly GradeRow[]>;
  /** The children a parent may enrol; empty for students. */
  children: readonly { id: string; name: string }[];
  /** False for teachers, who have classes without joining them. */
  mayJoin: boolean;
  now: number;
  act: TableAct;
  on: {
    /** Finds the class of a code without joining it; null if that failed. */
    look: (code: string, memberId: string | null) => Promise<ClassFound | null>;
    /** Joins a class. Resolves to whether that succeeded; the dialog then closes. */
    join: (code: string, memberId: string | null) => Promise<boolean>;
    retry: () => void;
  };
}

/** The next due date in the class, or the position on its waiting list. */
const footOf = (grade: GradeRow, now: number): ReactNode => {
  const [mine] = grade.mine;
  if (mine?.status === '0') return `候补第 ${mine.position ?? '—'} 位，有名额时会给你发消息`;
  if (mine?.nextDue)
    return (
      <>
        <b>{mine.nextDue.title}</b>
        {dueText(mine.nextDue, now)}
      </>
    );
  return grade.status === '5' ? `${dayText(grade.endAt, now)}已结束` : '现在没有要交的作业和考试';
};

const OwnClass = ({ grade, now, named }: { grade: GradeRow; now: number; named: boolean }) => (
  <ClassCard
    grade={grade}
    now={now}
    tags={grade.mine.map(({ enrollId, memberName, status }) => {
      const { tone, text } = placeTag(status);
      return (
        <Tag key={enrollId} tone={tone}>
          {named ? `${memberName} ${text}` : text}
        </Tag>
      );
    })}
    foot={footOf(grade, now)}
  />
);

/** Classes of a student, of a parent's children, or of a teacher: one card each with what is due next. */
export const MyClasses = ({ classes, open, children, mayJoin, now, act, on }: MyClassesProps) => {
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
            <ClassList>
              {rows.map((grade) => (
                <OwnClass key={grade.id} grade={grade} now={now} named={isParent} />
              ))}
            </ClassList>
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
      {open && (
        <Load of={open} name="公开班级" onRetry={on.retry} skeleton={<RowsSkeleton rows={2} />}>
          {(rows) => <OpenClasses classes={rows} now={now} />}
        </Load>
      )}
      <Suspense>
        {joining && (
          <JoinClassDialog
            options={children}
            act={act}
            on={{
              look: on.look,
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
