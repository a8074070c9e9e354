import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { RowsSkeleton } from '../../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Lead } from './Lead.tsx';
import type { TeacherHome } from './person.ts';
import { StudentAttempts } from '../../../exams/AttemptRows/StudentAttempts.tsx';

export interface TeacherViewProps {
  person: TeacherHome;
  now: number;
  onRetry: () => void;
}

/** A teacher's first page: who is sitting an exam now, and what waits for a decision. */
export const TeacherView = ({ person, now, onRetry }: TeacherViewProps) => {
  const attempts = person.attempts.data ?? [];
  const running = attempts.filter((attempt) => attempt.status === ATTEMPT.inProgress).length;
  const late = attempts.filter((attempt) => attempt.lateCopyCount > 0).length;
  return (
    <>
      <Lead
        eyebrow={`${person.name}，您好`}
        title={running > 0 ? `${running} 名学生正在作答` : '现在没有学生在作答'}
        action={
          <ButtonLink variant="primary" size="l" href={person.hasDesk ? links.edms : links.students}>
            {person.hasDesk ? '打开工作台' : '查看学生作答'}
          </ButtonLink>
        }
      >
        {late > 0 ? `${late} 份作答有迟到的答案，等您决定是否采纳。` : '没有需要处理的迟到答案。'}
      </Lead>
      <Card title="最近作答" extra={<Link href={links.students}>全部作答</Link>} padding="none">
        <Load of={person.attempts} name="学生作答" onRetry={onRetry} skeleton={<RowsSkeleton rows={3} />}>
          {(list) =>
            list.length > 0 ? (
              <StudentAttempts attempts={list.slice(0, 8)} now={now} />
            ) : (
              <Empty title="还没有学生参加考试" icon="user">
                您的学生开始作答后，进度和成绩会显示在这里。
              </Empty>
            )
          }
        </Load>
      </Card>
    </>
  );
};
