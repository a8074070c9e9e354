import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { PrintTable } from './PrintTable.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';

/** Weak points are bold, since a black-and-white print has no colour. */
const cell = ({ pointId, percent, band }: PointMastery) => (
  <td key={pointId} className="num">
    {percent === null ? '—' : band === 'weak' ? <b>{percent}</b> : percent}
  </td>
);

/** Mastery of every student at every point of the level. */
export const HeldTable = ({ students }: Pick<ClassReport, 'students'>) => {
  const points = students[0]?.mastery.map(({ pointId }) => pointId) ?? [];
  const heads = [
    { label: '学生' },
    { label: '预计得分', numeric: true },
    { label: '通过把握', numeric: true },
    ...points.map((id) => ({ label: knowledgePoint(id)?.name ?? id, numeric: true })),
  ];
  return (
    <PrintTable title="每个人的掌握（百分数，粗体是薄弱，— 是数据不足）" heads={heads}>
      {students.map(({ memberId, memberName, readiness, mastery }) => (
        <tr key={memberId}>
          <td>{memberName}</td>
          <td className="num">{readiness?.expected ?? '—'}</td>
          <td className="num">{readiness ? `${readiness.chance}%` : '—'}</td>
          {mastery.map(cell)}
        </tr>
      ))}
    </PrintTable>
  );
};
