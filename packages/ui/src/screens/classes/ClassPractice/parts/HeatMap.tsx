import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { MASTERY_BAND } from '@aosai/api/practice/mastery';
import { styled } from 'styled-components';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { edgesCss, markEdges } from '../../../../primitives/Scroll/markEdges.ts';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';
import type { ClassPracticeRow } from '@aosai/api/practice/practiceViews.contract';

const Root = styled.div`
  ${edgesCss}
  min-width: 0;

  th:first-child,
  td:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 6.5em;
    background: ${theme.color.surface};
    white-space: nowrap;
  }
  th:not(:first-child) {
    min-width: 7em;
    max-width: 9em;
    white-space: normal;
    font-weight: ${theme.weight.regular};
    text-align: center;
    vertical-align: bottom;
  }
  td:not(:first-child) {
    min-width: 5em;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  td[data-band='weak'] {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
    font-weight: ${theme.weight.medium};
  }
  td[data-band='fair'] {
    background: ${theme.color.warnSoft};
  }
  td[data-band='strong'] {
    background: ${theme.color.okSoft};
  }
  @media (forced-colors: active) {
    td[data-band='weak'] {
      outline: 2px solid CanvasText;
      outline-offset: -3px;
    }
    td[data-band='fair'] {
      outline: 1px dashed CanvasText;
      outline-offset: -2px;
    }
  }
  td[data-band='none'],
  td[data-band='stale'] {
    color: ${theme.color.ink3};
  }
`;

const cellText = ({ percent, band, isEarly }: PointMastery): string => {
  if (percent === null) return '—';
  return band === 'stale' ? `${percent} 久` : `${percent}${isEarly ? ' 初' : ''}`;
};

const titleOf = ({ band, answers }: PointMastery): string => `${MASTERY_BAND.label(band)}，依据 ${answers} 题`;

interface HeatMapProps {
  gradeId: string;
  students: readonly ClassPracticeRow[];
  /** Whether each name links to the student's units. */
  opensStudents: boolean;
}

/** Mastery of students (rows) by knowledge points (columns), with the predicted result in the level's exam. */
export const HeatMap = ({ gradeId, students, opensStudents }: HeatMapProps) => {
  const points = students[0]?.mastery.map(({ pointId }) => pointId) ?? [];
  return (
    <Root ref={(root) => markEdges(root?.firstElementChild)}>
      <Table label="知识点掌握" dense>
        <thead>
          <tr>
            <th scope="col">学生</th>
            <th scope="col">预计得分</th>
            <th scope="col">通过把握</th>
            {points.map((id) => (
              <th key={id} scope="col">
                {knowledgePoint(id)?.name ?? id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ memberId, memberName, readiness, mastery }) => (
            <tr key={memberId}>
              <td>
                {opensStudents ? (
                  <Link href={practiceLinks.studentUnits(gradeId, memberId)}>{memberName}</Link>
                ) : (
                  memberName
                )}
              </td>
              <td>{readiness?.expected ?? '—'}</td>
              <td>{readiness ? `${readiness.chance}%` : '—'}</td>
              {mastery.map((one) => (
                <td key={one.pointId} data-band={one.band} title={titleOf(one)}>
                  {cellText(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};
