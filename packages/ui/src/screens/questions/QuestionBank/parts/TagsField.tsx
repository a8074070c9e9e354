import { BANK_LIMITS } from '@aosai/api/questions/bank';
import { type Ref, useState } from 'react';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';

export interface TagsFieldProps {
  value: readonly string[];
  max: number;
  placeholder?: string;
  onChange: (tags: string[]) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
}

/** Free tags: typed text becomes a tag. */
export const TagsField = ({ value, max, placeholder = '输入文字添加', onChange, onBlur, ref }: TagsFieldProps) => {
  const [query, setQuery] = useState('');
  const typed = query.trim().slice(0, BANK_LIMITS.tagMax);
  const fresh = typed === '' || value.includes(typed) ? [] : [{ value: typed, label: typed }];
  return (
    <MultiSelect
      label="标签"
      placeholder={placeholder}
      options={fresh}
      value={value}
      nameOf={(tag) => tag}
      max={max}
      onChange={onChange}
      onSearch={setQuery}
      onBlur={onBlur}
      {...(ref && { ref })}
    />
  );
};
