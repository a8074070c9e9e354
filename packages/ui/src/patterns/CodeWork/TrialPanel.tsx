import { styled } from 'styled-components';
import type { CodeHelp } from './codeWork.ts';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { theme } from '../../tokens/theme.ts';
import { OWN_INPUT, type TrialInput } from './trialInput.ts';
import { TrialResult } from './TrialResult.tsx';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export interface TrialPanelProps {
  question: RoomQuestion;
  input: TrialInput;
  latest: SubmissionView | undefined;
  /** The program was changed after the run. */
  stale: boolean;
  /** A run is on its way to the judge. */
  sending: boolean;
  refused: string | null;
  /** Explains errors; null to show them as they are. */
  help: CodeHelp | null;
  /** The program in the editor. */
  code: string;
  /** On a phone, where there are no keyboard shortcuts. */
  touch: boolean;
  onInput: (input: TrialInput) => void;
  onRun: () => void;
}

const Root = styled.div`
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    padding: 12px ${theme.space[16]} ${theme.space[16]};
  }
  [data-part='input'] {
    display: grid;
    align-content: start;
    gap: ${theme.space[8]};
  }

  @container (min-width: 560px) {
    > div {
      grid-template-columns: minmax(180px, 2fr) minmax(0, 3fr);
    }
  }
`;

/** From this many samples on, a select replaces the row of buttons. */
const MANY_SAMPLES = 4;

/** Runs the program on a sample or on input of the student's, without a score. */
export const TrialPanel = (props: TrialPanelProps) => {
  const { question, input, latest, stale, sending, refused, touch, help, code, onInput, onRun } = props;
  const samples = question.programming?.samples ?? [];
  const options = [
    ...samples.map((sample, place) => ({ value: sample.id, label: `样例 ${place + 1}` })),
    { value: OWN_INPUT, label: '自己的输入' },
  ];
  const sample = samples.find((one) => one.id === input.choice);
  const choose = (choice: string) => onInput({ ...input, choice });
  return (
    <Root>
      <div>
        <div data-part="input">
          {samples.length >= MANY_SAMPLES ? (
            <Select
              size="s"
              aria-label="自测输入"
              value={input.choice}
              options={options}
              onChange={(event) => choose(event.target.value)}
            />
          ) : (
            <span>
              <Segmented label="自测输入" size="s" value={input.choice} options={options} onChange={choose} />
            </span>
          )}
          <Textarea
            code
            rows={4}
            aria-label={sample ? '样例的输入' : '自己的输入'}
            placeholder="程序要读入的内容"
            readOnly={sample !== undefined}
            value={sample ? sample.input : input.text}
            onChange={(event) => onInput({ ...input, text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              onRun();
            }}
          />
          {!sample && (
            <Textarea
              code
              rows={2}
              aria-label="期望输出"
              placeholder="期望输出，可以不填；填了就和实际输出对比"
              value={input.expected}
              onChange={(event) => onInput({ ...input, expected: event.target.value })}
            />
          )}
        </div>
        <TrialResult
          latest={latest}
          stale={stale}
          samples={samples}
          sending={sending}
          refused={refused}
          touch={touch}
          wanted={{ input: input.text, output: input.expected }}
          help={help}
          source={stale ? null : code}
        />
      </div>
    </Root>
  );
};
