import type { Answer } from '@aosai/api/questions/answers';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnswerSheet } from '../../AnswerSheet/AnswerSheet.tsx';
import { answerText } from '@aosai/api/questions/answerText';
import { choose } from '../../../../patterns/QuestionBody/choose.ts';
import { QuestionBody } from '../../../../patterns/QuestionBody/QuestionBody.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { KeyHints } from './KeyHints.tsx';
import { useRoomKeys } from './useRoomKeys.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';
import { FALSE_OPTION, SINGLE, TRUE_FALSE, TRUE_OPTION } from '@aosai/api/questions/kinds';

const nothingMore = { points: 0, title: null, blankCount: 0, programming: null } as const;

/** Questions to try the room with; they are not scored. */
const PRACTICE: readonly [RoomQuestion, RoomQuestion] = [
  {
    ...nothingMore,
    id: 'practice1',
    no: 1,
    type: SINGLE,
    stemHtml: '<p>在 C++ 中，表达式 <code>7 / 2</code> 的值是（　　）。</p>',
    options: [
      { id: 'A', html: '<p>3</p>' },
      { id: 'B', html: '<p>3.5</p>' },
      { id: 'C', html: '<p>4</p>' },
      { id: 'D', html: '<p>1</p>' },
    ],
  },
  {
    ...nothingMore,
    id: 'practice2',
    no: 2,
    type: TRUE_FALSE,
    stemHtml: '<p>交卷以前，已经作答的题可以随时修改。</p>',
    options: [
      { id: TRUE_OPTION, html: '<p>正确</p>' },
      { id: FALSE_OPTION, html: '<p>错误</p>' },
    ],
  },
];

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
    font-size: ${theme.text.dense};
  }
  header button[data-flagged='true'] {
    color: ${theme.color.seal};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const sayingOf = (question: RoomQuestion, answer: Answer | null): string =>
  answer === null
    ? '还没有作答。点选项，或按它的字母键。'
    : `你选了 ${answerText(question.options, answer)}。考试中每次改动都马上保存，交卷前可以随时改。`;

interface Tried {
  answer: Answer | null;
  flagged: boolean;
}

const UNTOUCHED: Tried = { answer: null, flagged: false };

/** Practice questions to try answering, undoing, flagging and turning pages; nothing is scored. */
export const Practice = () => {
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({});
  const [currentId, setCurrentId] = useState(PRACTICE[0].id);
  const question = PRACTICE.find(({ id }) => id === currentId) ?? PRACTICE[0];
  const of = (id: string) => tried[id] ?? UNTOUCHED;
  const { answer, flagged } = of(question.id);
  const change = (to: Partial<Tried>) => setTried({ ...tried, [question.id]: { ...of(question.id), ...to } });

  useRoomKeys((key) => {
    switch (key.kind) {
      case 'previous':
        return setCurrentId(PRACTICE[0].id);
      case 'next':
        return setCurrentId(PRACTICE[1].id);
      case 'flag':
        return change({ flagged: !flagged });
      case 'choose': {
        const option = question.options[key.place];
        return option && change({ answer: choose(question, answer, option.id) });
      }
      case 'part':
      case 'run':
        return undefined;
      default:
        return key satisfies never;
    }
  });

  return (
    <Root>
      <div>
        <header>
          <p>
            <KeyHints question={question} />
          </p>
          <Button
            variant="ghost"
            size="s"
            icon="flag"
            data-flagged={flagged}
            onClick={() => change({ flagged: !flagged })}
          >
            {flagged ? '已标记' : '标记'}
          </Button>
        </header>
        <QuestionBody
          key={question.id}
          question={question}
          answer={answer}
          onAnswer={(next) => change({ answer: next })}
        />
        <p role="status">{sayingOf(question, answer)}</p>
      </div>
      <AnswerSheet
        sections={[
          {
            name: '练习',
            note: '不计分',
            cells: PRACTICE.map(({ id, no }) => ({
              id,
              no,
              answered: of(id).answer !== null,
              flagged: of(id).flagged,
              unsaved: false,
            })),
          },
        ]}
        currentId={question.id}
        onGo={setCurrentId}
      />
    </Root>
  );
};
