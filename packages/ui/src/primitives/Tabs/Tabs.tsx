import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { useChosenInRow } from '../Scroll/useChosenInRow.ts';
import { nextIndex } from './nextIndex.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Number of items in the tab. */
  count?: number;
  disabled?: boolean;
}

export interface TabsProps {
  /** Name of the tab list for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
  /** The content of the chosen tab. */
  children?: ReactNode;
}

const List = styled.div`
  display: flex;
  gap: ${theme.space[24]};
  border-bottom: 1px solid ${theme.color.line};
  overflow-x: auto;
  scrollbar-width: none;

  > button {
    appearance: none;
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 42px;
    padding: 0 2px;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  > button:hover {
    color: ${theme.color.ink};
  }
  > button[aria-selected='true'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  > button:disabled {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
  > button:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.tag};
  }
  span {
    padding: 0 6px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  [aria-selected='true'] > span {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }

  @media (forced-colors: active) {
    > button {
      border-bottom-color: Canvas;
    }
    > button[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }

  ${media.touch} {
    > button {
      justify-content: center;
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
    }
  }
`;

/** Shows one of several views. Arrow keys move and choose; Home and End jump. */
export const Tabs = ({ label, tabs, value, onChange, children }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useChosenInRow(list, value);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const next = nextIndex(event.key, current, tabs);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span>{tab.count}</span>}
          </button>
        ))}
      </List>
      {children !== undefined && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={-1}>
          {children}
        </div>
      )}
    </>
  );
};
