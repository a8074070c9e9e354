import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { ExamScores as Scores } from '@aosai/api/exams/examScores.contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { AbsentActs, type AbsentOn } from '../AbsentActs/AbsentActs.tsx';
import { ExamFrame, type ExamHeadActs } from '../ExamTabs/ExamFrame.tsx';
import { ScoreTable } from './parts/ScoreTable.tsx';
import {
  classesIn,
  filteredRows,
  NO_FILTER,
  type ScoreFilter,
  type ScorePaper,
  type ScoreSort,
  sortedRows,
  totalsOf,
} from './scoreRows.ts';

export interface ExamScoresProps {
  exam: Loaded<ExamDetail>;
  scores: Loaded<Scores>;
  listHref: string;
  examId: string;
  /** Address of a student's answers. */
  hrefOf: (attemptId: string) => string;
  /** A spreadsheet is being prepared. */
  exporting: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  /** State of the acts for absent students. */
  act: TableAct;
  /** Acts in the head. */
  head?: ExamHeadActs;
  on: AbsentOn & { retry: () => void; export: () => void };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[20]};

  > [data-part='search'] {
    flex: 0 1 220px;
  }
  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    margin-left: auto;
  }

  ${media.narrow} {
    gap: ${theme.space[8]};
    padding-inline: ${theme.space[12]};

    > [data-part='search'] {
      flex: 1 1 120px;
    }
    > [data-part='acts'] {
      flex: 1 0 100%;
      flex-wrap: nowrap;
      margin-left: 0;
      overflow-x: auto;
      scrollbar-width: none;
    }
    > [data-part='acts'] > * {
      flex: none;
    }
  }
`;

const Note = styled.p`
  padding: ${theme.space[12]} ${theme.space[20]};
  color: ${theme.color.ink2};
  font-variant-numeric: tabular-nums;
`;

const EVERYBODY = 'all';
const NO_CLASS = 'none';

/** How many students the table lists, how many have a result, how many were absent. */
const countsOf = (rows: ScorePaper['rows']): string => {
  const absent = rows.filter(({ isAbsent }) => isAbsent).length;
  return [
    `应考 ${rows.length} 人`,
    `已出分 ${totalsOf(rows).length} 人`,
    ...(absent > 0 ? [`缺考 ${absent} 人`] : []),
  ].join('，');
};

interface PaperScoresProps extends Omit<ExamScoresProps, 'scores' | 'head'> {
  paper: ScorePaper;
}

const PaperScores = ({ paper, exam, hrefOf, exporting, listHref, examId, now, act, on }: PaperScoresProps) => {
  const [filter, setFilter] = useState<ScoreFilter>(NO_FILTER);
  const [sort, setSort] = useState<ScoreSort>({ by: 'no', isDown: false });
  const { className } = filter;
  const inClass = filteredRows(paper.rows, { ...NO_FILTER, className });
  const rows = sortedRows(filteredRows(paper.rows, filter), sort);
  const absent = inClass.filter(({ isAbsent }) => isAbsent);
  const planned = inClass.filter(({ makeUpAt, attemptId, isAbsent }) => makeUpAt && !attemptId && !isAbsent);
  const hasAbsent = paper.rows.some(({ isAbsent }) => isAbsent);
  const base = `${listHref}/${examId}/scores`;
  return (
    <>
      {paper.isHeld && (
        <Alert tone="warn" title="有的分数暂时不显示">
          另一场正在进行的考试也用了这份卷的题，它对所有人结束以后，这里才有总分和名次。
        </Alert>
      )}
      <Card padding="none">
        <Bar role="group" aria-label="筛选和导出">
          <Select
            aria-label="班级"
            value={className === undefined ? EVERYBODY : (className ?? NO_CLASS)}
            options={[
              { value: EVERYBODY, label: '全部班级' },
              ...classesIn(paper.rows).map((one) => ({ value: one ?? NO_CLASS, label: one ?? '没有班级' })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setFilter({
                ...filter,
                className: value === EVERYBODY ? undefined : value === NO_CLASS ? null : value,
              });
            }}
          />
          <div data-part="search">
            <TextInput
              type="search"
              aria-label="搜索姓名或学号"
              placeholder="姓名或学号"
              value={filter.keyword}
              onChange={(event) => setFilter({ ...filter, keyword: event.currentTarget.value })}
            />
          </div>
          {hasAbsent && (
            <Checkbox
              label="只看缺考"
              checked={filter.isAbsent}
              onChange={() => setFilter({ ...filter, isAbsent: !filter.isAbsent })}
            />
          )}
          <div data-part="acts">
            {exam.data?.staff?.mayWrite && absent.length + planned.length > 0 && (
              <AbsentActs exam={exam.data} {...{ absent, planned, now, act, on }} />
            )}
            <ButtonLink size="s" href={`${base}/compare`}>
              和另一场比较
            </ButtonLink>
            <ButtonLink size="s" href={`${base}/print`}>
              打印成绩单
            </ButtonLink>
            <Button size="s" icon="download" loading={exporting} onClick={on.export}>
              下载成绩表
            </Button>
          </div>
        </Bar>
        {rows.length === 0 ? (
          <Empty title="没有这样的学生" icon="search">
            换一个班级，或清空搜索。
          </Empty>
        ) : (
          <ScoreTable paper={paper} rows={rows} sort={sort} onSort={setSort} hrefOf={hrefOf} />
        )}
        <Note>
          {countsOf(inClass)}。平均分、中位数和分布在<Link href={`${listHref}/${examId}/statistics`}>统计</Link>里。
        </Note>
      </Card>
    </>
  );
};

/** The score sheet of an exam: students by sections and questions, with those who did not come. */
export const ExamScores = ({ scores, head, ...page }: ExamScoresProps) => {
  const { exam, listHref, examId, on } = page;
  const [paperId, setPaperId] = useState<string | null>(null);
  return (
    <ExamFrame exam={exam} listHref={listHref} examId={examId} active="scores" head={head}>
      <Load of={scores} name="成绩" onRetry={on.retry}>
        {({ papers }) => {
          const paper = papers.find(({ examPaperId }) => examPaperId === paperId) ?? papers[0];
          if (!paper || paper.rows.length === 0)
            return (
              <Card>
                <Empty title="还没有学生">添加了学生、有人交卷以后，这里是每个人每道题的得分。</Empty>
              </Card>
            );
          return (
            <>
              {papers.length > 1 && (
                <Segmented
                  label="试卷"
                  options={papers.map(({ examPaperId, title }) => ({ value: examPaperId, label: title }))}
                  value={paper.examPaperId}
                  onChange={setPaperId}
                />
              )}
              <PaperScores key={paper.examPaperId} paper={paper} {...page} />
            </>
          );
        }}
      </Load>
    </ExamFrame>
  );
};
