import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { diffRows, type DiffPiece } from './diffRows.ts';
import { firstDifference } from './firstDifference.ts';

export interface DiffViewProps {
  expected: string;
  actual: string;
  /** Names of the two sides. */
  names?: readonly [expected: string, actual: string];
}

const NAMES = ['期望输出', '实际输出'] as const;

/** Maximum number of lines shown; the first difference is searched in all lines. */
const MAX_ROWS = 100;

const Root = styled.figure`
  container-type: inline-size;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  overflow: hidden;

  figcaption {
    padding: 5px 12px;
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > div {
    max-height: 260px;
    overflow: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: 2px 12px;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding-block: 5px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.medium};
  }
  th:first-child {
    width: 3.6em;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.regular};
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.small};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  th + th + th,
  td + td {
    border-left: 1px solid ${theme.color.line};
  }
  tbody > tr:last-child > * {
    padding-bottom: 8px;
  }
  ins,
  del {
    padding: 0 1px;
    border-radius: 2px;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  ins {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
    text-decoration: none;
  }
  del {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
    text-decoration: underline wavy 1px;
  }
  i {
    color: ${theme.color.ink3};
    font-style: normal;
  }
  > p {
    padding: 6px 12px;
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
`;

const Line = ({ pieces, side }: { pieces: readonly DiffPiece[] | null; side: 'expected' | 'actual' }) => {
  if (pieces === null) return <i>（没有这一行）</i>;
  // Pieces have no id but their position, which never changes.
  return pieces
    .map((piece, place) => ({ ...piece, key: `${place}` }))
    .map(({ key, text, kind }) => {
      if (kind === 'same') return <span key={key}>{text}</span>;
      if (kind === 'blank') return <i key={key}>{text}</i>;
      return side === 'expected' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
    });
};

/** Expected and actual output side by side, with invisible characters drawn and the first difference named. */
export const DiffView = ({ expected, actual, names = NAMES }: DiffViewProps) => {
  const rows = diffRows(expected, actual);
  const difference = firstDifference(expected, actual);
  return (
    <Root>
      <figcaption>{difference ?? '输出与期望一致'}</figcaption>
      <div ref={scrollStop} role="group" aria-label={names.join('与')}>
        <table>
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map((row) => (
              <tr key={row.no}>
                <th scope="row">{row.no}</th>
                <td>
                  <Line pieces={row.expected} side="expected" />
                </td>
                <td>
                  <Line pieces={row.actual} side="actual" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > MAX_ROWS && (
        <p>
          只显示前 {MAX_ROWS} 行，共 {rows.length} 行
        </p>
      )}
    </Root>
  );
};
