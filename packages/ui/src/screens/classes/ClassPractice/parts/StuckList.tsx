import { styled } from 'styled-components';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ClassPracticeRow } from '@aosai/api/practice/practiceViews.contract';

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[12]};
    align-items: baseline;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

interface StuckListProps {
  gradeId: string;
  students: readonly ClassPracticeRow[];
  opensStudents: boolean;
}

/** Students who repeatedly fail a task, with links to their programs. */
export const StuckList = ({ gradeId, students, opensStudents }: StuckListProps) => {
  const stuck = students.flatMap(({ memberId, memberName, stuck: tasks }) =>
    tasks.map((task) => ({ memberId, memberName, ...task })),
  );
  if (stuck.length === 0) return <p>这两天没有人卡在一道题上。</p>;
  return (
    <Root>
      {stuck.map(({ memberId, memberName, questionId, title, chapterId, tries }) => {
        const words = `${memberName} · ${title}`;
        const at =
          opensStudents &&
          chapterId &&
          `${practiceLinks.student(chapterId, memberId, { gradeId })}&questionId=${questionId}`;
        return (
          <li key={`${memberId} ${questionId}`}>
            {at ? <Link href={at}>{words}</Link> : <span>{words}</span>}
            <small>交了 {tries} 次，还没通过</small>
          </li>
        );
      })}
    </Root>
  );
};
