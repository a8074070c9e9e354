import { BANK_LIMITS } from '@aosai/api/questions/bank';
import { styled } from 'styled-components';
import type { OwnFilterProps } from '../../../../patterns/OfficeTable/officeFilters.ts';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { BankKnown } from '../bankQuestion.ts';
import { TagsField } from './TagsField.tsx';

/** Separator of the tags in the filter; a tag contains no line break. */
const BETWEEN = '\n';
export const tagsIn = (text: string): string[] => (text === '' ? [] : text.split(BETWEEN));

const Root = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 360px);
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};

  ${media.narrow} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

/** Filters questions that have all of these tags. */
export const TagFilter = <Filter extends { tags: string }>({ filter, onFilter }: OwnFilterProps<Filter, BankKnown>) => (
  <Root>
    <span aria-hidden>标签</span>
    <TagsField
      value={tagsIn(filter.tags)}
      max={BANK_LIMITS.tagsMax}
      placeholder="输入标签，回车筛选"
      onChange={(tags) => onFilter({ ...filter, tags: tags.join(BETWEEN) })}
      onBlur={() => undefined}
    />
  </Root>
);
