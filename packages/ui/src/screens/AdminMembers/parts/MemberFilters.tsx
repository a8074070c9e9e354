import { ORGANIZATION_ROLE } from '@aosai/api/domain/statuses';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { NO_MEMBER_FILTER, ROLE_OPTIONS, type MemberFilter } from '../schoolMember.ts';

export interface MemberFiltersProps {
  filter: MemberFilter;
  /** Classes of the school. */
  classNames: readonly string[];
  foundCount: number | undefined;
  onFilter: (filter: MemberFilter) => void;
}

/** What narrows the members within a status: role, class, words. */
export const MemberFilters = ({ filter, classNames, foundCount, onFilter }: MemberFiltersProps) => (
  <FilterBar
    label="搜索姓名、学号、手机号"
    keyword={filter.keyword}
    onSearch={(keyword) => onFilter({ ...filter, keyword })}
    choices={[
      { id: 'role', label: '身份', value: filter.role, options: ROLE_OPTIONS },
      {
        id: 'className',
        label: '班级',
        value: filter.className,
        options: classNames.map((name) => ({ value: name, label: name })),
      },
    ]}
    onChoose={(id, value) =>
      onFilter(
        id === 'role'
          ? { ...filter, role: ORGANIZATION_ROLE.values.find((role) => role === value) ?? '' }
          : { ...filter, className: value },
      )
    }
    onClear={() => onFilter({ ...NO_MEMBER_FILTER, status: filter.status })}
    {...(foundCount === undefined ? {} : { foundCount })}
  />
);
