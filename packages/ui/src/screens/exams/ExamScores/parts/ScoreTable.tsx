import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { minuteText } from '@aosai/api/kit/beijing';
import { formatPoints } from '@aosai/api/kit/points';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { ScorePaper, ScoreRow, ScoreSort } from '../scoreRows.ts';

export interface ScoreTableProps {
  paper: ScorePaper;
  rows: readonly ScoreRow[];
  sort: ScoreSort;
  onSort: (sort: ScoreSort) => void;
  /** Address of a student's answers. */
  hrefOf: (attemptId: string) => string;
}

/** Above this number of rows only the visible ones are rendered. */
const VIRTUAL_FROM = 100;
const ROW_PX = 37;

const Root = styled.div`
  max-height: min(72vh, 900px);
  overflow: auto;

  table {
    min-width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th,
  td {
    height: ${ROW_PX}px;
    padding: 0 ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    text-align: left;
    font-weight: ${theme.weight.regular};
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  .num {
    text-align: right;
  }
  [data-fixed] {
    position: sticky;
    left: 0;
    z-index: 1;
    max-width: 11em;
    overflow: hidden;
    text-overflow: ellipsis;
    border-right: 1px solid ${theme.color.line};
  }
  thead [data-fixed] {
    z-index: 2;
  }
  thead button {
    padding: 4px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  thead button:hover,
  thead th[aria-sort='ascending'],
  thead th[aria-sort='descending'] {
    color: ${theme.color.ink};
  }
  tbody tr:hover > * {
    background: ${theme.color.sunken};
  }
  td[data-full='true'] {
    color: ${theme.color.ok};
  }
  td[data-full='false'] {
    color: ${theme.color.bad};
  }
  td[data-total] {
    font-weight: ${theme.weight.bold};
  }
  tr[aria-hidden] > td {
    height: auto;
    padding: 0;
    border: 0;
  }

  ${media.narrow} {
    [data-fixed] {
      max-width: 7em;
    }
    /* Chosen above the table; without it the total is in sight. */
    [data-part='class'] {
      display: none;
    }
  }
`;

const shown = (points: number | null): string => (points === null ? '—' : formatPoints(points));

/** How far a student has come, or why there is no result. */
const StateCell = ({ isAbsent, status, makeUpAt }: ScoreRow) => {
  const isWaiting = makeUpAt !== null && !isAbsent && status === null;
  return (
    <>
      {isAbsent && <Tag tone="warn">缺考</Tag>}
      {makeUpAt !== null && <Tag tone="primary">{isWaiting ? `补考 ${minuteText(makeUpAt).slice(5)}` : '补考'}</Tag>}
      {!isAbsent && !isWaiting && <span>{ATTEMPT.label(status ?? ATTEMPT.ready)}</span>}
    </>
  );
};

interface HeadProps extends Pick<ScoreTableProps, 'sort' | 'onSort'> {
  by: string;
  /** Names and numbers begin with the smallest, points with the highest. */
  startsDown?: boolean;
  isFixed?: boolean;
  title?: string;
  children: ReactNode;
}

const Head = ({ by, startsDown = false, isFixed = false, title, sort, onSort, children }: HeadProps) => {
  const isBy = sort.by === by;
  return (
    <th
      scope="col"
      title={title}
      {...(startsDown && { className: 'num' })}
      {...(isFixed && { 'data-fixed': true })}
      aria-sort={isBy ? (sort.isDown ? 'descending' : 'ascending') : undefined}
    >
      {/* One stop of the Tab key for all heads, or names would be forty stops away; arrow keys go along them. */}
      <button
        type="button"
        tabIndex={isBy ? 0 : -1}
        onKeyDown={goAlong}
        onClick={() => onSort({ by, isDown: isBy ? !sort.isDown : startsDown })}
      >
        {children}
        {isBy && <span aria-hidden>{sort.isDown ? ' ↓' : ' ↑'}</span>}
      </button>
    </th>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus to the next head or the one before. */
function goAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const heads = [...(event.currentTarget.closest('tr')?.querySelectorAll('button') ?? [])];
  const place = heads.indexOf(event.currentTarget);
  const next = heads[place + (STEPS[event.key] ?? 0)];
  if (!(event.key in STEPS) || !next) return;
  event.preventDefault();
  next.focus();
}

/** The rows to render, and the heights in px of the rows left out above and below. */
const useVisibleRows = (rows: readonly ScoreRow[], scroller: HTMLElement | null) => {
  'use no memo';
  const isVirtual = rows.length > VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- this hook and the one component using it are not memoised
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  if (!isVirtual) return { drawn: rows, abovePx: 0, belowPx: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    drawn: items.flatMap(({ index }) => rows[index] ?? []),
    abovePx: items[0]?.start ?? 0,
    belowPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
};

const Gap = ({ heightPx, columns }: { heightPx: number; columns: number }) =>
  heightPx > 0 && (
    <tr aria-hidden style={{ height: heightPx }}>
      <td colSpan={columns}>{'\u00a0'}</td>
    </tr>
  );

/** Students by sections and questions; head and names stay in sight while one scrolls. */
export const ScoreTable = ({ paper, rows, sort, onSort, hrefOf }: ScoreTableProps) => {
  'use no memo';
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { drawn, abovePx, belowPx } = useVisibleRows(rows, scroller);
  const { sections, questions, totalPoints } = paper;
  const columns = 6 + sections.length + questions.length;
  const by = { sort, onSort };
  return (
    <Root ref={setScroller} role="region" aria-label="成绩表" tabIndex={0}>
      <table aria-label="每个学生的得分" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <Head by="name" isFixed {...by}>
              姓名
            </Head>
            <Head by="no" {...by}>
              学号
            </Head>
            <th scope="col" data-part="class">
              班级
            </th>
            <th scope="col">状态</th>
            <Head by="total" startsDown title={`满分 ${formatPoints(totalPoints)}`} {...by}>
              总分
            </Head>
            <Head by="rank" {...by}>
              名次
            </Head>
            {sections.map(({ name, maxPoints }, no) => (
              <Head
                key={`${name} ${String(no)}`}
                by={`section ${no}`}
                startsDown
                title={`满分 ${formatPoints(maxPoints)}`}
                {...by}
              >
                {name}
              </Head>
            ))}
            {questions.map(({ section, maxPoints }, no) => (
              <Head
                // oxlint-disable-next-line react/no-array-index-key -- a question is its place in the paper
                key={no}
                by={`question ${no}`}
                startsDown
                title={`${sections[section]?.name ?? ''}，满分 ${formatPoints(maxPoints)}`}
                {...by}
              >
                {no + 1}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap heightPx={abovePx} columns={columns} />
          {drawn.map((row) => (
            <tr key={row.placeId}>
              <th scope="row" data-fixed title={row.name}>
                {row.attemptId === null ? row.name : <Link href={hrefOf(row.attemptId)}>{row.name}</Link>}
              </th>
              <td>{row.no ?? '—'}</td>
              <td data-part="class">{row.className ?? '—'}</td>
              <td>
                <StateCell {...row} />
              </td>
              <td className="num" data-total>
                {shown(row.totalPoints)}
              </td>
              <td>{row.rank ?? '—'}</td>
              {row.sections.map((points, no) => (
                // oxlint-disable-next-line react/no-array-index-key -- a section is its place in the paper
                <td key={no} className="num">
                  {shown(points)}
                </td>
              ))}
              {row.questions.map((points, no) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- a question is its place in the paper
                  key={no}
                  className="num"
                  data-full={
                    points === null
                      ? undefined
                      : points >= (questions[no]?.maxPoints ?? 0) || (points === 0 ? false : undefined)
                  }
                >
                  {shown(points)}
                </td>
              ))}
            </tr>
          ))}
          <Gap heightPx={belowPx} columns={columns} />
        </tbody>
      </table>
    </Root>
  );
};
