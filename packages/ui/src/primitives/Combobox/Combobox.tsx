import { useState, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { OptionList } from './OptionList.tsx';
import type { ComboboxOption } from './option.ts';
import { shownOptions } from './shownOptions.ts';
import { useOptionList } from './useOptionList.ts';
import { isOfInputMethod, useComposedWord } from './inputMethod.ts';

export type { ComboboxOption } from './option.ts';

export interface ComboboxProps {
  /** Name of the box and its list for screen readers: 学校. A surrounding Field gives the visible label. */
  label: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen option; null when none is. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Called on every change of the text; `options` are then the server's results and are not filtered here. */
  onSearch?: (query: string) => void;
  /** Results of `onSearch` are on their way. */
  loading?: boolean;
  /** Why `onSearch` failed, in a sentence. */
  failed?: string | null;
  placeholder?: string;
  /** `l` matches large text inputs. */
  size?: 'm' | 'l';
  /** Adds a button that removes the choice. */
  clearable?: boolean;
  disabled?: boolean;
  id?: string;
  /** Ref of the text box. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled.span`
  position: relative;
  display: block;

  > input {
    ${controlCss}
    padding-right: 40px;
    text-overflow: ellipsis;
  }
  &[data-clearable='true'] > input {
    padding-right: 72px;
  }
  > svg {
    position: absolute;
    right: 11px;
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.ink2};
    pointer-events: none;
  }
  > button {
    position: absolute;
    right: 34px;
    top: 50%;
    transform: translateY(-50%);
  }

  ${media.touch} {
    &[data-clearable='true'] > input {
      padding-right: 84px;
    }
  }
`;

/**
 * Chooses one of many options: typing filters the list, arrows move, Enter chooses, Esc restores the previous choice.
 */
export const Combobox = ({
  label,
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  loading = false,
  failed = null,
  placeholder = '输入文字查找',
  size = 'm',
  clearable = false,
  disabled = false,
  id,
  ref,
}: ComboboxProps) => {
  /** Text of the search; null while the box shows the choice. */
  const [query, setQuery] = useState<string | null>(null);
  const isSearched = onSearch !== undefined;
  const { shown, note } = shownOptions({ options, query: query ?? '', searched: isSearched, loading, failed });
  const { setReference, boxProps, listProps, ...list } = useOptionList(shown);
  const field = useFieldProps({ id });
  const chosen = options.find((option) => option.value === value);
  const [chosenLabel, setChosenLabel] = useState(chosen?.label);

  const leave = () => {
    setQuery(null);
    list.hide();
  };
  const choose = (option: ComboboxOption) => {
    setChosenLabel(option.label);
    onChange(option.value);
    leave();
  };
  const search = (text: string) => {
    setQuery(text);
    list.show(text.trim() ? 0 : undefined);
    onSearch?.(text);
  };
  const { composed, wordProps } = useComposedWord(search);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return;
    if (list.move(event.key)) event.preventDefault();
    else if (list.open && event.key === 'Enter') {
      event.preventDefault();
      if (list.active) choose(list.active);
    } else if (list.open && event.key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      leave();
    }
  };

  return (
    <Root ref={setReference} data-clearable={clearable && value !== null}>
      <input
        {...field}
        ref={ref}
        type="text"
        data-size={size}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        value={composed ?? query ?? (value === null ? '' : (chosen?.label ?? chosenLabel ?? value))}
        {...(field.id === undefined ? { 'aria-label': label } : {})}
        {...boxProps}
        onKeyDown={onKeyDown}
        {...wordProps}
        onClick={() => list.show()}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
      />
      {clearable && value !== null && !disabled && (
        <IconButton icon="close" size="s" label={`清除${label}`} onClick={() => onChange(null)} />
      )}
      <Icon name="chevron-down" size={16} />
      {list.open && (
        <OptionList
          {...listProps}
          label={label}
          options={shown}
          isChosen={(option) => option.value === value}
          onChoose={choose}
          note={note}
        />
      )}
    </Root>
  );
};
