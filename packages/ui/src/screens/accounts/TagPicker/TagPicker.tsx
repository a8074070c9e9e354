import { tagsOf } from '@aosai/api/accounts/memberForms';
import { MAX_TAGS, MEMBER_TAG, TAG_MAX_LENGTH } from '@aosai/api/accounts/memberTags';
import { useState } from 'react';
import { MultiSelect } from '../../../primitives/MultiSelect/MultiSelect.tsx';
import { useLabelled } from '../../../patterns/Dict/Dict.tsx';
import type { DrawnField } from '../../../patterns/FieldSet/FieldSet.tsx';

export interface TagPickerProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  /** Excludes tags from the choice. */
  without?: (tag: string) => boolean;
  /** Lower when tags not chosen here count as well. */
  max?: number;
}

const NONE = () => false;

/** Chooses the tags of a member: from the dictionary by name, or typed as new ones. */
export const TagPicker = ({ value, onChange, onBlur, without = NONE, max = MAX_TAGS }: TagPickerProps) => {
  const [query, setQuery] = useState('');
  const tags = useLabelled(MEMBER_TAG);
  const known = tags.options.filter((option) => !without(option.value));
  // Removes separators, which a tag cannot contain.
  const typed = tagsOf(query).join('').slice(0, TAG_MAX_LENGTH);
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
      max={max}
      placeholder="选择或输入标签"
      {...(onBlur && { onBlur })}
    />
  );
};

/** The picker for a form whose field holds the tags as separated text. */
export const tagField =
  (limits: Pick<TagPickerProps, 'without' | 'max'> = {}) =>
  (field: DrawnField) => (
    <TagPicker
      value={tagsOf(String(field.value))}
      onChange={(tags) => field.onChange(tags.join('、'))}
      onBlur={field.onBlur}
      {...limits}
    />
  );
