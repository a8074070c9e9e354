import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { titlesOf } from './titles.ts';
import { answerHead, isMissed, showsKeys, type Viewer } from './words.ts';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

export interface QuestionsProps {
  questions: readonly ReportQuestion[];
  viewer: Viewer;
  /** Shows only questions with this knowledge point. */
  tag: string | null;
  onTag: (tag: string | null) => void;
  /** Submissions by question, for those requested. */
  submissions: Readonly<Record<string, Loaded<readonly SubmittedCode[]>>>;
  onSubmissions: (questionId: string) => void;
}

const Extra = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};

  ${media.print} {
    display: none;
  }
`;

const Root = styled.div`
  th:first-child,
  td:first-child {
    width: 1%;
    padding-right: ${theme.space[4]};
  }
  td[data-part='title'] {
    width: 44%;
  }
  td[data-part='title'] > button {
    appearance: none;
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 0 ${theme.space[8]};
    align-items: start;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  ${media.touch} {
    td[data-part='title'] > button {
      min-height: ${theme.control.touch};
    }
  }
  td > button > svg {
    margin-top: 2px;
    color: ${theme.color.ink3};
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  td > button[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  td > button:hover > span:first-of-type {
    color: ${theme.color.primary};
  }
  td > button > small {
    grid-column: 2;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
  }
  td > button > small[data-part='brief'] {
    display: none;
  }
  td > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-variant-numeric: tabular-nums;
  }
  td > span > :first-child {
    flex: none;
    white-space: nowrap;
  }
  [data-correct='true'] > svg {
    color: ${theme.color.ok};
  }
  [data-correct='false'] > svg {
    color: ${theme.color.bad};
  }
  [data-missed='true'] > b {
    color: ${theme.color.bad};
  }
  tr[data-part='detail']:hover {
    background: none;
  }
  tr[data-part='detail'] > td {
    width: auto;
    padding: 0;
    border-top: 0;
  }

  ${media.narrow} {
    [data-part='wide'] {
      display: none;
    }
    td > button > small[data-part='brief'] {
      display: block;
    }
    td[data-part='title'] {
      width: auto;
      padding-inline: ${theme.space[8]};
    }
    td[data-part='title'] > button {
      gap: 0 4px;
    }
  }
  /* After the narrow rules, which a sheet of paper meets as well. */
  ${media.print} {
    table {
      font-size: ${theme.text.tiny};
      line-height: 1.35;
    }
    th,
    td,
    td[data-part='title'] {
      padding: 3px 6px;
    }
    [data-part='wide'] {
      display: table-cell;
    }
    td:not(.num) {
      min-width: 0;
    }
    tr {
      break-inside: avoid;
    }
    td[data-part='title'] > button {
      grid-template-columns: minmax(0, 1fr);
    }
    td > button > svg,
    td > button > small,
    td > button > small[data-part='brief'],
    tr[data-part='detail'] {
      display: none;
    }
    tr[data-part='detail'][data-body='task'] {
      display: table-row;
      break-inside: auto;
    }
  }
`;

/** Every question with answer, key, time and points; each opens its details. */
export const Questions = ({ questions, viewer, tag, onTag, submissions, onSubmissions }: QuestionsProps) => {
  const [onlyMissed, setOnlyMissed] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const keys = showsKeys(questions);
  const titles = titlesOf(questions);
  const ofTag = tag === null ? questions : questions.filter(({ tags }) => tags.includes(tag));
  const shown = onlyMissed ? ofTag.filter(isMissed) : ofTag;
  const allOpen = shown.length > 0 && shown.every((question) => open.has(question.id));
  const toggle = (id: string) =>
    setOpen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <Card
      title="逐题结果"
      extra={
        <Extra>
          {tag !== null && (
            <Button size="s" icon="close" onClick={() => onTag(null)}>
              {tag}
            </Button>
          )}
          <Switch label="只看错题" checked={onlyMissed} onChange={setOnlyMissed} />
          <Button
            variant="ghost"
            size="s"
            onClick={() => setOpen(allOpen ? new Set() : new Set(shown.map((question) => question.id)))}
          >
            {allOpen ? '全部收起' : '全部展开'}
          </Button>
        </Extra>
      }
      padding="none"
    >
      {shown.length === 0 ? (
        <Empty title="没有错题" icon="check">
          能看到分数的题目都得了满分。
        </Empty>
      ) : (
        <Root>
          <Table label="逐题结果">
            <thead>
              <tr>
                <th className="num">题号</th>
                <th>题目</th>
                <th data-part="wide">{answerHead(viewer)}</th>
                {keys && <th data-part="wide">正确答案</th>}
                <th className="num" data-part="wide">
                  用时
                </th>
                <th className="num">得分</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  title={titles.get(question.id) ?? ''}
                  viewer={viewer}
                  keys={keys}
                  open={open.has(question.id)}
                  submissions={{
                    loaded: submissions[question.id] ?? null,
                    onOpen: () => onSubmissions(question.id),
                  }}
                  onToggle={() => toggle(question.id)}
                />
              ))}
            </tbody>
          </Table>
        </Root>
      )}
    </Card>
  );
};
