import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { isThreadRefused, THREAD_ADVICE } from '@aosai/api/kit/threadAdvice';
import { styled } from 'styled-components';
import type { CodeHelp } from './codeWork.ts';
import { firstDifference } from '../DiffView/firstDifference.ts';
import { DiffView } from '../DiffView/DiffView.tsx';
import { measureTexts } from '../Verdict/measures.ts';
import { Verdict } from '../Verdict/Verdict.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Kbd } from '../../primitives/Kbd/Kbd.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { theme } from '../../tokens/theme.ts';
import { Output } from './Output.tsx';
import { ProgramMessage } from './ProgramMessage.tsx';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

export interface TrialResultProps {
  latest: SubmissionView | undefined;
  /** The program was changed after the run. */
  stale: boolean;
  samples: readonly { input: string }[];
  sending: boolean;
  refused: string | null;
  /** On a phone, where there are no keyboard shortcuts. */
  touch: boolean;
  /** The output the student expects for an input they typed; '' for none. */
  wanted: { input: string; output: string };
  /** Explains errors; null to show them as they are. */
  help: CodeHelp | null;
  /** The program of the run; null if the editor has another one by now. */
  source: string | null;
}

const inputName = (samples: TrialResultProps['samples'], input: string): string => {
  const place = samples.findIndex((sample) => sample.input === input);
  return place === -1 ? '自己的输入' : `样例 ${place + 1}`;
};

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[12]};
  min-width: 0;

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 30px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Comparison = ({ same }: { same: boolean }) => (
  <Tag tone={same ? 'ok' : 'bad'} icon={same ? 'check' : 'cross'}>
    {same ? '与期望一致' : '与期望不同'}
  </Tag>
);

interface EndedProps {
  run: NonNullable<SubmissionView['run']>;
  submission: SubmissionView;
  expected: string | null;
  help: CodeHelp | null;
  source: string | null;
}

/** How a program ended early, in the words of the judge. */
const crashWords = ({ signal, exitCode, stderr }: EndedProps['run']): string =>
  [signal === null ? `程序的返回值是 ${exitCode ?? '未知'}，应为 0` : `程序被信号 ${signal} 终止`, stderr]
    .filter(Boolean)
    .join('\n');

const Ended = ({ run, submission, expected, help, source }: EndedProps) => (
  <>
    {submission.verdict === 'RE' && !(submission.language === CPP && help) && (
      <p>
        {run.signal === null
          ? `程序异常退出，返回值 ${run.exitCode ?? '未知'}`
          : `程序被系统终止（${run.signal}），常见原因是数组越界或除以零`}
      </p>
    )}
    {submission.verdict === 'RE' && submission.language === CPP && help && (
      <ProgramMessage
        key={`${submission.id} crash`}
        title="运行错误"
        text={crashWords(run)}
        language={CPP}
        help={help}
        source={source}
      />
    )}
    {submission.verdict === 'RE' && isThreadRefused(run.stderr) && <Alert tone="warn">{THREAD_ADVICE}</Alert>}
    {run.message && submission.verdict !== 'RE' && <Output title="评判的说明" text={run.message} />}
    {expected !== null && run.message === undefined ? (
      <DiffView expected={expected} actual={run.stdout} />
    ) : run.stdout === '' && run.message !== undefined ? null : (
      // The checker may accept outputs other than the sample's, so no difference is shown.
      <Output title="输出" text={run.stdout} empty="程序没有输出" />
    )}
    {run.stderr !== '' && !(submission.verdict === 'RE' && submission.language === CPP && help) && (
      <ProgramMessage
        key={submission.id}
        title="错误输出"
        text={run.stderr}
        language={submission.language}
        help={submission.language === PYTHON ? help : null}
        source={source}
      />
    )}
  </>
);

/** The result of the last trial run. A successful run with nothing to compare only reports that it ended. */
export const TrialResult = (props: TrialResultProps) => {
  const { latest, stale, samples, sending, refused, touch, wanted, help, source } = props;
  const underWay = sending || (latest !== undefined && latest.state !== 'done');
  const { verdict = null, run = null } = latest ?? {};
  // The student's expected output applies only to the input it was typed for.
  const expected = run && (run.expected ?? (run.input === wanted.input && wanted.output !== '' ? wanted.output : null));
  return (
    <Root role="group" aria-label="自测结果">
      <p role="status">
        {underWay ? (
          <>
            <Spinner size={16} />
            {latest?.state === 'judging' && !sending ? '正在运行' : '正在排队'}
          </>
        ) : refused !== null ? null : latest === undefined ? (
          <>
            {touch ? (
              '还没有自测。点「自测」，不计分。'
            ) : (
              <>
                还没有自测。按 <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> 自测，不计分。
              </>
            )}
          </>
        ) : (
          <>
            {verdict === 'AC' && run?.message !== undefined ? (
              <Verdict verdict={verdict} />
            ) : verdict === 'AC' && run?.expected === null && expected === null ? (
              <Tag tone="ok" icon="check">
                运行结束
              </Tag>
            ) : verdict === 'AC' && run?.expected === null ? (
              <Comparison same={firstDifference(expected ?? '', run.stdout) === null} />
            ) : (
              verdict && <Verdict verdict={verdict} />
            )}
            {run && <span>{inputName(samples, run.input)}</span>}
            {verdict !== 'CE' && measureTexts(latest).map((text) => <span key={text}>{text}</span>)}
            {stale && <Tag>代码已改动</Tag>}
          </>
        )}
      </p>
      {!underWay && refused !== null && (
        <Alert tone="warn" live="polite">
          {refused}
        </Alert>
      )}
      {!underWay && refused === null && verdict === 'Skipped' && (
        <Alert tone="warn">
          评测机正忙，要先评测正式提交；这次自测等了半分钟还没有跑完，已经停止。请过一会儿再自测。
        </Alert>
      )}
      {!underWay && refused === null && latest && latest.compileMessage !== '' && (
        <ProgramMessage
          key={latest.id}
          title="编译信息"
          text={latest.compileMessage}
          language={latest.language}
          help={help}
          source={source}
        />
      )}
      {/* After a compile error there is no output to show or compare. */}
      {!underWay && refused === null && latest && run && verdict !== 'CE' && (
        <Ended run={run} submission={latest} expected={expected} help={help} source={source} />
      )}
    </Root>
  );
};
