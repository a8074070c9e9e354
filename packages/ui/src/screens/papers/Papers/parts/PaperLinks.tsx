import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { isOwn } from '../../../../patterns/OfficeTable/bankActs.ts';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import type { PapersKnown } from '../papersKnown.ts';
import type { PaperListRow } from '@aosai/api/papers/paper.contract';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** Links from a paper to its questions and to the print page, and why it cannot be changed. */
export const PaperLinks = ({ row, known }: DetailProps<PaperListRow, PapersKnown>) => (
  <>
    {row.isFrozen && (
      <Alert tone="info" title="已有人作答，题目和设置不再变">
        要改就复制一份。
      </Alert>
    )}
    <Root>
      <ButtonLink size="s" href={`${known.base}/${row.id}`}>
        {row.isFrozen || !isOwn(row, known) ? '查看题目' : '编辑题目'}
      </ButtonLink>
      <ButtonLink size="s" icon="document" href={`${known.base}/${row.id}/print`}>
        打印
      </ButtonLink>
    </Root>
  </>
);
