import { Card } from '../../../../primitives/Card/Card.tsx';
import { Problems } from '../../../platform/Health/parts/Problems.tsx';
import type { JudgeOverview } from '../judgeProps.ts';
import { workerProblems } from '../judgeWords.ts';

/** Problems by worker, with the command that fixes each; renders nothing without any. */
export const WorkerProblems = ({ overview }: { overview: JudgeOverview }) => {
  const problems = workerProblems(overview.workers);
  return (
    problems.length > 0 && (
      <Card title="需要处理" extra={`${problems.length} 项`} padding="none">
        <Problems problems={problems.map(({ worker, text, command }) => ({ text: `${worker}：${text}`, command }))} />
      </Card>
    )
  );
};
