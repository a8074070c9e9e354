import type { ClassMarks } from '@aosai/api/classes/classMarks.contract';
import { MARK } from '@aosai/api/classes/marks';
import { EXAM_KIND } from '@aosai/api/exams/teaching';
import { dateText } from '@aosai/api/kit/beijing';
import { wholePercent } from '@aosai/api/kit/percent';
import { styled } from 'styled-components';
import { links } from '../../../../patterns/links/links.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { edgesCss, markEdges } from '../../../../primitives/Scroll/markEdges.ts';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { type MarkColumn, type MarkedStudent, type MarkSort, sortedStudents } from '../markRows.ts';

const Root = styled.div`
  ${edgesCss}
  min-width: 0;

  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    max-width: 9em;
    overflow: hidden;
    background: ${theme.color.surface};
    box-shadow: inset -1px 0 ${theme.color.line};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td,
  tbody th {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  thead th[data-work] {
    min-width: 7.5em;
    max-width: 11em;
    vertical-align: bottom;
  }
  thead th[data-work] > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  thead small {
    font-weight: ${theme.weight.regular};
    font-size: inherit;
  }
  thead button {
    appearance: none;
    padding: 4px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  thead button:hover {
    color: ${theme.color.ink};
  }
  tbody th {
    color: ${theme.color.ink};
    font-size: inherit;
  }
  [data-part='quiet'] {
    color: ${theme.color.ink3};
  }
  [data-part='missed'] {
    color: ${theme.color.warn};
  }
  small[data-part] {
    margin-left: 4px;
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    tr > :first-child {
      max-width: 6em;
    }
    td:not(.num) {
      min-width: 0;
    }
  }
`;

export interface MarkTableProps {
  marks: ClassMarks;
  /** Base address of the office: /web/edms. */
  base: string;
  sort: MarkSort;
  onSort: (sort: MarkSort) => void;
}

const HEADS: readonly { by: MarkColumn; label: string; isNumber?: true; title?: string }[] = [
  { by: 'name', label: '姓名' },
  { by: 'no', label: '学号' },
  { by: 'mean', label: '平均', isNumber: true, title: '已出分的各场考试、各份作业得分率的平均' },
  { by: 'missed', label: '缺', isNumber: true, title: '缺考和逾期未交的次数' },
];

const percentText = (percent: number | null): string => (percent === null ? '—' : `${wholePercent(percent)}%`);

const isMissed = (state: (typeof MARK.values)[number]): boolean => state === MARK.absent || state === MARK.overdue;

type Work = ClassMarks['works'][number];

/** The percent of a student in one exam or homework, or the state where there is none, linked to the answers. */
const MarkCell = ({ work, mark }: { work: Work; mark: MarkedStudent['marks'][number] }) => {
  if (mark === null) return <td data-part="quiet">—</td>;
  const { placeId, attemptId, state, percent, isLate } = mark;
  const words = percent === null ? MARK.label(state) : percentText(percent);
  const at = work.kind === 'homework' ? links.homeworkReport(placeId) : attemptId && links.reportPaper(attemptId);
  const hasAnswers = percent !== null || state === MARK.handedIn || state === MARK.settled;
  return (
    <td>
      {at && hasAnswers ? (
        <Link href={at}>{words}</Link>
      ) : (
        <span data-part={isMissed(state) ? 'missed' : 'quiet'}>{words}</span>
      )}
      {isLate && (
        <small data-part="missed" title="迟交">
          迟
        </small>
      )}
    </td>
  );
};

const workHref = (base: string, { kind, id }: Work): string =>
  kind === 'exam' ? `${base}/exam/${id}/scores` : `${base}/homework/${id}`;

/** Students by exams and homework, the latest first; names stay in sight while one scrolls sideways. */
export const MarkTable = ({ marks: { works, students }, base, sort, onSort }: MarkTableProps) => (
  <Root ref={(root) => markEdges(root?.firstElementChild)}>
    <Table label="每个学生的成绩" dense>
      <thead>
        <tr>
          {HEADS.map(({ by, label, isNumber = false, title }) => {
            const isBy = sort.by === by;
            return (
              <th
                key={by}
                scope="col"
                title={title}
                className={isNumber ? 'num' : undefined}
                aria-sort={isBy ? (sort.isDown ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => onSort({ by, isDown: isBy ? !sort.isDown : isNumber })}>
                  {label}
                  {isBy && <span aria-hidden>{sort.isDown ? ' ↓' : ' ↑'}</span>}
                </button>
              </th>
            );
          })}
          {works.map((work) => (
            <th key={work.id} scope="col" data-work title={work.title}>
              <small>
                {EXAM_KIND.label(work.kind)} {dateText(work.at).slice(5)}
              </small>
              <Link href={workHref(base, work)}>{work.title}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortedStudents(students, sort).map(({ memberId, name, no, meanPercent, missedCount, marks }) => (
          <tr key={memberId}>
            <th scope="row" title={name}>
              {name}
            </th>
            <td>{no ?? '—'}</td>
            <td className="num">{percentText(meanPercent)}</td>
            <td className="num">{missedCount === 0 ? '' : missedCount}</td>
            {works.map((work, at) => (
              <MarkCell key={work.id} work={work} mark={marks[at] ?? null} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={HEADS.length}>全班平均</td>
          {works.map(({ id, meanPercent }) => (
            <td key={id}>{percentText(meanPercent)}</td>
          ))}
        </tr>
      </tfoot>
    </Table>
  </Root>
);
