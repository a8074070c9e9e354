import type { HomeworkRow } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import type { HomeworkKnown } from '../homeworkKnown.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** The way from a homework to who has done what, and to those who have not begun and are reminded there. */
export const HomeworkLinks = ({ row, known }: DetailProps<HomeworkRow, HomeworkKnown>) => {
  const { base, studentsHref } = known;
  const notBegun = row.counts?.notBegun ?? 0;
  return (
    <Root>
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
