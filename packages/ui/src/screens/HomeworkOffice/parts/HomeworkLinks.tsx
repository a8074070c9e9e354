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

/** The way from a homework to who has done what. */
export const HomeworkLinks = ({ row, known }: DetailProps<HomeworkRow, HomeworkKnown>) => (
  <Root>
    <ButtonLink size="s" href={`${known.base}/${row.id}`}>
      完成情况
    </ButtonLink>
  </Root>
);
