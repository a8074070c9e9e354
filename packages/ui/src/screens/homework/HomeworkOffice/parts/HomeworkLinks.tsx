import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import type { HomeworkKnown } from '../homeworkKnown.ts';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};

  > [role] {
    flex: 1 0 100%;
  }
`;

/** Links from a homework to its matrix, and to the students who have not begun. */
export const HomeworkLinks = ({ row, known }: DetailProps<HomeworkRow, HomeworkKnown>) => {
  const { base, studentsHref } = known;
  const notBegun = row.counts?.notBegun ?? 0;
  return (
    <Root>
      {row.questionCount === 0 && (
        <Alert
          tone="warn"
          title="还没有题目，不能发布"
          action={
            <ButtonLink size="s" href={`${base}/${row.id}?tab=settings`}>
              去加题
            </ButtonLink>
          }
        >
          可以从题库选，也可以取一份试卷的题目。
        </Alert>
      )}
      <ButtonLink size="s" href={`${base}/${row.id}`}>
        完成情况
      </ButtonLink>
      {studentsHref !== null && notBegun > 0 && (
        <ButtonLink
          size="s"
          variant="ghost"
          href={`${studentsHref}?${new URLSearchParams({ state: 'notBegun', homework: row.id }).toString()}`}
        >
          未开始 {notBegun} 人，去提醒
        </ButtonLink>
      )}
    </Root>
  );
};
