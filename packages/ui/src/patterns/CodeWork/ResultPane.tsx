import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CodeHelp } from './codeWork.ts';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { theme } from '../../tokens/theme.ts';
import type { Loaded } from '../Load/Load.tsx';
import type { CodeAnswer } from '../SubmissionCodes/SubmissionCodes.tsx';
import { SubmitPanel } from './SubmitPanel.tsx';
import { isStale } from './isStale.ts';
import type { TrialInput } from './trialInput.ts';
import { TrialPanel } from './TrialPanel.tsx';
import type { SubmissionView, SubmittedCode } from '@aosai/api/judging/submissionViews.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export type ResultTab = 'trial' | 'submit';

export interface ResultPaneProps {
  question: RoomQuestion;
  tab: ResultTab;
  /** Inside other tabs: shows a small switch instead of a second row of tabs. */
  nested: boolean;
  /** Only `ioi` papers have scored submissions. */
  scored: boolean;
  input: TrialInput;
  trials: readonly SubmissionView[];
  submissions: readonly SubmissionView[];
  submitCount: number;
  trialSending: boolean;
  submitSending: boolean;
  online: boolean;
  /** The program in the editor. */
  current: CodeAnswer;
  programs: Loaded<readonly SubmittedCode[]>;
  /** Explains errors; null to show them as they are. */
  help: CodeHelp | null;
  refused: string | null;
  onTab: (tab: ResultTab) => void;
  onInput: (input: TrialInput) => void;
  onRun: () => void;
  onPrograms: () => void;
  onRestore: ((program: CodeAnswer) => void) | undefined;
  notice?: ReactNode;
  above?: ((one: SubmissionView) => ReactNode) | undefined;
  below?: ((one: SubmissionView) => ReactNode) | undefined;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  background: ${theme.color.surface};

  > [role='tablist'] {
    flex: none;
    padding-inline: ${theme.space[16]};
  }
  > [data-part='switch'] {
    flex: none;
    padding: 12px ${theme.space[16]} 0;
  }
  > [data-part='switch'] > div {
    display: flex;
  }
  > [data-part='switch'] label {
    flex: 1;
  }
  > [data-part='content'],
  > [role='tabpanel'] {
    flex: 1;
    min-height: 0;
    overflow: auto;
    outline: none;
  }
`;

/** Results of the code: trial runs and, in papers with feedback, scored submissions. */
export const ResultPane = (props: ResultPaneProps) => {
  const { question, tab, scored, submissions, submitCount, onTab } = props;
  const trial = (
    <TrialPanel
      question={question}
      input={props.input}
      latest={props.trials[0]}
      stale={props.trials[0] !== undefined && isStale(props.trials[0], props.current)}
      help={props.help}
      code={props.current.code}
      sending={props.trialSending}
      refused={props.refused}
      touch={props.nested}
      onInput={props.onInput}
      onRun={props.onRun}
    />
  );
  const shown = scored ? tab : 'trial';
  const content =
    shown === 'submit' ? (
      <SubmitPanel
        key={question.id}
        submissions={submissions}
        count={submitCount}
        sending={props.submitSending}
        online={props.online}
        current={props.current}
        programs={props.programs}
        help={props.help}
        onPrograms={props.onPrograms}
        onRestore={props.onRestore}
        notice={props.notice}
        above={props.above}
        below={props.below}
      />
    ) : (
      trial
    );
  if (props.nested)
    return (
      <Root aria-label="运行与评测结果">
        {scored && (
          <div data-part="switch">
            <Segmented
              label="结果"
              value={shown}
              options={[
                { value: 'trial', label: '自测结果' },
                { value: 'submit', label: submitCount > 0 ? `提交记录 ${submitCount}` : '提交记录' },
              ]}
              onChange={onTab}
            />
          </div>
        )}
        <div data-part="content">{content}</div>
      </Root>
    );
  return (
    <Root aria-label="运行与评测结果">
      <Tabs
        label="结果"
        value={shown}
        tabs={[
          { id: 'trial', label: '自测结果' },
          ...(scored ? [{ id: 'submit', label: '提交记录', ...(submitCount > 0 ? { count: submitCount } : {}) }] : []),
        ]}
        onChange={(id) => onTab(id === 'submit' ? 'submit' : 'trial')}
      >
        {content}
      </Tabs>
    </Root>
  );
};
