import { wholePercent } from '@aosai/api/kit/percent';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { ExamScores } from '@aosai/api/exams/examScores.contract';
import { styled } from 'styled-components';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { theme } from '../../../tokens/theme.ts';
import { ExamFrame } from '../ExamTabs/ExamFrame.tsx';
import { compared } from './compared.ts';

export interface ExamCompareProps {
  exam: Loaded<ExamDetail>;
  listHref: string;
  examId: string;
  /** Other exams to compare with, and the chosen one. */
  others: readonly { value: string; label: string }[];
  chosenId: string | null;
  /** Scores of the chosen exam and of this one; nothing until one is chosen. */
  scores: Loaded<[earlier: ExamScores, later: ExamScores]> | null;
  on: { choose: (examId: string | null) => void; retry: () => void };
}

const Changed = styled.span`
  &[data-way='up'] {
    color: ${theme.color.ok};
  }
  &[data-way='down'] {
    color: ${theme.color.bad};
  }
`;

const Titles = styled.p`
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;

const percent = (value: number | null): string => (value === null ? '—' : `${wholePercent(value)}%`);

/** A change in percentage points, with its sign. */
const Change = ({ value }: { value: number | null }) => {
  if (value === null) return '—';
  const way = value > 0 ? 'up' : value < 0 ? 'down' : 'same';
  return <Changed data-way={way}>{value > 0 ? `+${value}` : value}</Changed>;
};

/** The difference of the rounded percents, so that it agrees with the two shown beside it. */
const differ = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : wholePercent(after) - wholePercent(before);

interface Line {
  id: string;
  cells: readonly string[];
  before: number | null;
  after: number | null;
}

const Lines = ({ label, heads, lines }: { label: string; heads: readonly string[]; lines: readonly Line[] }) => (
  <Card title={label} padding="none">
    <Table label={label} dense>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {['以前', '这次', '变化'].map((head) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, cells: [first, ...others], before, after }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {others.map((cell, no) => (
              <td key={heads[no + 1]}>{cell}</td>
            ))}
            <td className="num">{percent(before)}</td>
            <td className="num">{percent(after)}</td>
            <td className="num">
              <Change value={differ(before, after)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
);

interface ComparisonProps {
  of: [earlier: ExamScores, later: ExamScores];
  titles: { earlier: string; later: string };
}

const Comparison = ({ of: [earlier, later], titles }: ComparisonProps) => {
  const { rows, bothCount, before, after, sections } = compared(earlier, later);
  if (bothCount === 0)
    return (
      <Card>
        <Empty title="没有两场都出分的学生">换一场同一批学生考过的考试。</Empty>
      </Card>
    );
  return (
    <>
      <Card title="平均得分率">
        <Titles>
          以前是「{titles.earlier}」，这次是「{titles.later}」。
        </Titles>
        <Figures
          items={[
            { label: '两场都出分', value: bothCount, unit: '人' },
            { label: '以前', value: percent(before) },
            { label: '这次', value: percent(after) },
            { label: '变化（百分点）', value: <Change value={differ(before, after)} /> },
          ]}
        />
      </Card>
      {sections.length > 0 && (
        <Lines
          label="各大题的平均得分率"
          heads={['大题']}
          lines={sections.map(({ name, ...shares }) => ({ id: name, cells: [name], ...shares }))}
        />
      )}
      <Lines
        label="每个学生的得分率"
        heads={['姓名', '学号', '班级']}
        lines={rows.map(({ memberId, name, no, className, ...shares }) => ({
          id: memberId,
          cells: [name, no ?? '—', className ?? '—'],
          ...shares,
        }))}
      />
    </>
  );
};

/** Two exams of the same students side by side, in percent of the full score. */
export const ExamCompare = ({ exam, listHref, examId, others, chosenId, scores, on }: ExamCompareProps) => (
  <ExamFrame exam={exam} listHref={listHref} examId={examId} active="scores">
    <Card>
      <Field label="和哪一场比" hint="按得分率比，满分不同的也能比；大题按名称对应。">
        <Combobox
          label="和哪一场比"
          options={others}
          value={chosenId}
          placeholder="选择一场考试"
          onChange={on.choose}
        />
      </Field>
    </Card>
    {scores === null ? (
      <Card>
        <Empty title="先选一场考试">选同一批学生以前的一场，这里是平均、每大题和每个学生的变化。</Empty>
      </Card>
    ) : (
      <Load of={scores} name="两场的成绩" onRetry={on.retry}>
        {(found) => (
          <Comparison
            of={found}
            titles={{
              earlier: others.find(({ value }) => value === chosenId)?.label ?? '另一场',
              later: exam.data?.title ?? '这一场',
            }}
          />
        )}
      </Load>
    )}
  </ExamFrame>
);
