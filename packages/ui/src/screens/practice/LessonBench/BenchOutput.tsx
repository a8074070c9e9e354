import { PYTHON } from '@aosai/api/judging/languages';
import { styled } from 'styled-components';
import type { CodeHelp } from '../../../patterns/CodeWork/codeWork.ts';
import { Output } from '../../../patterns/CodeWork/Output.tsx';
import { ProgramMessage } from '../../../patterns/CodeWork/ProgramMessage.tsx';
import { measureTexts } from '../../../patterns/Verdict/measures.ts';
import { Verdict } from '../../../patterns/Verdict/Verdict.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import { type BenchRun, isBusy } from './benchRun.ts';
import { type PageActs, PageRun } from './PageRun.tsx';

export interface BenchOutputProps {
  run: BenchRun;
  help: CodeHelp;
  on: PageActs & { signIn: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const ByJudge = ({ run, help }: { run: Extract<BenchRun, { kind: 'judge' }>; help: CodeHelp }) => {
  const { latest, refused, source } = run;
  if (isBusy(run))
    return (
      <p role="status">
        <Spinner size={16} />
        {latest?.state === 'judging' && !run.isSending ? '正在运行' : '正在排队'}
      </p>
    );
  if (refused !== null)
    return (
      <Alert tone="warn" live="polite">
        {refused}
      </Alert>
    );
  if (!latest) return null;
  const { verdict, compileMessage, language, run: ran } = latest;
  return (
    <>
      <p role="status">
        {verdict === 'AC' ? (
          <Tag tone="ok" icon="check">
            运行结束
          </Tag>
        ) : (
          verdict && <Verdict verdict={verdict} />
        )}
        {verdict !== 'CE' && measureTexts(latest).map((text) => <span key={text}>{text}</span>)}
      </p>
      {verdict === 'Skipped' && <Alert tone="warn">评测机正忙，这次没有运行完。请过一会儿再运行。</Alert>}
      {compileMessage !== '' && (
        <ProgramMessage
          key={latest.id}
          title="编译信息"
          text={compileMessage}
          language={language}
          help={help}
          source={source}
        />
      )}
      {ran && verdict !== 'CE' && <Output title="输出" text={ran.stdout} empty="程序没有输出" />}
      {ran && ran.stderr !== '' && (
        <ProgramMessage
          key={`${latest.id} stderr`}
          title="错误输出"
          text={ran.stderr}
          language={language}
          help={language === PYTHON ? help : null}
          source={source}
        />
      )}
    </>
  );
};

/** What a lecture's program printed, and what went wrong. */
export const BenchOutput = ({ run, help, on }: BenchOutputProps) => (
  <Root role="group" aria-label="运行结果">
    {run.kind === 'python' ? (
      <PageRun field={run.field} on={on} />
    ) : run.kind === 'judge' ? (
      <ByJudge run={run} help={help} />
    ) : (
      <Alert
        live="polite"
        title="登录后就能运行 C++ 程序"
        action={
          <Button size="s" variant="primary" onClick={on.signIn}>
            登录
          </Button>
        }
      >
        也可以点「复制」，粘贴到自己的编译器里运行。
      </Alert>
    )}
  </Root>
);
