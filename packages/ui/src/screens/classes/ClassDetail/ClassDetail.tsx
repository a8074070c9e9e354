import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classTag, teachersText } from '../classWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { WithAside } from '../../../patterns/PageBody/WithAside.ts';
import { HeaderLead } from '../../../patterns/PageHeader/HeaderLead.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { GradeFacts } from '../GradeDetail/parts/GradeFacts.tsx';
import { MyPlace, type PlaceActs } from '../GradeDetail/parts/MyPlace.tsx';
import { NextUp } from '../GradeDetail/parts/NextUp.tsx';
import { Schedule } from '../GradeDetail/parts/Schedule.tsx';
import { TermReports } from '../GradeDetail/parts/TermReports.tsx';
import type { GradeDetail as Grade } from '@aosai/api/classes/grade.contract';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import type { GradePlace } from '@aosai/api/classes/gradeEnroll.contract';
import type { TermReport } from '@aosai/api/classes/memberGradeSettlement.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';
import { isMemberState } from '@aosai/api/enrolment/enrolments';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { HomeworkRows } from '../../homework/HomeworkRows/HomeworkRows.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { type RankedMember, Ranking } from '../Ranking/Ranking.tsx';

interface RankedWork {
  /** Homework of the class that has a ranking. */
  works: readonly { id: string; title: string }[];
  /** Id of the chosen homework; null if there is none. */
  chosenId: string | null;
  /** Ranked members, with names as far as the reader may see them. */
  members: Loaded<readonly RankedMember[]>;
  selfId: string | null;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

/** Ranking of one homework of the class. */
const GradeRanking = ({ works, chosenId, members, selfId, onChoose, onRetry }: RankedWork) => {
  if (chosenId === null)
    return (
      <Card padding="none">
        <Empty title="还没有排行" icon="clock">
          有了作业以后，这里按得分排名，同分看谁先交。同学的名字只显示姓。
        </Empty>
      </Card>
    );
  return (
    <Card
      title="作业排行"
      extra={
        <Select
          aria-label="选择作业"
          options={works.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosenId}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      }
      padding="none"
    >
      <Load of={members} name="排行" onRetry={onRetry} skeleton={<Skeleton height={200} />}>
        {(rows) =>
          rows.length > 0 ? (
            <Ranking label="作业排行" members={rows} maxPoints={null} selfId={selfId} named />
          ) : (
            <Empty title="这次作业没有排行" icon="clock">
              交作业的人不到 5 个，或老师没有公布排行。
            </Empty>
          )
        }
      </Load>
    </Card>
  );
};

interface ClassWorkProps {
  places: readonly HomeworkPlace[];
  controls: readonly GradeControl[];
  /** A parent sees whose homework it is, and cannot answer. */
  isParent: boolean;
  now: number;
}

const dueMs = ({ dueAt }: HomeworkPlace): number => Date.parse(dueAt);

/** Open homework first, the nearest due date on top; then finished homework, the latest first. */
function sorted(places: readonly HomeworkPlace[], now: number): HomeworkPlace[] {
  const isToDo = ({ progress, isOpen, openAt }: HomeworkPlace) =>
    (progress === PROGRESS.notBegun || progress === PROGRESS.doing) && (isOpen || Date.parse(openAt) > now);
  return [
    ...places.filter(isToDo).toSorted((one, other) => dueMs(one) - dueMs(other)),
    ...places.filter((place) => !isToDo(place)).toSorted((one, other) => dueMs(other) - dueMs(one)),
  ];
}

/** A member's homework in the class; homework from before the member joined is listed below. */
const ClassWork = ({ places, controls, isParent, now }: ClassWorkProps) => {
  const held = new Set(places.map(({ homeworkId }) => homeworkId));
  const others = controls.filter(({ targetType, targetId }) => targetType === 'homework' && !held.has(targetId));
  // The class is named above the list, so rows only name the child, for parents.
  const named = sorted(places, now).map((place) => ({ ...place, gradeTitle: isParent ? place.memberName : null }));
  return (
    <>
      {named.length > 0 && <HomeworkRows places={named} now={now} readOnly={isParent} />}
      {(others.length > 0 || named.length === 0) && (
        <Schedule rows={others} only="homework" isStaff={false} now={now} />
      )}
    </>
  );
};

// Loaded lazily, as only one tab shows it.
const ClassMonth = lazy(async () => ({ default: (await import('../GradeDetail/parts/ClassMonth.tsx')).ClassMonth }));

// Loaded lazily, as only parents of several children need it.
const ChildPicker = lazy(async () => ({
  default: (await import('../../accounts/ChildPicker/ChildPicker.tsx')).ChildPicker,
}));

export const GRADE_TABS = ['overview', 'schedule', 'homework', 'exam', 'ranking', 'report', 'notes'] as const;
export type GradeTab = (typeof GRADE_TABS)[number];

/** A parent's children, and the one that the panel shows. */
export interface GradeFamily {
  children: readonly { id: string; name: string }[];
  /** Id of the chosen child; null without children. */
  childId: string | null;
  onChoose: (id: string) => void;
}

export interface GradeDetailProps {
  grade: Loaded<Grade>;
  notesHtml: Loaded<string>;
  controls: Loaded<readonly GradeControl[]>;
  /** The reader's place in the class, or that of the chosen child. */
  place: GradePlace | null;
  /** Homework of the class for the reader, or for a parent's children. */
  homework: Loaded<readonly HomeworkPlace[]>;
  reports: Loaded<readonly TermReport[]>;
  ranking: RankedWork;
  /** `viewer`: signed in, but not able to enrol (teacher, operator). */
  person: 'guest' | 'student' | 'parent' | 'viewer';
  /** Set for a parent: the children, and the one that `place` belongs to. */
  family?: GradeFamily | null;
  tab: GradeTab;
  /** The server's time in ms since 1970. */
  now: number;
  /** The request in progress. */
  busy: 'enroll' | 'quit' | null;
  /** Why the last action failed, in Chinese. */
  error: string | null;
  on: PlaceActs & { tab: (next: GradeTab) => void; retry: () => void };
}

const NAMES: Record<GradeTab, string> = {
  overview: '概览',
  schedule: '安排',
  homework: '作业',
  exam: '考试',
  ranking: '排行',
  report: '成绩单',
  notes: '须知',
};

/** Readers outside the class see only its overview and notes. */
const tabsFor = (isInside: boolean): readonly GradeTab[] => (isInside ? GRADE_TABS : ['overview', 'notes']);

const Root = styled(WithAside)`
  [role='tabpanel'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    padding-top: ${theme.space[20]};
  }
`;

const Panel = ({ grade, ...props }: Omit<GradeDetailProps, 'grade'> & { grade: Grade }) => {
  const { tab, notesHtml, controls, homework, reports, ranking, person, now, on } = props;
  const list = (only: 'homework' | 'exam' | null) => (
    <Card padding="none" title={only === null ? '安排' : NAMES[only]}>
      <Load of={controls} name="安排" onRetry={on.retry} skeleton={<Skeleton height={180} />}>
        {(rows) => <Schedule rows={rows} only={only} isStaff={grade.staff !== null} now={now} />}
      </Load>
    </Card>
  );
  switch (tab) {
    case 'overview':
      return (
        <>
          <Card>
            <GradeFacts grade={grade} now={now} />
          </Card>
          {grade.intro !== '' && <Card title="班级介绍">{grade.intro}</Card>}
        </>
      );
    case 'schedule':
      return (
        <>
          {controls.data !== undefined && controls.data.length > 0 && (
            <Card padding="none">
              <VisuallyHidden as="h2">日历</VisuallyHidden>
              <Suspense fallback={<Skeleton height={560} />}>
                <ClassMonth rows={controls.data} isStaff={grade.staff !== null} now={now} />
              </Suspense>
            </Card>
          )}
          {list(null)}
        </>
      );
    case 'homework':
      if (grade.staff !== null) return list('homework');
      return (
        <Card padding="none" title="作业">
          <Load of={homework} name="作业" onRetry={on.retry} skeleton={<Skeleton height={180} />}>
            {(places) => (
              <ClassWork places={places} controls={controls.data ?? []} isParent={person === 'parent'} now={now} />
            )}
          </Load>
        </Card>
      );
    case 'exam':
      return list('exam');
    case 'ranking':
      return <GradeRanking {...ranking} />;
    case 'report':
      return (
        <Load of={reports} name="成绩单" onRetry={on.retry} skeleton={<Skeleton height={240} />}>
          {(rows) => <TermReports reports={rows} grade={grade} />}
        </Load>
      );
    case 'notes':
      return (
        <Card title="班级须知">
          <Load of={notesHtml} name="班级须知" onRetry={on.retry}>
            {(html) => (html === '' ? <p>老师还没有写须知。</p> : <Html html={html} />)}
          </Load>
        </Card>
      );
    default:
      return tab satisfies never;
  }
};

const Body = ({ grade, ...props }: Omit<GradeDetailProps, 'grade'> & { grade: Grade }) => {
  const { place, person, family, now, busy, error, controls, on } = props;
  const child = family?.children.find(({ id }) => id === family.childId);
  const members = grade.mine.filter(({ status }) => isMemberState(status));
  const isMember = members.length > 0;
  const isInside = grade.staff !== null || isMember;
  const tabs = tabsFor(isInside);
  const tab = tabs.includes(props.tab) ? props.tab : 'overview';
  return (
    <Root>
      <div>
        <Tabs
          label="班级的内容"
          tabs={tabs.map((id) => ({ id, label: NAMES[id] }))}
          value={tab}
          onChange={(id) => on.tab(GRADE_TABS.find((one) => one === id) ?? 'overview')}
        >
          <Panel {...props} grade={grade} tab={tab} />
        </Tabs>
      </div>
      <aside aria-label="报名">
        <Suspense>
          {family && child && family.children.length > 1 && (
            <ChildPicker names={family.children} chosenId={child.id} onChoose={family.onChoose} />
          )}
        </Suspense>
        <MyPlace {...{ grade, place, person, now, busy, error, on }} childName={child?.name ?? null} />
        {isMember && <NextUp mine={members} controls={controls.data ?? []} named={person === 'parent'} now={now} />}
      </aside>
    </Root>
  );
};

/** A class: its overview, and for members its schedule, homework and results. */
export const ClassDetail = (props: GradeDetailProps) => {
  const { grade, on } = props;
  const found = grade.data;
  return (
    <PageBody>
      <PageHeader
        trail={[{ label: '我的班级', href: links.classes }, { label: found?.title ?? '班级' }]}
        title={found?.title ?? '班级'}
        {...(found && {
          lead: (
            <HeaderLead>
              <Tag tone={classTag(found).tone}>{classTag(found).text}</Tag>
              <span>{[teachersText(found), found.orgName].filter(Boolean).join(' · ')}</span>
            </HeaderLead>
          ),
        })}
      />
      <VisuallyHidden as="h2">班级的内容</VisuallyHidden>
      <Load of={grade} name="班级" onRetry={on.retry} skeleton={<Skeleton height={320} />}>
        {(data) => <Body {...props} grade={data} />}
      </Load>
    </PageBody>
  );
};
