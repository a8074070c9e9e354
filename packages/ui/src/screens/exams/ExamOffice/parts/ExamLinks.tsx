import { styled } from 'styled-components';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ExamRow, ExamsKnown } from '../exams.ts';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** The marking page of the same office. */
const reviewHref = (base: string, examId: string): string =>
  `${base.slice(0, base.lastIndexOf('/'))}/review?${new URLSearchParams({ kind: 'exam', target: examId }).toString()}`;

/** Links from an exam to its own pages, and why it was stopped. */
export const ExamLinks = ({ row, known: { base, detail } }: DetailProps<ExamRow, ExamsKnown>) => {
  const staff = detail?.id === row.id ? detail.staff : undefined;
  return (
    <>
      {staff?.stopReason && (
        <Alert tone="warn" title="考试已终止">
          {staff.stopReason}
        </Alert>
      )}
      {staff?.mayWrite && (
        <Root>
          {row.status !== LIFECYCLE.draft && (
            <ButtonLink size="s" icon="clock" href={`${base}/${row.id}`}>
              监考
            </ButtonLink>
          )}
          <ButtonLink size="s" href={`${base}/${row.id}/enroll`}>
            报名
          </ButtonLink>
          <ButtonLink size="s" href={`${base}/${row.id}/${row.status === LIFECYCLE.draft ? 'papers' : 'statistics'}`}>
            {row.status === LIFECYCLE.draft ? '试卷' : '统计'}
          </ButtonLink>
          {row.status !== LIFECYCLE.draft && (
            <ButtonLink size="s" icon="check" href={reviewHref(base, row.id)}>
              批阅
            </ButtonLink>
          )}
        </Root>
      )}
    </>
  );
};
