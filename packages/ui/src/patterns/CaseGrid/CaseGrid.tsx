import { formatPoints } from '@aosai/api/kit/points';
import { VERDICT, VERDICT_SIGNS } from '@aosai/api/judging/verdicts';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Verdict } from '../Verdict/Verdict.tsx';
import { measureTexts } from '../Verdict/measures.ts';
import { verdictTone } from '../Verdict/verdictTone.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

export interface CaseGridProps {
  submission: Pick<SubmissionView, 'cases' | 'subtasks' | 'totalCases' | 'figures'>;
}

type CaseOf = SubmissionView['cases'][number];

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  section > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    margin-bottom: 6px;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  section > p > span:last-child {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.regular};
  }
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
    gap: 6px;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-height: 28px;
    padding: 2px 4px;
    border: 1px solid transparent;
    border-radius: 5px;
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    white-space: nowrap;
  }
  li[data-tone='ok'] {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  li[data-tone='bad'] {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  li[data-tone='warn'] {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  li[data-tone='mle'] {
    background: ${theme.color.mleSoft};
    color: ${theme.color.mle};
  }
  li[data-tone='waiting'] {
    border: 1px dashed ${theme.color.lineStrong};
    background: none;
  }
`;

const describe = (one: CaseOf, figures: SubmissionView['figures']): string =>
  [
    `测试点 ${one.no}`,
    VERDICT.label(one.verdict),
    ...(one.verdict === 'Skipped' ? [] : measureTexts({ ...one, figures })),
    `${formatPoints(one.points)} 分`,
  ].join('，');

interface CasesProps {
  cases: readonly CaseOf[];
  waiting: readonly number[];
  figures: SubmissionView['figures'];
}

const Cases = ({ cases, waiting, figures }: CasesProps) => (
  <ol>
    {cases.map((one) => (
      <li key={one.no} data-tone={verdictTone[one.verdict]} title={describe(one, figures)}>
        <span role="img" aria-label={describe(one, figures)}>
          {one.no} {VERDICT_SIGNS[one.verdict]}
        </span>
      </li>
    ))}
    {waiting.map((no) => (
      <li key={no} data-tone="waiting">
        <span role="img" aria-label={`测试点 ${no}，等待评测`}>
          {no} …
        </span>
      </li>
    ))}
  </ol>
);

/** The signs of the tiles in words; those of passed cases explain themselves. */
const Legend = ({ cases }: { cases: readonly CaseOf[] }) => {
  const verdicts = VERDICT.values.filter((one) => one !== 'AC' && cases.some(({ verdict }) => verdict === one));
  return verdicts.length === 0 ? null : (
    <p data-part="legend">
      {verdicts.map((one) => (
        <span key={one}>
          {VERDICT_SIGNS[one]} {VERDICT.label(one)}
        </span>
      ))}
    </p>
  );
};

/** Every test case by number, icon and colour, grouped by subtask if there are any; cases not judged yet are dashed. */
export const CaseGrid = ({ submission }: CaseGridProps) => {
  const { cases, subtasks, totalCases, figures } = submission;
  const seen = new Set(cases.map((one) => one.no));
  const waiting = Array.from({ length: totalCases }, (_, i) => i + 1).filter((no) => !seen.has(no));
  const loose = cases.filter((one) => !subtasks.some((subtask) => subtask.subtaskId === one.subtaskId));
  return (
    <Root>
      {subtasks.map((subtask) => (
        <section key={subtask.subtaskId} aria-label={`子任务 ${subtask.subtaskId}`}>
          <p>
            <span>子任务 {subtask.subtaskId}</span>
            <Verdict verdict={subtask.verdict} />
            <span>
              {formatPoints(subtask.points)} / {formatPoints(subtask.maxPoints)} 分
            </span>
          </p>
          <Cases cases={cases.filter((one) => one.subtaskId === subtask.subtaskId)} waiting={[]} figures={figures} />
        </section>
      ))}
      {(loose.length > 0 || waiting.length > 0) && <Cases cases={loose} waiting={waiting} figures={figures} />}
      <Legend cases={cases} />
    </Root>
  );
};
