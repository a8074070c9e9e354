import type { CSSProperties, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { floatCss } from '../Popover/floatCss.ts';
import { Portal } from '../Portal/Portal.tsx';
import type { ComboboxOption } from './option.ts';

export interface OptionListProps {
  id: string;
  /** Name of the list for screen readers. */
  label: string;
  options: readonly ComboboxOption[];
  isChosen: (option: ComboboxOption) => boolean;
  onChoose: (option: ComboboxOption) => void;
  activeIndex: number | undefined;
  /** Text below the options or instead of them: still loading, nothing found, more to find. */
  note: ReactNode;
  multiple?: boolean;
  setFloating: Ref<HTMLDivElement>;
  style: CSSProperties;
}

const Sheet = styled.div`
  ${floatCss}
  width: var(--list-width);
  min-width: min(200px, calc(100vw - 16px));
  max-width: calc(100vw - 16px);
  max-height: var(--list-height);
  padding: 6px;
  overflow-y: auto;

  [role='option'] {
    display: grid;
    grid-template-columns: 16px 1fr auto;
    align-items: center;
    gap: 10px;
    min-height: ${theme.control.medium};
    padding: 4px 10px;
    border-radius: ${theme.radius.control};
    line-height: 1.5;
    cursor: pointer;
  }
  [role='option'] > svg {
    color: ${theme.color.primary};
  }
  [role='option'] > small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  [data-active='true'],
  [role='option']:not([aria-disabled='true']):hover {
    background: ${theme.color.sunken};
  }
  [data-active='true'] {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  [aria-selected='true'] {
    font-weight: ${theme.weight.medium};
  }
  [aria-disabled='true'] {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
  > p {
    padding: 8px 10px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }

  ${media.touch} {
    [role='option'] {
      min-height: ${theme.control.touch};
    }
  }
`;

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The floating list that Combobox and MultiSelect share. */
export const OptionList = ({
  id,
  label,
  options,
  isChosen,
  onChoose,
  activeIndex,
  note,
  multiple = false,
  setFloating,
  style,
}: OptionListProps) => (
  <Portal>
    <Sheet ref={setFloating} style={style}>
      <div id={id} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
        {options.map((option, index) => (
          // Keys are handled by the text box, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.value}
            id={`${id}-${index}`}
            ref={index === activeIndex ? intoView : null}
            role="option"
            tabIndex={-1}
            data-active={index === activeIndex}
            aria-selected={isChosen(option)}
            aria-disabled={option.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!option.disabled) onChoose(option);
            }}
          >
            {isChosen(option) ? <Icon name="check" size={16} /> : <span />}
            <span>{option.label}</span>
            {option.hint !== undefined && <small>{option.hint}</small>}
          </div>
        ))}
      </div>
      {note !== undefined && <p role="status">{note}</p>}
    </Sheet>
  </Portal>
);
