import { FULL_PERCENT, percentText } from '@aosai/api/classes/percents';
import { TERM_LEVEL } from '@aosai/api/classes/classMembers';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../../../../primitives/ProgressRing/ProgressRing.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import type { TermReport } from '@aosai/api/classes/memberGradeSettlement.contract';

export interface TermReportsProps {
  /** Reports of the student, or of a parent's children in this class. */
  reports: readonly TermReport[];
  grade: GradeDetail;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  gap: ${theme.space[32]};
  align-items: center;

  dl {
    display: grid;
    gap: ${theme.space[12]};
  }
  dl > div {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr) 5em;
    gap: ${theme.space[12]};
    align-items: center;
  }
  dt {
    color: ${theme.color.ink2};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  dd:last-child {
    text-align: end;
  }
  > [data-part='ring'] {
    display: grid;
    justify-items: center;
  }
  > p {
    grid-column: 1 / -1;
    padding-top: ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > p b {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  > a {
    justify-self: start;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[20]};
  }
`;

const Part = ({ label, percent, weight }: { label: string; percent: number | null; weight: number }) =>
  percent === null ? null : (
    <div>
      <dt>{label}</dt>
      <dd>
        <ProgressBar
          label={`${label}，占 ${weight}%`}
          value={percent}
          max={FULL_PERCENT}
          valueText={percentText(percent)}
        />
      </dd>
      <dd>{percentText(percent)}</dd>
    </div>
  );

/** Term results: score by component, rank, level and the teacher's comment. */
export const TermReports = ({ reports, grade }: TermReportsProps) => {
  if (reports.length === 0)
    return (
      <Card padding="none">
        <Empty title="成绩单还没有发布" icon="clock">
          学期结束后，老师会发布总评、名次和评语。总评按作业 {grade.weights.homework}%、考试 {grade.weights.exam}%、单元{' '}
          {grade.weights.chapter}% 计算，没有的部分不计。
        </Empty>
      </Card>
    );
  return reports.map((report) => (
    <Card
      key={report.id}
      title={`${report.shownName}的成绩单`}
      extra={report.rank === null ? undefined : `第 ${report.rank} 名，共 ${report.memberCount} 人`}
    >
      <Root>
        <div data-part="ring">
          <ProgressRing
            label="总评"
            value={report.score}
            max={FULL_PERCENT}
            valueText={`${percentText(report.score)} 分`}
            size={172}
            stroke={14}
          >
            <b>{percentText(report.score)}</b>
            <span>{TERM_LEVEL.label(report.level)}</span>
          </ProgressRing>
        </div>
        <dl>
          <Part label="作业" percent={report.homeworkPct} weight={grade.weights.homework} />
          <Part label="考试" percent={report.examPct} weight={grade.weights.exam} />
          <Part label="单元" percent={report.chapterPct} weight={grade.weights.chapter} />
        </dl>
        {report.comment !== '' && (
          <p>
            <b>{report.teacherNames.join('、')}的评语</b>
            {report.comment}
          </p>
        )}
        {report.certificateNo !== null && (
          <ButtonLink href={links.certificate(report.gradeId, report.memberId)}>打印证书</ButtonLink>
        )}
      </Root>
    </Card>
  ));
};
