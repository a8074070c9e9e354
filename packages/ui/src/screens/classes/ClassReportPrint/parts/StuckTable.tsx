import { PrintTable } from './PrintTable.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const HEADS = [{ label: '学生' }, { label: '题目' }, { label: '提交次数', numeric: true }];

/** Students who repeatedly fail a task. */
export const StuckTable = ({ students }: Pick<ClassReport, 'students'>) => {
  const rows = students.flatMap(({ memberId, memberName, stuck }) =>
    stuck.map((task) => ({ ...task, memberName, key: `${memberId} ${task.questionId}` })),
  );
  return (
    <PrintTable title="需要帮一把" heads={HEADS}>
      {rows.length === 0 ? (
        <tr>
          <td colSpan={HEADS.length}>这两天没有人卡在一道题上。</td>
        </tr>
      ) : (
        rows.map(({ key, memberName, title, tries }) => (
          <tr key={key}>
            <td>{memberName}</td>
            <td>{title}</td>
            <td className="num">{tries}</td>
          </tr>
        ))
      )}
    </PrintTable>
  );
};
