import { useState } from 'react';
import { styled } from 'styled-components';
import { ExamFrame } from '../ExamTabs/ExamFrame.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { theme } from '../../../tokens/theme.ts';
import { alikeText, pairName, type SimilarPair, type SimilarQuestion, type SimilarReport } from './similar.ts';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { media } from '../../../tokens/media.ts';
import { matchedLines } from './matchedLines.ts';
import { ProgramPane } from './parts/ProgramPane.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two programs side by side, with common lines marked. */
const PairView = ({ pair }: { pair: SimilarPair }) => {
  const [first, second] = pair.programs;
  if (!first || !second) return null;
  const matched = matchedLines(first.code, second.code);
  return (
    <Card title={pairName(pair)} extra={`${matched.first.size} 行相同，不看变量名和数值`}>
      <Sides>
        <ProgramPane program={first} language={pair.language} matched={matched.first} isFirst />
        <ProgramPane program={second} language={pair.language} matched={matched.second} isFirst={false} />
      </Sides>
    </Card>
  );
};

export interface SimilarityProps {
  exam: Loaded<ExamDetail>;
  report: Loaded<SimilarReport>;
  listHref: string;
  examId: string;
  on: { retry: () => void };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

const keyOf = ({ programs }: SimilarPair): string => programs.map(({ attemptId }) => attemptId).join(' ');

interface PairsProps {
  question: SimilarQuestion;
  openKey: string | null;
  onOpen: (key: string | null) => void;
}

const Pairs = ({ question: { questionId, title, count, pairs }, openKey, onOpen }: PairsProps) => (
  <Card title={title} extra={`比较了 ${count} 份程序`} padding="none">
    {pairs.length === 0 ? (
      <Empty title="没有特别像的程序">满 150 个词的程序才比较，大家都写的部分不算。</Empty>
    ) : (
      <Table label={`${title}的查重线索`} dense>
        <thead>
          <tr>
            <th scope="col">学生</th>
            <th scope="col" className="num">
              相似
            </th>
            <th scope="col" className="num">
              同样错的测试点
            </th>
            <th scope="col" className="num">
              粘贴字数
            </th>
            <th scope="col">对比</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => {
            const key = `${questionId} ${keyOf(pair)}`;
            const isOpen = key === openKey;
            return (
              <tr key={key}>
                <th scope="row">{pairName(pair)}</th>
                <td className="num">{alikeText(pair.similarity)}</td>
                <td className="num">{pair.sameWrongCases ?? '—'}</td>
                <td className="num">{pair.programs.map(({ pastedLength }) => pastedLength).join(' / ')}</td>
                <td>
                  <Button
                    size="s"
                    variant="ghost"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? '收起' : '对比'}${pairName(pair)}`}
                    onClick={() => onOpen(isOpen ? null : key)}
                  >
                    {isOpen ? '收起' : '对比'}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    )}
  </Card>
);

/** Programs of an exam that are unusually similar within their class. They are hints only, without consequences. */
export const Similarity = ({ exam, report, listHref, examId, on }: SimilarityProps) => {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <ExamFrame exam={exam} listHref={listHref} examId={examId} active="similarity">
      <Alert title="这些只是线索">
        比同场其他人更像的程序列在这里，请对照代码再判断。学生看不到，成绩不受影响；改变量名、换空行都能看出来。
      </Alert>
      <Load of={report} name="查重" onRetry={on.retry}>
        {({ questions }) =>
          questions.length === 0 ? (
            <Card>
              <Empty title="还没有可以比较的程序">学生提交编程题以后，这里列出特别像的程序。</Empty>
            </Card>
          ) : (
            <Parts>
              {questions.map((question) => {
                const open = question.pairs.find((pair) => `${question.questionId} ${keyOf(pair)}` === openKey);
                return (
                  <Parts key={question.questionId}>
                    <Pairs question={question} openKey={openKey} onOpen={setOpenKey} />
                    {open && <PairView pair={open} />}
                  </Parts>
                );
              })}
            </Parts>
          )
        }
      </Load>
    </ExamFrame>
  );
};
