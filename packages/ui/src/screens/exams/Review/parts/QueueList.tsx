import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { momentText } from '@aosai/api/kit/dayText';
import type { ReviewRow } from '@aosai/api/practice/memberQuestion.contract';

export interface QueueListProps {
  rows: readonly ReviewRow[];
  hasMore: boolean;
  currentId: string;
  /** Ids of answers with an unsaved marking. */
  unsaved: ReadonlySet<string>;
  namesHidden: boolean;
  now: number;
  onGo: (id: string) => void;
  onMore: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > ol {
    list-style: none;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  li > button {
    appearance: none;
    display: grid;
    gap: 2px;
    width: 100%;
    min-height: ${theme.control.touch};
    padding: ${theme.space[8]} ${theme.space[12]};
    border: 0;
    border-left: 3px solid transparent;
    background: none;
    color: ${theme.color.ink};
    text-align: left;
    cursor: pointer;
  }
  li > button:hover {
    background: ${theme.color.sunken};
  }
  li > button:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  li > button[aria-current='true'] {
    border-left-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
  @media (forced-colors: active) {
    li > button {
      border-left-color: Canvas;
    }
  }
  span[data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
    font-weight: ${theme.weight.medium};
  }
  span[data-part='head'] > span:first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    overflow: hidden;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    margin: ${theme.space[8]};
  }
`;

/** Name of the student, or a number if names are hidden. */
export const studentLabel = ({ memberName }: ReviewRow, place: number, namesHidden: boolean): string =>
  namesHidden ? `学生 ${place + 1}` : memberName;

/** An untitled question is named by the start of its text, without Markdown signs. */
const plainTitle = ({ questionTitle }: ReviewRow): string => questionTitle.replaceAll(/[*`$]/g, '');

const State = ({ row, isUnsaved }: { row: ReviewRow; isUnsaved: boolean }) => {
  if (isUnsaved) return <Tag tone="warn">未保存</Tag>;
  if (row.needsReview) return <Tag tone="neutral">待批</Tag>;
  return row.points === null ? <Tag tone="neutral">未出分</Tag> : <Tag tone="ok">{formatPoints(row.points)} 分</Tag>;
};

/** Answers that wait to be marked, the oldest first. */
export const QueueList = ({ rows, hasMore, currentId, unsaved, namesHidden, now, onGo, onMore }: QueueListProps) => (
  <Root>
    <ol>
      {rows.map((row, place) => (
        <li key={row.id}>
          <button type="button" aria-current={row.id === currentId ? 'true' : undefined} onClick={() => onGo(row.id)}>
            <span data-part="head">
              <span>{studentLabel(row, place, namesHidden)}</span>
              <State row={row} isUnsaved={unsaved.has(row.id)} />
            </span>
            <small>
              第 {row.no} 题　{plainTitle(row)}
            </small>
            <small>
              {[row.completedAt && `${momentText(row.completedAt, now)} 交`, row.isAutoChanged && '自动分已变']
                .filter(Boolean)
                .join(' · ')}
            </small>
          </button>
        </li>
      ))}
    </ol>
    {hasMore && (
      <Button size="s" variant="ghost" onClick={onMore}>
        再显示一些
      </Button>
    )}
  </Root>
);
