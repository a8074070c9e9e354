import { useState } from 'react';
import { styled } from 'styled-components';
import { ExamFrame } from '../ExamTabs/ExamFrame.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { ItemReport } from './items.ts';
import { ItemFigures, PaperItems } from './parts/PaperItems.tsx';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

export interface ItemAnalysisProps {
  exam: Loaded<ExamDetail>;
  report: Loaded<ItemReport>;
  listHref: string;
  examId: string;
  /** Address of the question bank: /web/edms/question. */
  questionBase: string;
  /** A spreadsheet is being prepared. */
  exporting: boolean;
  on: { retry: () => void; export: (examPaperId: string) => void };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

/** Statistics of the questions of an exam by paper, with explanations of each figure. */
export const ItemAnalysis = (props: ItemAnalysisProps) => {
  const { exam, report, listHref, examId, questionBase, exporting, on } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ExamFrame exam={exam} listHref={listHref} examId={examId} active="items">
      <Load of={report} name="题目分析" onRetry={on.retry}>
        {({ papers }) => {
          const paper = papers.find(({ examPaperId }) => examPaperId === chosen) ?? papers[0];
          if (!paper) return <Empty title="还没有试卷">在「设置」里选好试卷，考完以后这里有每道题的分析。</Empty>;
          const shown = (
            <PaperItems key={paper.examPaperId} {...{ paper, questionBase, exporting }} onExport={on.export} />
          );
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
              <ItemFigures />
            </Parts>
          );
        }}
      </Load>
    </ExamFrame>
  );
};
