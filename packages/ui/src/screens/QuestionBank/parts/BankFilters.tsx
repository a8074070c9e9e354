import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import { QUESTION_KINDS, QUESTION_TYPES } from '@aosai/api/domain/questions/kinds';
import { useLabels } from '../../../patterns/Dict/Dict.tsx';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { knownOf, NO_FILTER, type BankFilter } from '../bankQuestion.ts';

export interface BankFiltersProps {
  filter: BankFilter;
  /** Tags that the bank has. */
  tags: readonly string[];
  foundCount: number | undefined;
  onFilter: (filter: BankFilter) => void;
}

const TYPES = QUESTION_TYPES.map((type) => ({ value: type, label: QUESTION_KINDS[type].label }));

/** What narrows the bank within a status: type, difficulty, tag, words. */
export const BankFilters = ({ filter, tags, foundCount, onFilter }: BankFiltersProps) => {
  const labelsOf = useLabels();
  const choose = (id: string, value: string) => {
    if (id === 'type') onFilter({ ...filter, type: knownOf(QUESTION_TYPES, value) });
    else if (id === 'difficulty') onFilter({ ...filter, difficulty: knownOf(DIFFICULTY.values, value) });
    else onFilter({ ...filter, tag: value });
  };
  return (
    <FilterBar
      label="搜索题目或题干"
      keyword={filter.keyword}
      onSearch={(keyword) => onFilter({ ...filter, keyword })}
      choices={[
        { id: 'type', label: '题型', value: filter.type, options: TYPES },
        { id: 'difficulty', label: '难度', value: filter.difficulty, options: labelsOf(DIFFICULTY).options },
        { id: 'tag', label: '知识点', value: filter.tag, options: tags.map((tag) => ({ value: tag, label: tag })) },
      ]}
      onChoose={choose}
      onClear={() => onFilter({ ...NO_FILTER, status: filter.status })}
      {...(foundCount === undefined ? {} : { foundCount })}
    />
  );
};
