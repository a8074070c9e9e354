import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { NO_MEMBER_FILTER, SCHOOL_ROLE_LABELS, SCHOOL_ROLES, type MemberFilter } from '../schoolMember.ts';

export interface MemberFiltersProps {
  filter: MemberFilter;
  /** Classes of the school. */
  classNames: readonly string[];
  foundCount: number | undefined;
  onFilter: (filter: MemberFilter) => void;
}

const ROLES = SCHOOL_ROLES.map((role) => ({ value: role, label: SCHOOL_ROLE_LABELS[role] }));

/** What narrows the members within a status: role, class, words. */
export const MemberFilters = ({ filter, classNames, foundCount, onFilter }: MemberFiltersProps) => (
  <FilterBar
    label="搜索姓名、学号、手机号"
    keyword={filter.keyword}
    onSearch={(keyword) => onFilter({ ...filter, keyword })}
    choices={[
      { id: 'role', label: '身份', value: filter.role, options: ROLES },
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
          ? { ...filter, role: SCHOOL_ROLES.find((role) => role === value) ?? '' }
          : { ...filter, className: value },
      )
    }
    onClear={() => onFilter({ ...NO_MEMBER_FILTER, status: filter.status })}
    {...(foundCount === undefined ? {} : { foundCount })}
  />
);
