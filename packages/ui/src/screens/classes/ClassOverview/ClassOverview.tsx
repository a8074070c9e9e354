import type { ClassReport } from '@aosai/api/classes/classReport.contract';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { GradePlaceRow } from '@aosai/api/classes/gradeEnroll.contract';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';
import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { momentText } from '@aosai/api/kit/dayText';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Announcements, type AnnouncementsProps } from '../../enrolment/Announcements/Announcements.tsx';
import { type Batch, BatchEnroll } from '../../enrolment/BatchEnroll/BatchEnroll.tsx';
import type { ExamRow } from '../../exams/ExamOffice/exams.ts';
import { ClassFrame, type ClassPlace, classHref } from '../ClassPage/ClassPage.tsx';

/** What happens in a class now. */
export interface ClassNews {
  homework: readonly HomeworkRow[];
  exams: readonly ExamRow[];
  /** Members who joined within a week, the newest first. */
  newcomers: readonly GradePlaceRow[];
}

/** What the card of weak points shows: one of the class's levels, and the points that it masters least there. */
type WeakPoints = Pick<ClassReport, 'level' | 'levels'> & {
  weak: readonly Pick<ClassReport['weak'][number], 'pointId'>[];
};

export interface ClassOverviewProps {
  place: ClassPlace;
  news: Loaded<ClassNews>;
  report: Loaded<WeakPoints>;
  announcements: AnnouncementsProps;
  /** Adds students; null for readers who may not. */
  batch: Batch | null;
  now: number;
  on: { level: (level: string) => void; retry: () => void };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space[16]};
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: baseline;
    justify-content: space-between;
  }
  li > a {
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  justify-content: center;
`;

const WEEK_MS = 7 * 24 * 3_600_000;

interface Line {
  id: string;
  title: string;
  href: string;
  note: string;
}

/** Homework lines of the card. */
const SHOWN_HOMEWORK = 8;

/** Homework that students do now or had to hand in within the last week, the next to end first. */
const homeworkLines = ({ base }: ClassPlace, rows: readonly HomeworkRow[], now: number): Line[] =>
  rows
    .filter(
      ({ status, openAt, dueAt }) =>
        status !== '0' && Date.parse(dueAt) > now - WEEK_MS && Date.parse(openAt) < now + WEEK_MS,
    )
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
    .slice(0, SHOWN_HOMEWORK)
    .map(({ id, title, dueAt, counts }) => ({
      id,
      title,
      href: `${base}/homework/${id}`,
      note: [
        `${momentText(dueAt, now)} 截止`,
        counts && `完成 ${counts.handedIn + counts.settled}/${counts.total}`,
        counts && counts.notBegun > 0 && `未开始 ${counts.notBegun} 人`,
        counts && counts.toReview > 0 && `待批 ${counts.toReview} 份`,
      ]
        .filter(Boolean)
        .join(' · '),
    }));

/** Exams that are running or begin within a week. */
const examLines = ({ base }: ClassPlace, rows: readonly ExamRow[], now: number): Line[] =>
  rows
    .filter(({ status, startAt }) => status === LIFECYCLE.running || Math.abs(Date.parse(startAt) - now) <= WEEK_MS)
    .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))
    .map(({ id, title, status, startAt }) => ({
      id,
      title,
      href: `${base}/exam/${id}`,
      note: status === LIFECYCLE.running ? '正在进行' : `${momentText(startAt, now)} 开始`,
    }));

const ListCard = ({
  title,
  lines,
  empty,
  extra,
}: {
  title: string;
  lines: Line[];
  empty: string;
  extra: ReactNode;
}) => (
  <Card title={title} extra={extra}>
    {lines.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <Lines>
        {lines.map(({ id, title: name, href, note }) => (
          <li key={id}>
            <Link href={href}>{name}</Link>
            <small>{note}</small>
          </li>
        ))}
      </Lines>
    )}
  </Card>
);

/** Students who wait for a seat or want to leave, and those who have just joined. */
const People = ({ place, grade, news }: { place: ClassPlace; grade: GradeDetail; news: ClassNews }) => {
  const members = classHref(place.base, place.gradeId, 'members');
  const { waitingCount = 0, quitCount = 0 } = grade.staff ?? {};
  return (
    <Card title="成员" extra={<Link href={members}>全部 {grade.takenCount} 人</Link>}>
      <Lines>
        {quitCount > 0 && (
          <li>
            <Link href={`${members}?status=4`}>{quitCount} 人申请退出</Link>
          </li>
        )}
        {waitingCount > 0 && (
          <li>
            <Link href={`${members}?status=0`}>{waitingCount} 人候补</Link>
          </li>
        )}
        <li>
          {news.newcomers.length === 0
            ? '这一周没有新成员。'
            : `这一周新加入 ${news.newcomers.length} 人：${news.newcomers.map(({ shownName }) => shownName).join('、')}`}
        </li>
      </Lines>
    </Card>
  );
};

const WEAK_SHOWN = 5;
const LEVEL_NAMES = new Map<string, string>(KNOWLEDGE_LEVELS.map(({ id, label }) => [id, label]));

interface WeakProps extends Pick<ClassOverviewProps, 'place' | 'report'> {
  onLevel: (level: string) => void;
}

/** Weak points at one of the class's levels; nothing while the class has neither questions nor answers. */
const Weak = ({ place: { base, gradeId }, report: { data }, onLevel }: WeakProps) => {
  if (!data || data.levels.length === 0) return null;
  const { level, levels, weak } = data;
  const options = levels.map((value) => ({ value, label: LEVEL_NAMES.get(value) ?? value }));
  return (
    <Card
      title="薄弱的知识点"
      extra={<Link href={`${classHref(base, gradeId, 'practice')}?level=${level}`}>学情</Link>}
    >
      <Lines>
        <li>
          {levels.length === 1 ? (
            <small>{LEVEL_NAMES.get(level)}</small>
          ) : (
            <Select
              size="s"
              aria-label="级别"
              value={level}
              options={options}
              onChange={(event) => onLevel(event.target.value)}
            />
          )}
        </li>
        {weak.length === 0 && <li>这一级做过的题还不够，看不出薄弱的地方。</li>}
        {weak.slice(0, WEAK_SHOWN).map(({ pointId }) => (
          <li key={pointId}>{knowledgePoint(pointId)?.name ?? pointId}</li>
        ))}
      </Lines>
    </Card>
  );
};

interface NowProps extends Pick<ClassOverviewProps, 'place' | 'report' | 'announcements' | 'now'> {
  grade: GradeDetail;
  news: ClassNews;
  onLevel: (level: string) => void;
}

const Now = ({ place, grade, news, report, announcements, now, onLevel }: NowProps) => {
  const { base, gradeId } = place;
  return (
    <Parts>
      <div>
        <ListCard
          title="这一周的作业"
          lines={homeworkLines(place, news.homework, now)}
          empty={news.homework.length === 0 ? '还没有布置作业。' : '这一周没有要做的作业。'}
          extra={<Link href={`${base}/homework?do=create&grade=${gradeId}`}>布置作业</Link>}
        />
        <ListCard
          title="这一周的考试"
          lines={examLines(place, news.exams, now)}
          empty="这一周没有考试。"
          extra={<Link href={classHref(base, gradeId, 'exams')}>全部考试</Link>}
        />
        <Announcements {...announcements} />
      </div>
      <div>
        <People place={place} grade={grade} news={news} />
        <Weak place={place} report={report} onLevel={onLevel} />
      </div>
    </Parts>
  );
};

/** What happens in a class this week; a class without students or work says what comes next. */
export const ClassOverview = ({ place, news, report, announcements, batch, now, on }: ClassOverviewProps) => {
  const [isAdding, setAdding] = useState(false);
  const add = batch && (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      添加学生
    </Button>
  );
  const assign = (
    <ButtonLink icon="plus" href={`${place.base}/homework?do=create&grade=${place.gradeId}`}>
      布置作业
    </ButtonLink>
  );
  return (
    <ClassFrame place={place} active="overview">
      <Load of={place.grade} name="班级" onRetry={on.retry}>
        {(grade) =>
          grade.takenCount === 0 ? (
            <Empty
              title="这个班还没有学生"
              icon="document"
              action={
                <Steps>
                  {add}
                  {assign}
                </Steps>
              }
            >
              从名单的班级一次加入，或把班级码告诉学生。作业可以先布置，学生加入时自动得到。
            </Empty>
          ) : (
            <Load of={news} name="这一周" onRetry={on.retry}>
              {(found) => <Now {...{ place, grade, report, announcements, now }} news={found} onLevel={on.level} />}
            </Load>
          )
        }
      </Load>
      {isAdding && batch && <BatchEnroll title="添加学生" batch={batch} onClose={() => setAdding(false)} />}
    </ClassFrame>
  );
};
