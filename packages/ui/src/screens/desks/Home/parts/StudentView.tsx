import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { ExamRows } from '../../../exams/ExamRows/ExamRows.tsx';
import { HomeworkRows } from '../../../homework/HomeworkRows/HomeworkRows.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { Columns } from './Columns.tsx';
import { RowsSkeleton } from '../../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { dueNow } from './dueNow.ts';
import { NewResults } from './NewResults.tsx';
import type { StudentHome } from './person.ts';
import { Stack } from './Stack.tsx';
import { StudentLead } from './StudentLead.tsx';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import type { MemberPractice } from '@aosai/api/practice/memberPractice.contract';
import { ResultSummary } from './ResultSummary.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 44px;
  padding: ${theme.space[8]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  > span {
    flex: 1;
  }
  > svg {
    color: ${theme.color.ink3};
  }
`;

/** Says that there are unread messages. */
const UnreadLine = ({ count }: { count: number }) => (
  <Root href={`${links.messages}?unread=1`}>
    <span>{count} 条未读消息</span>
    <Icon name="chevron-right" size={16} />
  </Root>
);

interface StudentResultsProps {
  results: StudentHome['results'];
  statistics: StudentHome['statistics'];
  now: number;
  onRetry: () => void;
}

/** Recent results as a chart, with totals. */
const StudentResults = ({ results, statistics, now, onRetry }: StudentResultsProps) => (
  <Card title="最近成绩" extra={<Link href={links.reports}>全部记录</Link>}>
    <Load of={results} name="成绩" onRetry={onRetry}>
      {(attempts) => (
        <ResultSummary
          attempts={attempts}
          statistics={statistics.data}
          now={now}
          empty="还没有成绩。完成第一场模拟考后，这里会画出你的进步。"
        />
      )}
    </Load>
  </Card>
);

const Way = styled.div`
  margin-top: ${theme.space[16]};
`;

/** Today's practice, and the current streak of days. */
const PracticeCard = ({ practice }: { practice: MemberPractice }) => (
  <Card title="练习" extra={<Link href={practiceLinks.home}>全部练习</Link>}>
    <Figures
      items={[
        { label: '今天待复习', value: practice.due, unit: '题' },
        { label: '连续练习', value: practice.streak, unit: '天' },
      ]}
    />
    <Way>
      <ButtonLink block href={practice.due > 0 ? practiceLinks.run('due') : practiceLinks.run('weak')}>
        {practice.due > 0 ? '开始复习' : '弱项十题'}
      </ButtonLink>
    </Way>
  </Card>
);

export interface StudentViewProps {
  person: StudentHome;
  now: number;
  onRetry: () => void;
}

/** Open exams and due homework; exams first, since their time is limited. */
const Due = ({ person, now, onRetry }: StudentViewProps) => {
  const isKnown = person.todo.data !== undefined;
  const exams = dueNow(person.todo.data ?? [], now);
  const places = person.homework.data ?? [];
  return (
    <Card title="现在要做的" extra={person.homework.data && <Link href={links.homework}>全部作业</Link>} padding="none">
      <Load of={person.todo} name="现在要做的" onRetry={onRetry} skeleton={<RowsSkeleton rows={3} />}>
        {() => (exams.length > 0 ? <ExamRows exams={exams} now={now} enrolled={false} /> : null)}
      </Load>
      <Load of={person.homework} name="要做的作业" onRetry={onRetry} skeleton={<RowsSkeleton rows={2} />}>
        {() =>
          places.length > 0 ? (
            <HomeworkRows places={places} now={now} />
          ) : isKnown && exams.length === 0 ? (
            <Empty
              title="现在没有要做的"
              icon="check"
              action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}
            >
              老师布置的作业、可以进入的考试会显示在这里。
            </Empty>
          ) : null
        }
      </Load>
    </Card>
  );
};

/** A student's first page: next step, open work, new results, and results so far. */
export const StudentView = ({ person, now, onRetry }: StudentViewProps) => (
  <>
    <StudentLead person={person} now={now} />
    {person.unreadCount > 0 && <UnreadLine count={person.unreadCount} />}
    <Columns>
      <Stack>
        <Due person={person} now={now} onRetry={onRetry} />
        {person.practice && <PracticeCard practice={person.practice} />}
      </Stack>
      <Stack>
        <NewResults person={person} now={now} />
        <StudentResults results={person.results} statistics={person.statistics} now={now} onRetry={onRetry} />
      </Stack>
    </Columns>
  </>
);
