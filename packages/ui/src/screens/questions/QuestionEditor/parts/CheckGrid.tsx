import { LANGUAGES, type LanguageId } from '@aosai/api/judging/languages';
import { VERDICT, VERDICT_SIGNS, type Verdict as VerdictCode } from '@aosai/api/judging/verdicts';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { formatMemory, formatTime } from '../../../../patterns/Verdict/measures.ts';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import { verdictTone } from '../../../../patterns/Verdict/verdictTone.ts';

export interface CheckedCase {
  caseId: string;
  verdict: VerdictCode;
  timeMs: number;
  memoryKiB: number;
}

export interface CheckedSolution {
  id: string;
  name: string;
  language: LanguageId;
  /** Null until the program is judged. */
  verdict: VerdictCode | null;
  asExpected: boolean | null;
  expect: readonly VerdictCode[];
  timeMs: number | null;
  memoryKiB: number | null;
  cases: readonly CheckedCase[];
  /** Output of the compiler; empty on success. */
  compileMessage: string;
  /** The first case it failed, with the checker's message. */
  firstWrong: { caseId: string; message: string } | null;
}

/** Verdicts of all solutions of a question on all its test cases. */
export interface CheckReport {
  isDone: boolean;
  caseIds: readonly string[];
  solutions: readonly CheckedSolution[];
  /** Suggested time limits in ms, from the slowest passing solution of each language. */
  advised: readonly { language: LanguageId; limitMs: number }[];
}

export interface CheckGridProps {
  check: CheckReport | null;
  /** 比较程序 or 交互程序, if a program of the task checks the output. */
  checker: string | null;
  timeMs: number;
  pending: boolean;
  error: string | null;
  /** False while there are unsaved changes, which cannot be judged. */
  isSaved: boolean;
  on: { check: () => void; limit: (limitMs: number) => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[16]};
  }
  > [data-part='acts'] > p {
    flex: 1 1 220px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  td[data-tone] {
    text-align: center;
    font-size: ${theme.text.small};
  }
  td[data-tone] small {
    display: block;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    line-height: 1.35;
    white-space: nowrap;
  }
  td[data-tone='ok'] {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  td[data-tone='bad'] {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  td[data-tone='warn'] {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  td[data-tone='mle'] {
    background: ${theme.color.mleSoft};
    color: ${theme.color.mle};
  }
  td > span + small {
    color: inherit;
  }
`;

const Cell = ({ no, one }: { no: number; one: CheckedCase | undefined }) =>
  one === undefined ? (
    <td data-tone="waiting">
      <span role="img" aria-label={`测试点 ${no}，等待评测`}>
        …
      </span>
    </td>
  ) : (
    <td data-tone={verdictTone[one.verdict]} title={`测试点 ${no}：${VERDICT.label(one.verdict)}`}>
      <span aria-label={VERDICT.label(one.verdict)} role="img">
        {VERDICT_SIGNS[one.verdict]}
      </span>
      {one.verdict !== 'Skipped' && (
        <small>
          {formatTime(one.timeMs)}
          <br />
          {one.memoryKiB} KiB
        </small>
      )}
    </td>
  );

const expectWords = (expect: readonly VerdictCode[]): string =>
  `预期${expect.map((verdict) => VERDICT.label(verdict)).join('或')}`;

/** Advice on solutions with an unexpected verdict; null without any. */
const unexpectedWords = ({ solutions }: CheckReport): string | null => {
  const wrong = solutions.filter(({ asExpected }) => asExpected === false);
  if (wrong.length === 0) return null;
  const passed = wrong.filter(({ verdict, expect }) => verdict === 'AC' && !expect.includes('AC'));
  return passed.length > 0
    ? `${passed.map(({ name }) => `「${name}」`).join('')}通过了全部测试点：测试数据拦不住它，请补上能让它出错的测试点。`
    : `${wrong.map(({ name }) => `「${name}」`).join('')}没有得到预期结果，请检查程序、限制和测试数据。`;
};

/** Why the judge gave no verdict, such as a checker that does not compile; the same for every program. */
const faultOf = ({ isDone, solutions }: CheckReport): string | null =>
  (isDone && solutions.find(({ verdict }) => verdict === 'SE')?.firstWrong?.message) || null;

/** Trial judging: every solution on every case, unexpected verdicts, and suggested limits. */
export const CheckGrid = ({ check, checker, timeMs, pending, error, isSaved, on }: CheckGridProps) => {
  const ids = check?.caseIds ?? [];
  const isRunning = check !== null && !check.isDone;
  const total = (check?.solutions.length ?? 0) * ids.length;
  const done = check?.solutions.reduce((sum, { cases }) => sum + cases.length, 0) ?? 0;
  const fault = check && faultOf(check);
  const isCompiled = fault === null && check?.isDone && check.solutions.some(({ cases }) => cases.length > 0);
  const unexpected = fault === null && check?.isDone ? unexpectedWords(check) : null;
  return (
    <Card title="试评">
      <Root>
        <div data-part="acts">
          <p>{isSaved ? '用已保存的程序跑全部测试点。' : '先保存，再试评：评的是已保存的版本。'}</p>
          <Button disabled={!isSaved} loading={pending || isRunning} onClick={on.check}>
            {check === null ? '试评全部程序' : '再试评一次'}
          </Button>
        </div>
        {error !== null && (
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        )}
        {isRunning && (
          <ProgressBar
            label="试评进度"
            value={done}
            max={Math.max(1, total)}
            valueText={`${done} / ${total} 个测试点`}
          />
        )}
        {fault !== null && (
          <Alert tone="bad" live="polite" title="没有评出结果">
            <Code as="block" wrap label="评测信息">
              {fault}
            </Code>
          </Alert>
        )}
        {checker !== null && isCompiled && <Alert tone="ok">{checker}编译通过。</Alert>}
        {unexpected !== null && (
          <Alert tone="warn" live="polite" title="试评结果不符合预期">
            {unexpected}
          </Alert>
        )}
        {check !== null && (
          <Table label="试评结果" dense>
            <thead>
              <tr>
                <th scope="col">程序</th>
                <th scope="col">结果</th>
                <th scope="col" className="num">
                  用时
                </th>
                <th scope="col" className="num">
                  内存
                </th>
                {ids.map((id, at) => (
                  <th key={id} scope="col" className="num">
                    {at + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {check.solutions.map((solution) => (
                <tr key={solution.id}>
                  <th scope="row">
                    {solution.name}
                    <br />
                    <small>{LANGUAGES[solution.language].label}</small>
                  </th>
                  <td>
                    {solution.verdict === null ? '等待评测' : <Verdict verdict={solution.verdict} />}{' '}
                    {solution.asExpected !== null && (
                      <Tag tone={solution.asExpected ? 'ok' : 'bad'}>
                        {solution.asExpected ? '符合预期' : `不符预期，${expectWords(solution.expect)}`}
                      </Tag>
                    )}
                  </td>
                  <td className="num">{solution.timeMs === null ? '—' : formatTime(solution.timeMs)}</td>
                  <td className="num">{solution.memoryKiB === null ? '—' : formatMemory(solution.memoryKiB)}</td>
                  {ids.map((id, at) => (
                    <Cell key={id} no={at + 1} one={solution.cases.find(({ caseId }) => caseId === id)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {check?.solutions.map(({ id, name, asExpected, firstWrong, compileMessage }) => {
          const said = firstWrong
            ? `第一个没通过的是测试点 ${ids.indexOf(firstWrong.caseId) + 1}：${firstWrong.message}`
            : compileMessage;
          return asExpected === false && said !== '' && fault === null ? (
            <p key={id}>
              「{name}」{said}
            </p>
          ) : null;
        })}
        {check?.advised.map(({ language, limitMs }) => (
          <div key={language} data-part="acts">
            <p>
              {LANGUAGES[language].label} 的建议时间限制：{formatTime(limitMs)}
              {limitMs === timeMs ? '，与现在相同。' : `，现在是 ${formatTime(timeMs)}。`}
            </p>
            {limitMs !== timeMs && (
              <Button size="s" onClick={() => on.limit(limitMs)}>
                改为 {formatTime(limitMs)}
              </Button>
            )}
          </div>
        ))}
      </Root>
    </Card>
  );
};
