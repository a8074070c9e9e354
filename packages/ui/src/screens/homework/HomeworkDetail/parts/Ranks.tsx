import { formatPoints } from '@aosai/api/kit/points';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import type { HomeworkRanks } from '../homeworkDetailProps.ts';

/** Students ranked by points. */
export const Ranks = ({ ranks: { content } }: { ranks: HomeworkRanks }) =>
  content.length === 0 ? (
    <Empty title="还没有学生">布置给班级或学生后，这里按得分排出名次。</Empty>
  ) : (
    <Table label="排行" dense>
      <thead>
        <tr>
          <th scope="col" className="num">
            名次
          </th>
          <th scope="col">姓名</th>
          <th scope="col" className="num">
            得分
          </th>
        </tr>
      </thead>
      <tbody>
        {content.map(({ rank, enrollId, memberName, totalPoints }, place) => (
          <tr key={enrollId ?? place}>
            <td className="num">{rank ?? '—'}</td>
            <th scope="row">{memberName}</th>
            <td className="num">{totalPoints === null ? '—' : formatPoints(totalPoints)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
