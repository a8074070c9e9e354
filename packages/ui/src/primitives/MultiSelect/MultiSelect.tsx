import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import type { ComboboxOption } from '../Combobox/Combobox.tsx';
import { OptionList } from '../Combobox/OptionList.tsx';
import { shownOptions } from '../Combobox/shownOptions.ts';
import { useOptionList } from '../Combobox/useOptionList.ts';
import { useFieldProps } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { hiddenCss } from '../VisuallyHidden/hiddenCss.ts';
import { isOfInputMethod, useComposedWord } from '../Combobox/inputMethod.ts';

export interface MultiSelectProps {
  /** Name of the box and its list for screen readers: 知识点. */
  label: string;
  options: readonly ComboboxOption[];
  /** Values of the chosen options, in the order they were chosen. */
  value: readonly string[];
  /** Label of a chosen value that a search may have removed from `options`; by default its option's label. */
  nameOf?: (value: string) => string;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** As in Combobox: `options` are then the server's results. */
  onSearch?: (query: string) => void;
  loading?: boolean;
  placeholder?: string;
  /** Most values that can be chosen. */
  max?: number;
  disabled?: boolean;
  id?: string;
  /** Focused by a form: the text box. */
  ref?: Ref<{ focus: () => void }>;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-height: ${theme.control.medium};
  padding: 3px 6px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &:hover {
    border-color: ${theme.color.ink2};
  }
  &:focus-within {
    outline: 2px solid ${theme.color.primary};
    border-color: ${theme.color.primary};
  }
  &[data-invalid='true'] {
    border-color: ${theme.color.bad};
  }
  &[data-invalid='true']:focus-within {
    outline-color: ${theme.color.bad};
  }
  &[data-disabled='true'] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.ink3};
  }
  > ul {
    display: contents;
    list-style: none;
  }
  li {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    border-radius: ${theme.radius.tag};
    background: ${theme.color.primarySoft};
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
  }
  li > span {
    min-width: 0;
    padding: 2px 2px 2px 8px;
    overflow-wrap: anywhere;
  }
  li > button {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.tag};
    background: none;
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  li > button:hover {
    color: ${theme.color.ink};
  }
  > input {
    appearance: none;
    flex: 1;
    min-width: 96px;
    min-height: 28px;
    padding: 0 6px;
    border: 0;
    background: none;
    outline: none;
  }
  > input::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  > [role='status'] {
    ${hiddenCss}
  }

  ${media.touch} {
    > input {
      min-height: ${theme.control.touch};
      font-size: ${theme.text.lead};
    }
    li > button {
      width: ${theme.control.touch};
      height: ${theme.control.touch};
    }
  }
`;

/** Chooses several of many options, shown as chips; typing filters the list, Backspace removes the last chip. */
export const MultiSelect = ({
  label,
  options,
  value,
  nameOf,
  onChange,
  onBlur,
  onSearch,
  loading = false,
  placeholder = '输入文字查找',
  max = Number.POSITIVE_INFINITY,
  disabled = false,
  id,
  ref,
}: MultiSelectProps) => {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  const full = value.length >= max;
  const { shown, note } = shownOptions({ options, query, searched: onSearch !== undefined, loading });
  const choices = shown.map((option) => ({
    ...option,
    disabled: option.disabled === true || (full && !value.includes(option.value)),
  }));
  const { setReference, boxProps, listProps, ...list } = useOptionList(choices);
  const field = useFieldProps({ id });
  const labelOf = (chosen: string) =>
    nameOf?.(chosen) ?? options.find((option) => option.value === chosen)?.label ?? chosen;

  const search = (text: string) => {
    setQuery(text);
    onSearch?.(text);
  };
  const toggle = (option: ComboboxOption) => {
    onChange(value.includes(option.value) ? value.filter((v) => v !== option.value) : [...value, option.value]);
    if (query) search('');
  };
  const { composed, wordProps } = useComposedWord((text) => {
    search(text);
    list.show(text.trim() ? 0 : undefined);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return;
    if (list.move(event.key)) event.preventDefault();
    else if (list.open && event.key === 'Enter') {
      event.preventDefault();
      if (list.active) toggle(list.active);
    } else if (list.open && event.key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      if (query) search('');
      list.hide();
    } else if (event.key === 'Backspace' && query === '' && value.length > 0) onChange(value.slice(0, -1));
  };

  return (
    <Root ref={setReference} data-invalid={field['aria-invalid']} data-disabled={disabled}>
      {value.length > 0 && (
        <ul aria-label={`已选${label}`}>
          {value.map((chosen) => (
            <li key={chosen}>
              <span>{labelOf(chosen)}</span>
              {!disabled && (
                <button
                  type="button"
                  aria-label={`移除${labelOf(chosen)}`}
                  onClick={() => {
                    onChange(value.filter((v) => v !== chosen));
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        {...field}
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={value.length === 0 ? placeholder : ''}
        value={composed ?? query}
        {...(field.id === undefined ? { 'aria-label': label } : {})}
        {...boxProps}
        onKeyDown={onKeyDown}
        {...wordProps}
        onClick={() => list.show()}
        onBlur={() => {
          list.hide();
          onBlur?.();
        }}
      />
      <span role="status">{value.length > 0 ? `已选 ${value.length} 项` : ''}</span>
      {list.open && (
        <OptionList
          {...listProps}
          label={label}
          multiple
          options={choices}
          isChosen={(option) => value.includes(option.value)}
          onChoose={toggle}
          note={full ? `最多选 ${max} 项，移除一项后可以再选。` : note}
        />
      )}
    </Root>
  );
};
