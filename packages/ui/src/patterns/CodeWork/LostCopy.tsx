import type { Answer } from '@aosai/api/questions/answers';
import { styled } from 'styled-components';
import { givenText } from '@aosai/api/questions/answerText';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { theme } from '../../tokens/theme.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export interface LostCopyProps {
  question: RoomQuestion;
  /** The answer this page had. */
  lost: Answer;
  /** The answer the server has and the page now shows. */
  kept: Answer | null;
  readOnly: boolean;
  onUseLost: () => void;
  onDismiss: () => void;
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[16]};
  border: 1px solid ${theme.color.bad};
  border-radius: ${theme.radius.control};
  background: ${theme.color.badSoft};
  font-size: ${theme.text.dense};

  > p {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 10px;
  }
  > p > svg {
    margin-top: 3px;
    color: ${theme.color.bad};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px ${theme.space[16]};
  }
  dt {
    color: ${theme.color.ink2};
  }
  dd {
    font-weight: ${theme.weight.medium};
  }
  pre {
    max-height: 180px;
    margin: 0;
    padding: 10px 12px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.code};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
    line-height: 1.55;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow: auto;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
`;

const plainText = (question: RoomQuestion, answer: Answer): string =>
  answer.kind === 'code' ? answer.code : givenText(question, answer);

/** Shown after a save conflict, which the server's version won: this page's version can be read, copied or restored. */
export const LostCopy = ({ question, lost, kept, readOnly, onUseLost, onDismiss }: LostCopyProps) => (
  <Root aria-label={`第 ${question.no} 题的冲突`}>
    <p>
      <Icon name="warning" />
      这道题在另一处改过，现在显示的是服务器上的版本。本页原来的答案还在下面。
    </p>
    <dl>
      <dt>服务器上的</dt>
      <dd>{givenText(question, kept)}</dd>
      <dt>本页原来的</dt>
      <dd>{lost.kind === 'code' ? <pre ref={scrollStop}>{lost.code}</pre> : givenText(question, lost)}</dd>
    </dl>
    <div>
      <CopyButton text={plainText(question, lost)} label="复制本页原来的答案" />
      <Button size="s" disabled={readOnly} onClick={onUseLost}>
        改用本页的答案
      </Button>
      <Button size="s" variant="ghost" onClick={onDismiss}>
        保留服务器上的
      </Button>
    </div>
  </Root>
);
