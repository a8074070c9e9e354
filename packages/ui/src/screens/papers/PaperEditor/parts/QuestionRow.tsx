import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { CHECK_STATE, isFitCheck } from '@aosai/api/questions/bank';
import { QUESTION_KINDS, type QuestionType } from '@aosai/api/questions/kinds';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../../../../primitives/Menu/Menu.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { PointsInput } from '../../../../patterns/QuestionPicker/PointsInput.tsx';
import { DictWord } from '../../../../patterns/Dict/Dict.tsx';
import type { PaperQuestion } from '../paper.ts';
import { LookTitle } from './QuestionLook.tsx';
import { type Edge, useRowDrag } from './useRowDrag.ts';

export interface QuestionRowProps {
  no: number;
  question: PaperQuestion;
  /** The type that the section takes; null if it takes any type, and the row then shows that of the question. */
  accepts: QuestionType | null;
  readOnly: boolean;
  /** Whether to say that the question is open. */
  tellsOpen: boolean;
  /** Whether the row has been lifted by keyboard. */
  isLifted: boolean;
  /** Menu items to move the question elsewhere. */
  targets: MenuProps['items'];
  swapping: boolean;
  /** Title of the question that stood here before a swap; null if none did. */
  former: string | null;
  /** The text of the question if the row is open. */
  look: ReactNode;
  on: {
    look: () => void;
    /** Takes the former question back. */
    swapBack: () => void;
    key: (event: KeyboardEvent) => void;
    drop: (id: string, edge: Edge) => void;
    points: (points: number) => void;
    /** What was typed as points cannot be used. */
    wrongPoints: () => void;
    swap: () => void;
    remove: () => void;
    reportError: (() => void) | null;
    /** The handle has lost focus, which drops a lifted question. */
    blur: () => void;
  };
}

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 2.2em minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  &[data-lifted='true'] {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
    background: ${theme.color.primarySoft};
  }
  &[data-dragged='true'] {
    opacity: 0.5;
  }
  &[data-edge]::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    height: 2px;
    background: ${theme.color.primary};
    pointer-events: none;
  }
  &[data-edge='before']::after {
    top: -1px;
  }
  &[data-edge='after']::after {
    bottom: -1px;
  }
  @media (forced-colors: active) {
    &[data-edge]::after {
      background: Highlight;
    }
  }
  > [data-part='handle'] {
    appearance: none;
    width: 28px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.ink3};
    font-size: ${theme.text.heading};
    line-height: 1;
    cursor: grab;
    touch-action: none;
  }
  > [data-part='handle']:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }
  > b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  > [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[8]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > [data-part='points'] {
    width: 112px;
  }
  > [data-part='acts'] {
    display: flex;
    align-items: center;
  }
  > [data-part='look'] {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: auto 2em minmax(0, 1fr);

    > [data-part='points'] {
      grid-column: 2 / span 2;
      grid-row: 2;
    }
    > [data-part='acts'] {
      grid-column: 3;
      grid-row: 2;
      justify-content: flex-end;
    }
  }
  ${media.touch} {
    > [data-part='handle'] {
      width: ${theme.control.touch};
      height: ${theme.control.touch};
    }
  }
`;

const moveButton =
  (no: number): MenuProps['trigger'] =>
  (props) => <IconButton {...props} size="s" icon="more" label={`第 ${no} 题移到…`} />;

/** A question of the paper, with actions to move, swap, score and remove it. */
export const QuestionRow = ({
  no,
  question,
  accepts,
  readOnly,
  tellsOpen,
  isLifted,
  targets,
  swapping,
  former,
  look,
  on,
}: QuestionRowProps) => {
  const { id, title, type, difficulty, points, isUsable, check, isOpen, hasNewer } = question;
  const { isDragged, edge, handle, row } = useRowDrag({ id, type, accepts, onDrop: on.drop });
  return (
    <Root {...row} data-lifted={isLifted} data-dragged={isDragged} data-edge={edge ?? undefined}>
      {readOnly ? (
        <span />
      ) : (
        <button
          {...handle}
          type="button"
          data-part="handle"
          data-question={id}
          aria-label={`移动第 ${no} 题`}
          aria-pressed={isLifted}
          title="按住移动；或按空格提起，上下方向键移动"
          onKeyDown={on.key}
          onBlur={on.blur}
        >
          ⠿
        </button>
      )}
      <b>{no}</b>
      <div data-part="title">
        <LookTitle title={title} isOpen={look !== null} onClick={on.look} />
        {accepts === null && <Tag tone="primary">{QUESTION_KINDS[type].label}</Tag>}
        <Tag>
          <DictWord of={DIFFICULTY} value={difficulty} />
        </Tag>
        {!isUsable && <Tag tone="bad">不可用</Tag>}
        {!isFitCheck(check) && <Tag tone={CHECK_STATE.tone(check)}>{CHECK_STATE.label(check)}</Tag>}
        {isOpen && tellsOpen && <Tag tone="warn">学生可能见过</Tag>}
        {hasNewer && <Tag tone="primary">有新版本</Tag>}
      </div>
      <div data-part="points">
        <PointsInput
          label={`第 ${no} 题分值`}
          points={points}
          readOnly={readOnly}
          onChange={on.points}
          onWrong={on.wrongPoints}
        />
      </div>
      {!readOnly && (
        <div data-part="acts">
          {former !== null && (
            <Button
              size="s"
              variant="ghost"
              title={`换回「${former}」`}
              aria-label={`第 ${no} 题换回「${former}」`}
              onClick={on.swapBack}
            >
              换回
            </Button>
          )}
          <Button size="s" variant="ghost" loading={swapping} onClick={on.swap} aria-label={`给第 ${no} 题换一题`}>
            换一题
          </Button>
          <Menu
            placement="bottom-end"
            items={[
              ...targets,
              ...(on.reportError === null ? [] : [{ id: 'reportError', label: '报告错误', onSelect: on.reportError }]),
              { id: 'remove', label: '移出试卷', danger: true, onSelect: on.remove },
            ]}
            trigger={moveButton(no)}
          />
        </div>
      )}
      {look}
    </Root>
  );
};
