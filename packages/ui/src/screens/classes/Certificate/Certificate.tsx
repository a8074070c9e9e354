import { certificateText } from '@aosai/api/courses/sealText';
import { TERM_LEVEL } from '@aosai/api/classes/classMembers';
import { percentText } from '@aosai/api/classes/percents';
import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Stamp } from '../../../patterns/Stamp/Stamp.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import type { TermReport } from '@aosai/api/classes/memberGradeSettlement.contract';
import { dateText } from '@aosai/api/kit/beijing';

export interface CertificateProps {
  /** Null if no report has been published. */
  report: Loaded<TermReport | null>;
  on: { print: () => void; retry: () => void };
}

const A4Landscape = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 0;
  }
`;

const Root = styled.div`
  min-height: 100dvh;
  background: ${theme.color.sunken};

  > [data-part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > main {
    padding: ${theme.space[32]} ${theme.space[12]} ${theme.space[48]};
  }

  ${media.narrow} {
    > main {
      padding: ${theme.space[12]};
    }
  }
  ${media.print} {
    background: none;
    > [data-part='bar'] {
      display: none;
    }
    > main {
      padding: 0;
    }
  }
`;

/** Paper is white with dark ink in every theme; a dark screen shows it dimmed, as it would blind. */
const Sheet = styled.article`
  container-type: inline-size;
  box-sizing: border-box;
  max-width: 1123px;
  aspect-ratio: 297 / 210;
  margin: 0 auto;
  padding: 2.2%;
  background: #fff;
  color: #1b2a41;
  print-color-adjust: exact;

  @media screen {
    [data-theme='dark'] & {
      filter: brightness(0.88);
    }
  }
  > div {
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    align-items: center;
    height: 100%;
    padding: 5cqw 8cqw 3cqw;
    border: 0.25cqw solid #1b2a41;
    outline: 0.1cqw solid #1b2a41;
    outline-offset: -1cqw;
    text-align: center;
  }
  h1 {
    font-size: 4.6cqw;
    letter-spacing: 0.4em;
    text-indent: 0.4em;
    line-height: 1.3;
  }
  [data-part='level'] {
    margin-top: 0.6cqw;
    color: #a63d2f;
    font-size: 1.9cqw;
    letter-spacing: 0.2em;
  }
  [data-part='words'] {
    flex: 1;
    display: grid;
    align-content: center;
    font-size: 2.1cqw;
    line-height: 2;
  }
  [data-part='words'] b {
    padding: 0 0.6em;
    border-bottom: 0.1cqw solid #8a94a6;
    font-size: 2.6cqw;
    font-weight: 650;
  }
  footer {
    display: flex;
    justify-content: space-between;
    align-items: end;
    width: 100%;
    font-size: 1.5cqw;
    line-height: 1.7;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  footer > div:last-child {
    position: relative;
    text-align: end;
  }
  /* The seal stands above the school's name, and keeps its red on white paper in every theme. */
  footer svg {
    position: absolute;
    right: 0;
    bottom: 100%;
    margin-bottom: 1cqw;
    width: 9cqw;
    height: 9cqw;
    color: #a63d2f;
    mix-blend-mode: multiply;
    rotate: -4deg;
  }
  footer svg[data-kind='ground'] text,
  footer svg[data-kind='ground'] circle {
    fill: #fff;
  }

  ${media.print} {
    width: 297mm;
    max-width: none;
    height: 209mm;
    aspect-ratio: auto;
    break-inside: avoid;
  }
`;

const dayOf = (instant: string): string => {
  const [year = '', month = '', day = ''] = dateText(instant).split('-');
  return `${year} 年 ${Number(month)} 月 ${Number(day)} 日`;
};

const Paper = ({ report }: { report: TermReport }) => (
  <Sheet>
    <div>
      <h1>结业证书</h1>
      <span data-part="level">{TERM_LEVEL.label(report.level)}</span>
      <div data-part="words">
        <p>
          <b>{report.shownName}</b>同学于 {dayOf(report.startAt)} 至 {dayOf(report.endAt)}
        </p>
        <p>
          在<b>{report.gradeTitle}</b>
        </p>
        <p>完成全部课程，总评 {percentText(report.score)} 分，特发此证。</p>
      </div>
      <footer>
        <div>
          证书编号 {report.certificateNo}
          <br />
          授课老师 {report.teacherNames.join('、')}
        </div>
        <div>
          {report.orgName}
          <br />
          {report.settledAt && dayOf(report.settledAt)}
          <Stamp
            text={certificateText(report.gradeTitle)}
            name="奥赛的印"
            seed={report.certificateNo ?? report.gradeTitle}
            kind="ground"
          />
        </div>
      </footer>
    </div>
  </Sheet>
);

/** The certificate of a term, formatted for A4. */
export const Certificate = ({ report, on }: CertificateProps) => (
  <Root>
    <A4Landscape />
    <div data-part="bar">
      <ButtonLink
        href={report.data ? links.gradeDetail(report.data.gradeId, 'report') : links.classes}
        variant="ghost"
        icon="chevron-left"
      >
        返回成绩单
      </ButtonLink>
      <Button variant="primary" disabled={!report.data} onClick={on.print}>
        打印或存为 PDF
      </Button>
    </div>
    <main>
      <Load of={report} name="证书" onRetry={on.retry} skeleton={<Skeleton height={420} />}>
        {(found) =>
          found === null ? (
            <Empty title="还没有证书" icon="clock">
              成绩单发布以后，证书会出现在这里。
            </Empty>
          ) : (
            <Paper report={found} />
          )
        }
      </Load>
    </main>
  </Root>
);
