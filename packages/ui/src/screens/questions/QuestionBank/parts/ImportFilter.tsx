import { styled } from 'styled-components';
import type { OwnFilterProps } from '../../../../patterns/OfficeTable/officeFilters.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { BankKnown } from '../bankQuestion.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

/** Says that the list is limited to one import; renders nothing otherwise. */
export const ImportFilter = <Filter extends { importId: string }>({
  filter,
  onFilter,
}: OwnFilterProps<Filter, BankKnown>) =>
  filter.importId !== '' && (
    <Root>
      <span>只列出一次导入的题目。</span>
      <Button size="s" onClick={() => onFilter({ ...filter, importId: '' })}>
        查看整个题库
      </Button>
    </Root>
  );
