import { tagsOf } from '@aosai/api/domain/memberForms';
import { MAX_TAGS, MEMBER_TAG } from '@aosai/api/domain/memberTags';
import { useState } from 'react';
import { MultiSelect } from '../../primitives/MultiSelect/MultiSelect.tsx';
import { useLabels } from '../Dict/Dict.tsx';
import type { DrawnField } from '../FieldSet/FieldSet.tsx';

export interface TagPickerProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  /** Tags that are not to be chosen here. */
  without?: (tag: string) => boolean;
}

const MAX_LENGTH = 20;
const NONE = () => false;

/** Tags of a member: those of the dictionary by their names, and what is typed as a new one. */
export const TagPicker = ({ value, onChange, onBlur, without = NONE }: TagPickerProps) => {
  const [query, setQuery] = useState('');
  const tags = useLabels()(MEMBER_TAG);
  const known = tags.options.filter((option) => !without(option.value));
  const typed = query.trim().slice(0, MAX_LENGTH);
  const found = known.filter(({ label }) => label.includes(typed));
  const isNew = typed !== '' && !known.some((option) => option.value === typed || option.label === typed);
  const fresh = isNew && !value.includes(typed) ? [{ value: typed, label: `新标签「${typed}」` }] : [];
  return (
    <MultiSelect
      label="标签"
      options={[...found, ...fresh]}
      value={value}
      nameOf={(tag) => tags.label(tag)}
      onChange={onChange}
      onSearch={setQuery}
      max={MAX_TAGS}
      placeholder="选择或输入标签"
      {...(onBlur && { onBlur })}
    />
  );
};

/** The same for a form whose field holds them as text, one behind the other. */
export const tagField = (without?: TagPickerProps['without']) => (field: DrawnField) => (
  <TagPicker
    value={tagsOf(String(field.value))}
    onChange={(tags) => field.onChange(tags.join('、'))}
    onBlur={field.onBlur}
    {...(without && { without })}
  />
);
