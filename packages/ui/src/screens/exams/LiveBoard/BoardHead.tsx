import { clockText } from '@aosai/api/kit/beijing';
import { BOARD_STATE } from '@aosai/api/exams/liveBoard';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { BoardKnown } from './boardKnown.ts';

export interface BoardHeadProps extends Pick<BoardKnown, 'counts' | 'notices'> {
  /** The state that is listed; empty for all. */
  state: string;
  onState: (state: string) => void;
}

const Said = styled.section`
  padding: ${theme.space[8]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ul {
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: ${theme.control.medium};
  }
  li > span {
    flex: none;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  li > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    padding-inline: ${theme.space[12]};

    li {
      flex-wrap: wrap;
      gap: ${theme.space[4]} ${theme.space[12]};
      padding-block: ${theme.space[8]};
    }
    li > p {
      flex-basis: 100%;
    }
  }
`;

/** Counts by state as tabs of the list, and the last notice or all of them. */
export const BoardHead = ({ counts, notices, state, onState }: BoardHeadProps) => {
  const [isOpen, setOpen] = useState(false);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = (of: number | null | undefined) => (of === null || of === undefined ? {} : { count: of });
  const tabs = [
    { id: 'all', label: '全部', ...count(all) },
    ...BOARD_STATE.options.map(({ value, label }) => ({ id: value, label, ...count(counts?.[value]) })),
  ];
  return (
    <>
      {notices.length > 0 && (
        <Said aria-label="已发的公告">
          <ul>
            {(isOpen ? notices : notices.slice(0, 1)).map(({ id, at, text, toCount }, place) => (
              <li key={id}>
                <span>
                  {clockText(at)} {toCount === null ? '发给全场' : `发给 ${toCount} 名`}
                </span>
                <p>{text}</p>
                {place === 0 && <Link href="?sent=1">已读、修改、撤回</Link>}
                {place === 0 && notices.length > 1 && (
                  <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                    {isOpen ? '收起' : `全部 ${notices.length} 条公告`}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Said>
      )}
      <Tabs label="状态" tabs={tabs} value={state || 'all'} onChange={(id) => onState(id === 'all' ? '' : id)} />
    </>
  );
};
