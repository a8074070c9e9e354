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
import { PracticeCard } from './PracticeCard.tsx';
import type { StudentHome } from './person.ts';
import { Stack } from './Stack.tsx';
import { StudentLead } from './StudentLead.tsx';
import { StudentResults } from './StudentResults.tsx';
import { UnreadLine } from './UnreadLine.tsx';

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
