import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { ExamRows } from '../../../patterns/ExamRows/ExamRows.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Columns } from './Columns.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { dueNow } from './dueNow.ts';
import type { StudentHome } from './person.ts';
import { StudentLead } from './StudentLead.tsx';
import { StudentResults } from './StudentResults.tsx';

export interface StudentViewProps {
  person: StudentHome;
  now: number;
  onRetry: () => void;
}

/** A student's first page: go on, what is to be done, how it went. */
export const StudentView = ({ person, now, onRetry }: StudentViewProps) => (
  <>
    <StudentLead person={person} now={now} />
    <Columns>
      <Card title="现在要做的" extra={person.todo.data && `${dueNow(person.todo.data, now).length} 项`} padding="none">
        <Load of={person.todo} name="现在要做的" onRetry={onRetry} skeleton={<RowsSkeleton rows={3} />}>
          {(exams) =>
            dueNow(exams, now).length > 0 ? (
              <ExamRows exams={dueNow(exams, now)} now={now} enrolled={false} />
            ) : (
              <Empty
                title="现在没有要做的考试"
                icon="check"
                action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}
              >
                考试开考后会显示在这里。
              </Empty>
            )
          }
        </Load>
      </Card>
      <StudentResults results={person.results} statistics={person.statistics} now={now} onRetry={onRetry} />
    </Columns>
  </>
);
