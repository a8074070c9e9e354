import { formatPoints } from '@aosai/api/kit/points';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { templateText } from '../../examWords.ts';
import { links } from '../../../../patterns/links/links.ts';
import { canStart } from './panelState.ts';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export interface PapersProps {
  papers: readonly ExamPaperCard[];
  /** Shows a start button per paper; null unless there are several papers to choose from. */
  onStart: ((paperId: string) => void) | null;
}

const Root = styled.div`
  > section + section {
    border-top: 1px solid ${theme.color.line};
  }
  > section > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding: ${theme.space[16]} ${theme.space[20]} ${theme.space[4]};
  }
  header p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  header > span {
    display: flex;
    gap: ${theme.space[8]};
  }
  tfoot td {
    font-weight: ${theme.weight.medium};
    color: ${theme.color.ink};
  }

  ${media.narrow} {
    > section > header {
      padding-inline: ${theme.space[16]};
    }
    tr > :first-child {
      padding-left: ${theme.space[16]};
    }
    tr > :last-child {
      padding-right: ${theme.space[16]};
    }
  }
`;

/** Only enrolled students have attempts left; the limit of the exam itself is shown above. */
const leftText = (left: number | null): string => (left === null ? '' : ` · 还可作答 ${left} 次`);

const Actions = ({ paper, onStart }: { paper: ExamPaperCard; onStart: PapersProps['onStart'] }) => {
  const status = paper.latest?.status;
  const isOver = status === ATTEMPT.completed || status === ATTEMPT.settled;
  return (
    <span>
      {isOver && paper.latest && (
        <ButtonLink href={links.reportPaper(paper.latest.id)} aria-label={`查看报告：${paper.title}`}>
          查看报告
        </ButtonLink>
      )}
      {onStart && (status === ATTEMPT.inProgress || canStart(paper)) && (
        <Button
          onClick={() => onStart(paper.id)}
          aria-label={`${status === ATTEMPT.inProgress ? '继续作答' : '开始作答'}：${paper.title}`}
        >
          {status === ATTEMPT.inProgress ? '继续作答' : '开始作答'}
        </Button>
      )}
    </span>
  );
};

/** The papers of an exam with the questions and points of each section. */
export const Papers = ({ papers, onStart }: PapersProps) => (
  <Card title="试卷" extra={papers.length > 1 ? `${papers.length} 份` : undefined} padding="none">
    <Root>
      {papers.map((paper) => {
        const template = templateText(paper.template);
        return (
          <section key={paper.id}>
            <header>
              <div>
                <h3>{paper.title}</h3>
                <p>
                  {template && `${template} · `}
                  {paper.durationMin} 分钟{leftText(paper.attemptsLeft)}
                </p>
              </div>
              <Actions paper={paper} onStart={onStart} />
            </header>
            <Table label={`${paper.title}的组成`}>
              <thead>
                <tr>
                  <th>题型</th>
                  <th className="num">题数</th>
                  <th className="num">每题</th>
                  <th className="num">分值</th>
                </tr>
              </thead>
              <tbody>
                {paper.sections.map((section) => (
                  <tr key={section.name}>
                    <td>{section.name}</td>
                    <td className="num">{section.questionCount}</td>
                    <td className="num">{section.pointsEach === null ? '—' : formatPoints(section.pointsEach)}</td>
                    <td className="num">{formatPoints(section.points)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td>合计</td>
                  <td className="num">{paper.sections.reduce((sum, section) => sum + section.questionCount, 0)}</td>
                  <td className="num">—</td>
                  <td className="num">{formatPoints(paper.totalPoints)}</td>
                </tr>
              </tfoot>
            </Table>
          </section>
        );
      })}
    </Root>
  </Card>
);
