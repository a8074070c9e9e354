import { PrintTable } from './PrintTable.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const HEADS = [
  { label: '周一' },
  { label: '练习人数', numeric: true },
  { label: '作答', numeric: true },
  { label: '首答正确率', numeric: true },
  { label: '掌握度中位数', numeric: true },
];

const percentText = (percent: number | null): string => (percent === null ? '—' : `${percent}%`);

/** Eight weeks, one per row. */
export const WeeksTable = ({ weeks }: Pick<ClassReport, 'weeks'>) => (
  <PrintTable title="近八周" heads={HEADS}>
    {weeks.map(({ from, students, answers, firstTryPercent, mastery }) => (
      <tr key={from}>
        <td>{from}</td>
        <td className="num">{students}</td>
        <td className="num">{answers}</td>
        <td className="num">{percentText(firstTryPercent)}</td>
        <td className="num">{percentText(mastery)}</td>
      </tr>
    ))}
  </PrintTable>
);
