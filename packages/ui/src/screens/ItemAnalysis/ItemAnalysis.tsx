import type { ExamDetail } from '@aosai/api/contract/types';
import { formatPoints } from '@aosai/api/domain/points';
import { useState } from 'react';
import styled from 'styled-components';
import { ExamFrame } from '../../patterns/ExamTabs/ExamFrame.tsx';
import { Figures } from '../../patterns/Figures/Figures.tsx';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { RowFacts } from '../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { theme } from '../../tokens/theme.ts';
import { EXPLANATIONS, type ItemPaper, type ItemReport } from './items.ts';
import { ItemTable } from './parts/ItemTable.tsx';

export interface ItemAnalysisProps {
  exam: Loaded<ExamDetail>;
  report: Loaded<ItemReport>;
  listHref: string;
  examId: string;
  /** Where questions stand: /web/edms/question. */
  questionBase: string;
  /** A sheet is being made. */
  exporting: boolean;
  on: { retry: () => void; export: (examPaperId: string) => void };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

const figuresOf = ({ count, meanPoints, sd, consistency, items }: ItemPaper) => [
  { label: '已出分', value: count, unit: '份' },
  { label: '平均分', value: meanPoints === null ? '—' : formatPoints(meanPoints) },
  { label: '标准差', value: sd === null ? '—' : (sd / 100).toFixed(2) },
  { label: '一致性', value: consistency === null ? '—' : `${consistency.toFixed(1)}%` },
  { label: '有提示的题', value: items.filter(({ flags }) => flags.length > 0).length, unit: '题' },
];

type PaperProps = Pick<ItemAnalysisProps, 'questionBase' | 'exporting' | 'on'> & { paper: ItemPaper };

const Paper = ({ paper, questionBase, exporting, on }: PaperProps) => (
  <>
    <Card
      title={paper.title}
      extra={
        <Button size="s" icon="download" loading={exporting} onClick={() => on.export(paper.examPaperId)}>
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

/** What the answers say about the questions of an exam, paper by paper, and what each figure means. */
export const ItemAnalysis = (props: ItemAnalysisProps) => {
  const { exam, report, listHref, examId, questionBase, exporting, on } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ExamFrame exam={exam} listHref={listHref} examId={examId} active="items">
      <Load of={report} name="题目分析" onRetry={on.retry}>
        {({ papers }) => {
          const paper = papers.find(({ examPaperId }) => examPaperId === chosen) ?? papers[0];
          if (!paper) return <Empty title="还没有试卷">在「设置」里选好试卷，考完以后这里有每道题的分析。</Empty>;
          const shown = <Paper key={paper.examPaperId} {...{ paper, questionBase, exporting, on }} />;
          return (
            <Parts>
              {papers.length > 1 ? (
                <Tabs
                  label="试卷"
                  tabs={papers.map(({ examPaperId, title }) => ({ id: examPaperId, label: title }))}
                  value={paper.examPaperId}
                  onChange={setChosen}
                >
                  <Parts>{shown}</Parts>
                </Tabs>
              ) : (
                shown
              )}
              <Card title="这些数字怎么看">
                <RowFacts facts={EXPLANATIONS} />
              </Card>
            </Parts>
          );
        }}
      </Load>
    </ExamFrame>
  );
};
