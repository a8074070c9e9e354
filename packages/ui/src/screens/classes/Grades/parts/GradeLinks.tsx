import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { GradesKnown } from '../classForm.ts';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/**
 * Whether the reader may open the class's page: a published public class is open to everybody, others to their
 * teachers.
 */
const isInSight = ({ isPublic, status, teachers }: GradeRow, selfId: string | null): boolean =>
  (isPublic && status !== LIFECYCLE.draft) || teachers.some(({ id }) => id === selfId);

/** Links from a class to its members, schedule, term reports and student page. */
export const GradeLinks = ({ row, known: { base, selfId } }: { row: GradeRow; known: GradesKnown }) => {
  const query = new URLSearchParams({ grade: row.id }).toString();
  return (
    <Root aria-label="班级的页面">
      <ButtonLink href={`${base}/gradeEnroll?${query}`} variant="primary">
        成员
      </ButtonLink>
      <ButtonLink href={`${base}/gradeControl?${query}`}>安排</ButtonLink>
      <ButtonLink href={`${base}/grade/${row.id}/practice`}>学情</ButtonLink>
      {base.endsWith('edms') && (
        <>
          <ButtonLink href={`${base}/memberGradeSettlement?${query}`}>结算</ButtonLink>
          <ButtonLink href={`${base}/grade/${row.id}/print`}>打印成绩表</ButtonLink>
        </>
      )}
      {isInSight(row, selfId) && (
        <ButtonLink href={links.gradeDetail(row.id)} variant="ghost">
          学生看到的
        </ButtonLink>
      )}
    </Root>
  );
};
