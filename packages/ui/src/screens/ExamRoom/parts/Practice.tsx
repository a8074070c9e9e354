import type { Answer } from '@aosai/api/domain/answers';
import { useState } from 'react';
import styled from 'styled-components';
import { AnswerSheet } from '../../../patterns/AnswerSheet/AnswerSheet.tsx';
import { answerText } from '../../../patterns/answerText/answerText.ts';
import { choose } from '../../../patterns/QuestionBody/choose.ts';
import { QuestionBody } from '../../../patterns/QuestionBody/QuestionBody.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { KeyHints } from './KeyHints.tsx';
import { PRACTICE } from './practiceQuestion.ts';
import { useRoomKeys } from './useRoomKeys.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 208px;
  gap: ${theme.space[24]};

  > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[12]};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  header p,
  [role='status'] {
    color: ${theme.color.ink2};
    font-size: 14px;
  }
  button[data-flagged='true'] {
    color: ${theme.color.seal};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const sayingOf = (answer: Answer | null): string =>
  answer === null
    ? '还没有作答。点选项，或按它的字母键。'
    : `你选了 ${answerText(PRACTICE.options, answer)}。考试中每次改动都马上保存，交卷前可以随时改。`;

/** Answering, taking back and flagging, tried out before they count. */
export const Practice = () => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [flagged, setFlagged] = useState(false);

  useRoomKeys((key) => {
    if (key.kind === 'flag') setFlagged(!flagged);
    const option = key.kind === 'choose' ? PRACTICE.options[key.place] : undefined;
    if (option) setAnswer(choose(PRACTICE, answer, option.id));
  });

  const cell = { id: PRACTICE.id, no: PRACTICE.no, answered: answer !== null, flagged, unsaved: false };
  return (
    <Root>
      <div>
        <header>
          <p>
            <KeyHints question={PRACTICE} />
          </p>
          <Button
            variant="ghost"
            size="s"
            icon="flag"
            data-flagged={flagged}
            aria-pressed={flagged}
            onClick={() => setFlagged(!flagged)}
          >
            {flagged ? '已标记' : '标记'}
          </Button>
        </header>
        <QuestionBody question={PRACTICE} answer={answer} onAnswer={setAnswer} />
        <p role="status">{sayingOf(answer)}</p>
      </div>
      <AnswerSheet
        sections={[{ name: '练习', note: '不计分', cells: [cell] }]}
        currentId={PRACTICE.id}
        onGo={() => undefined}
      />
    </Root>
  );
};
