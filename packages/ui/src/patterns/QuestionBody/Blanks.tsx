import type { Answer } from '@aosai/api/questions/answers';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

export interface BlanksProps {
  count: number;
  answer: Answer | null;
  readOnly: boolean;
  onAnswer: (answer: Answer | null) => void;
}

const LONGEST_CHARS = 500;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[16]};
`;

/** A text box for each blank of a fill question. */
export const Blanks = ({ count, answer, readOnly, onAnswer }: BlanksProps) => {
  const given = answer?.kind === 'text' ? answer.texts : [];
  const blanks = Array.from({ length: count }, (_, place) => ({ no: place + 1, text: given[place] ?? '' }));
  const change = (no: number, text: string) => {
    const texts = blanks.map((blank) => (blank.no === no ? text : blank.text));
    onAnswer(texts.every((one) => one === '') ? null : { kind: 'text', texts });
  };
  return (
    <Root>
      {blanks.map((blank) => (
        <Field key={blank.no} label={count > 1 ? `第 ${blank.no} 空` : '你的答案'}>
          <TextInput
            value={blank.text}
            readOnly={readOnly}
            maxLength={LONGEST_CHARS}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => change(blank.no, event.target.value)}
          />
        </Field>
      ))}
    </Root>
  );
};
