import { formatPoints } from '@aosai/api/kit/points';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { EXPLANATIONS, type ItemPaper } from '../items.ts';
import { ItemTable } from './ItemTable.tsx';

const figuresOf = ({ count, meanPoints, sd, consistency, items }: ItemPaper) => [
  { label: '已出分', value: count, unit: '份' },
  { label: '平均分', value: meanPoints === null ? '—' : formatPoints(meanPoints) },
  { label: '标准差', value: sd === null ? '—' : (sd / 100).toFixed(2) },
  { label: '一致性', value: consistency === null ? '—' : `${consistency.toFixed(1)}%` },
  { label: '有提示的题', value: items.filter(({ flags }) => flags.length > 0).length, unit: '题' },
];

export interface PaperItemsProps {
  paper: ItemPaper;
  /** Address of the question bank: /web/edms/question. */
  questionBase: string;
  /** A spreadsheet is being prepared. */
  exporting: boolean;
  onExport: (examPaperId: string) => void;
}

/** Statistics of the questions of one paper. */
export const PaperItems = ({ paper, questionBase, exporting, onExport }: PaperItemsProps) => (
  <>
    <Card
      title={paper.title}
      extra={
        <Button size="s" icon="download" loading={exporting} onClick={() => onExport(paper.examPaperId)}>
          下载 Excel
        </Button>
      }
    >
      <Figures items={figuresOf(paper)} />
    </Card>
    <Card title="题目" padding="none">
      {paper.items.length === 0 ? (
        <Empty title="还没有作答">学生的成绩出来以后，这里逐题列出得分率和区分度。</Empty>
      ) : (
        <ItemTable paper={paper} questionBase={questionBase} />
      )}
    </Card>
  </>
);

/** Explains each figure. */
export const ItemFigures = () => (
  <Card title="这些数字怎么看">
    <RowFacts facts={EXPLANATIONS} />
  </Card>
);
