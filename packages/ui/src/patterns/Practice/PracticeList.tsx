import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { StandingRing } from './StandingRing.tsx';
import type { PracticeState } from '@aosai/api/practice/practiceViews.contract';

export interface PracticeListItem {
  id: string;
  /** Name: 第 3 题. */
  name: string;
  title: string;
  /** Null when the reader's state is not known. */
  state: PracticeState | null;
}

export interface PracticeListProps {
  label: string;
  items: readonly PracticeListItem[];
  currentId: string | null;
  /** Item above the questions: the notes of a unit. */
  first?: { id: string; name: string };
  /** Item below the questions: the result of a run. */
  last?: { id: string; name: string };
  /** Above all items: how much is done. */
  children?: ReactNode;
  onGo: (id: string) => void;
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;

  /* What stands above the list is no row of it. */
  > :not(button):first-child {
    margin-bottom: ${theme.space[8]};
  }
  > button {
    appearance: none;
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    min-height: ${theme.control.medium};
    padding: 4px ${theme.space[8]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.ink2};
    font: inherit;
    font-size: ${theme.text.dense};
    text-align: start;
    cursor: pointer;
  }
  > button:hover {
    background: ${theme.color.sunken};
  }
  > button[aria-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }
  > button > b {
    flex: none;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Two lines, since names of similar questions differ at their ends. */
  > button > span:last-child {
    flex: 1 1 auto;
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${media.touch} {
    > button {
      min-height: ${theme.control.touch};
    }
  }
`;

interface PlainProps {
  id: string;
  name: string;
  isCurrent: boolean;
  onGo: (id: string) => void;
}

const Plain = ({ id, name, isCurrent, onGo }: PlainProps) => (
  <button type="button" aria-current={isCurrent ? 'page' : undefined} onClick={() => onGo(id)}>
    {name}
  </button>
);

/** The questions of a unit or run, each with the student's progress. */
export const PracticeList = ({ label, items, currentId, first, last, children, onGo }: PracticeListProps) => (
  <Root aria-label={label}>
    {children}
    {first && <Plain {...first} isCurrent={currentId === first.id} onGo={onGo} />}
    {items.map(({ id, name, title, state }) => (
      <button key={id} type="button" aria-current={currentId === id ? 'page' : undefined} onClick={() => onGo(id)}>
        <StandingRing state={state} />
        <b>{name}</b>
        <span>{title}</span>
      </button>
    ))}
    {last && <Plain {...last} isCurrent={currentId === last.id} onGo={onGo} />}
  </Root>
);
