import { LANGUAGES } from '@aosai/api/judging/languages';
import { formatPoints } from '@aosai/api/kit/points';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { CodeHelp } from './codeWork.ts';
import { CaseGrid } from '../CaseGrid/CaseGrid.tsx';
import { Load, type Loaded } from '../Load/Load.tsx';
import { type CodeAnswer, SubmissionCodes } from '../SubmissionCodes/SubmissionCodes.tsx';
import { measureTexts } from '../Verdict/measures.ts';
import { Verdict } from '../Verdict/Verdict.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { isStale } from './isStale.ts';
import { ProgramMessage } from './ProgramMessage.tsx';
import type { SubmissionView, SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import { secondText } from '@aosai/api/kit/beijing';

export interface SubmitPanelProps {
  /** Newest first. */
  submissions: readonly SubmissionView[];
  /** Total number, including older submissions not in the list. */
  count: number;
  /** A submission is on its way to the judge. */
  sending: boolean;
  online: boolean;
  /** The program in the editor. */
  current: CodeAnswer;
  programs: Loaded<readonly SubmittedCode[]>;
  onPrograms: () => void;
  /** Absent when the answer is read-only. */
  onRestore: ((program: CodeAnswer) => void) | undefined;
  /** Explains errors; null to show them as they are. */
  help: CodeHelp | null;
  /** Shown above the submissions: why the last one was refused. */
  notice?: ReactNode;
  /** Additional content under the selected submission. */
  /** Above the test cases. */
  above?: ((one: SubmissionView) => ReactNode) | undefined;
  below?: ((one: SubmissionView) => ReactNode) | undefined;
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: 12px ${theme.space[16]} ${theme.space[16]};

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    min-height: 30px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='head'] > b {
    color: ${theme.color.ink};
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.bold};
  }
  ol[data-part='history'] {
    border-top: 1px solid ${theme.color.line};
    list-style: none;
  }
  ol[data-part='history'] button {
    appearance: none;
    display: grid;
    grid-template-columns: 4.5em 6.5em 5.5em 4em minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 40px;
    padding: 4px 8px;
    border: 0;
    border-bottom: 1px solid ${theme.color.line};
    background: none;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    text-align: left;
    cursor: pointer;
  }
  ol[data-part='history'] button:hover {
    background: ${theme.color.sunken};
  }
  ol[data-part='history'] button[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.ink};
  }
  ol[data-part='history'] button > :nth-child(3) {
    text-align: right;
  }
  ol[data-part='history'] time {
    justify-self: end;
  }

  @container (max-width: 480px) {
    ol[data-part='history'] button {
      grid-template-columns: auto auto 1fr auto;
      min-height: ${theme.control.touch};
    }
    ol[data-part='history'] button > :nth-child(4) {
      display: none;
    }
  }

  ${media.touch} {
    ol[data-part='history'] button {
      min-height: ${theme.control.touch};
    }
  }
`;

const scoreOf = (one: SubmissionView): string => `${formatPoints(one.points ?? 0)} / ${formatPoints(one.maxPoints)}`;

const Head = ({ one, no, stale }: { one: SubmissionView; no: number; stale: boolean }) => (
  <p data-part="head" role="status">
    {one.state === 'done' ? (
      <>
        {one.verdict && <Verdict verdict={one.verdict} />}
        <b>{scoreOf(one)}</b>
        {one.verdict !== 'CE' && measureTexts(one).map((text) => <span key={text}>{text}</span>)}
        {stale && <Tag>代码已改动</Tag>}
      </>
    ) : (
      <>
        <Spinner size={16} />
        {one.state === 'queued' ? '正在排队评测' : `正在评测 ${one.doneCases} / ${one.totalCases}`}
      </>
    )}
    <span>
      第 {no} 次提交 {secondText(one.createdAt)}
    </span>
  </p>
);

const Sending = ({ online }: { online: boolean }) => (
  <p data-part="head" role="status">
    {online ? <Spinner size={16} /> : <Icon name="offline" size={16} />}
    {online ? '正在提交' : '已离线，联网后自动提交'}
  </p>
);

/** The scored submissions of a question: details of the newest or the selected one, and a list of all. */
export const SubmitPanel = (props: SubmitPanelProps) => {
  const { submissions, count, sending, online, current, programs, help, onPrograms, onRestore, notice, above, below } =
    props;
  const [reading, setReading] = useState(false);
  const newestId = submissions[0]?.id;
  // A selection lasts until a newer submission arrives, which the student is waiting for.
  const [picked, setPicked] = useState<{ id: string; newestId: string | undefined } | null>(null);
  const pickedPlace = submissions.findIndex((one) => one.id === picked?.id);
  const place = picked?.newestId === newestId ? Math.max(0, pickedPlace) : 0;
  const shown = submissions[place];
  if (!shown)
    return (
      <Root>
        {notice}
        {sending ? (
          <Sending online={online} />
        ) : (
          <p data-part="head">还没有提交。提交后马上评测，显示每个测试点的结果，可以多次提交。</p>
        )}
      </Root>
    );
  return (
    <Root>
      {notice}
      {sending ? (
        <Sending online={online} />
      ) : (
        <Head one={shown} no={count - place} stale={place === 0 && isStale(shown, current)} />
      )}
      {shown.state === 'judging' && (
        <ProgressBar
          label="评测进度"
          value={shown.doneCases}
          max={shown.totalCases}
          valueText={`${shown.doneCases} / ${shown.totalCases} 个测试点`}
        />
      )}
      {shown.compileMessage !== '' && (
        <ProgramMessage
          key={shown.id}
          title="编译信息"
          text={shown.compileMessage}
          language={shown.language}
          help={help}
          source={isStale(shown, current) ? null : current.code}
        />
      )}
      {above?.(shown)}
      {shown.verdict !== 'CE' && shown.state !== 'queued' && <CaseGrid submission={shown} />}
      {below?.(shown)}
      {submissions.length > 1 && (
        <ol data-part="history" aria-label="提交记录">
          {submissions.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one.id === shown.id}
                onClick={() => setPicked({ id: one.id, newestId })}
              >
                <span>第 {count - index} 次</span>
                <span>{one.verdict ? <Verdict verdict={one.verdict} /> : '评测中'}</span>
                <span>{one.points === null ? '' : scoreOf(one)}</span>
                <span>{LANGUAGES[one.language].label}</span>
                <time dateTime={one.createdAt}>{secondText(one.createdAt)}</time>
              </button>
            </li>
          ))}
        </ol>
      )}
      <Button
        size="s"
        icon="document"
        onClick={() => {
          onPrograms();
          setReading(true);
        }}
      >
        查看和对比代码
      </Button>
      <Dialog open={reading} onClose={() => setReading(false)} size="l" title="提交过的代码">
        <Load of={programs} name="提交过的代码" onRetry={onPrograms}>
          {(all) => (
            <SubmissionCodes
              submissions={all}
              countedId={null}
              firstId={shown.id}
              current={{ name: '编辑器里的代码', answer: current }}
              onRestore={
                onRestore &&
                ((program) => {
                  onRestore(program);
                  setReading(false);
                })
              }
            />
          )}
        </Load>
      </Dialog>
    </Root>
  );
};
