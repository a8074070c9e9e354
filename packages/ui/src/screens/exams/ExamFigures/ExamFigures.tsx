import { wholePercent } from '@aosai/api/kit/percent';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { exam as examCalls, ExamDetail } from '@aosai/api/exams/exam.contract';
import type { examEnroll } from '@aosai/api/exams/examEnroll.contract';
import { ENROLMENT_SOURCE, ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { ExamFrame } from '../ExamTabs/ExamFrame.tsx';
import { Figures, type FiguresProps } from '../../../patterns/Figures/Figures.tsx';
import { HistogramBars } from '../HistogramBars/HistogramBars.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

export type ExamScores = OutputOf<(typeof examCalls)['calls']['queryStatistics']>;
export type EnrolmentCounts = OutputOf<(typeof examEnroll)['calls']['queryEnrollStatistics']>;

export interface ExamFiguresProps {
  exam: Loaded<ExamDetail>;
  scores: Loaded<ExamScores>;
  enrolments: Loaded<EnrolmentCounts>;
  listHref: string;
  examId: string;
  on: { retry: () => void };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};
  align-items: start;

  &:empty {
    display: none;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

const Small = styled.span`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
`;

const Note = styled.p`
  margin-top: ${theme.space[16]};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
`;

const percent = (value: number | null) => ({
  value: value === null ? '—' : wholePercent(value),
  ...(value !== null && { unit: '%' }),
});

const takingPart = ({
  enrollCount,
  startedCount,
  completedCount,
  attendancePct,
}: ExamScores): FiguresProps['items'] => [
  { label: '报名', value: enrollCount, unit: '人' },
  { label: '开始作答', value: startedCount, unit: '人' },
  { label: '已交卷', value: completedCount, unit: '人' },
  { label: '出勤率', ...percent(attendancePct) },
];

type Scores = NonNullable<ExamScores['scores']>;

/** Without a passing score there are no pass and fail counts. */
const results = (
  { average, median, highest, passCount, passPct, settledCount }: Scores,
  hasLine: boolean,
): FiguresProps['items'] => [
  { label: '已出分', value: settledCount, unit: '人' },
  { label: '平均分', value: formatPoints(average) },
  { label: '中位数', value: formatPoints(median) },
  { label: '最高分', value: formatPoints(highest) },
  ...(hasLine
    ? [
        { label: '达标', value: passCount, unit: '人' },
        { label: '达标率', ...percent(passPct) },
      ]
    : []),
];

/** Width of a histogram bar in percent of the full score. */
const STEP = 10;

const Results = ({ scores, exam }: { scores: Scores; exam: ExamDetail | undefined }) => {
  const passPercent = exam && exam.passPoints !== null ? (100 * exam.passPoints) / Math.max(1, exam.totalPoints) : 0;
  const hasLine = exam?.passPoints !== null;
  return (
    <>
      <Card title="得分分布">
        <HistogramBars
          label="得分分布，按得分率"
          unit="人"
          bars={scores.histogram.map(({ fromPercent, count }) => ({
            name: `${fromPercent}–${fromPercent + STEP}%`,
            tick: String(fromPercent),
            count,
            isBelow: fromPercent + STEP <= passPercent,
          }))}
        />
        <Note>
          横轴是得分占满分的百分比，每 10% 一格{hasLine && '；斜纹的在达标线以下'}
          。每人每份试卷取最好的一次，没有出分的不算。
        </Note>
      </Card>
      {scores.byClass.length > 0 && (
        <Card title="各班成绩" padding="none">
          <Table label="各班成绩" dense>
            <thead>
              <tr>
                <th scope="col">班级</th>
                <th scope="col" className="num">
                  已出分
                </th>
                <th scope="col" className="num">
                  平均分
                </th>
                <th scope="col" className="num">
                  中位数
                </th>
                {hasLine && (
                  <th scope="col" className="num">
                    达标
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {scores.byClass.map(({ className, settledCount, average, median, passCount }) => (
                <tr key={className ?? ''}>
                  <th scope="row">{className ?? '没有填写班级'}</th>
                  <td className="num">{settledCount}</td>
                  <td className="num">{formatPoints(average)}</td>
                  <td className="num">{formatPoints(median)}</td>
                  {hasLine && <td className="num">{passCount}</td>}
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  );
};

interface CountsProps {
  title: string;
  head: string;
  rows: readonly { name: string; count: number }[];
}

/** A table of one row would repeat the number of places, so it is left out. */
const Counts = ({ title, head, rows }: CountsProps) =>
  rows.length > 1 && (
    <Card title={title} padding="none">
      <Table label={title} dense>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="num">
              人数
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{count}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );

/** Figures of an exam: participation, scores, classes, and where its students came from. */
export const ExamFigures = ({ exam, scores, enrolments, listHref, examId, on }: ExamFiguresProps) => (
  <ExamFrame exam={exam} listHref={listHref} examId={examId} active="statistics">
    <Load of={scores} name="成绩统计" onRetry={on.retry}>
      {(found) => (
        <>
          {found.scores ? (
            <>
              <Pair>
                <Card title="参加情况">
                  <Figures items={takingPart(found)} />
                </Card>
                <Card title="成绩" extra={exam.data && <Small>满分 {formatPoints(exam.data.totalPoints)} 分</Small>}>
                  <Figures items={results(found.scores, exam.data?.passPoints !== null)} />
                </Card>
              </Pair>
              <Results scores={found.scores} exam={exam.data} />
            </>
          ) : (
            <>
              <Card title="参加情况">
                <Figures items={takingPart(found)} />
              </Card>
              <Card>
                <Empty title="还没有成绩">学生交卷、评测完成以后，这里有平均分、中位数和分布。</Empty>
              </Card>
            </>
          )}
        </>
      )}
    </Load>
    <Load of={enrolments} name="报名统计" onRetry={on.retry}>
      {({ byStatus, bySource, byClass, byDay }) =>
        byStatus.length > 0 && (
          <Pair>
            <Counts
              title="报名状态"
              head="状态"
              rows={byStatus.map(({ status, count }) => ({ name: ENROLMENT.label(status), count }))}
            />
            <Counts
              title="报名来源"
              head="来源"
              rows={bySource.map(({ source, count }) => ({ name: ENROLMENT_SOURCE.label(source), count }))}
            />
            <Counts
              title="各班报名"
              head="班级"
              rows={byClass.map(({ className, count }) => ({ name: className ?? '没有填写班级', count }))}
            />
            <Counts title="每天报名" head="日期" rows={byDay.map(({ day, count }) => ({ name: day, count }))} />
          </Pair>
        )
      }
    </Load>
  </ExamFrame>
);
