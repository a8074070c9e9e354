import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { hiddenCss } from '../../../primitives/VisuallyHidden/hiddenCss.ts';
import { cellCss } from './cellCss.ts';
import { cellName, countCells, type SheetSection } from './sheetCell.ts';

export type { SheetCell, SheetSection } from './sheetCell.ts';

export interface AnswerSheetProps {
  sections: readonly SheetSection[];
  currentId: string | null;
  onGo: (questionId: string, part?: number) => void;
}

const Root = styled.nav`
  display: grid;
  align-content: start;
  gap: ${theme.space[20]};
  font-variant-numeric: tabular-nums;

  > h2 {
    ${hiddenCss}
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > p b {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: 10px;
    margin-bottom: ${theme.space[8]};
  }
  h3 > span {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(34px, 1fr));
    gap: 6px;
    list-style: none;
  }
  button {
    ${cellCss}
  }
  li[data-group='true'] {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(28px, 1fr));
    gap: 6px;
  }
  li[data-group='true'] + li {
    margin-top: ${theme.space[8]};
  }
  li[data-group='true'] > button:first-child {
    grid-column: 1 / -1;
    grid-auto-flow: column;
    justify-content: space-between;
    padding-inline: 12px;
  }
  /* The name of the button says it in words; as text it would have to be part of the name. */
  li[data-group='true'] > button:first-child::before {
    content: attr(data-done);
    order: 1;
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.regular};
  }
  li[data-group='true'] > button + button {
    min-height: 28px;
    border-radius: ${theme.radius.tag};
    font-size: ${theme.text.tiny};
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    gap: 8px 16px;
    padding-top: ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
    list-style: none;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
  }
  > ul > li {
    display: flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }
  > ul i {
    ${cellCss}
    width: 16px;
    height: 16px;
    min-height: 0;
    border-radius: 3px;
  }
  > ul i::after {
    border-width: 4px;
    border-top-right-radius: 2px;
  }

  ${media.touch} {
    ol,
    li[data-group='true'] {
      grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    }
    li[data-group='true'] > button + button {
      min-height: ${theme.control.touch};
    }
    > ul i {
      min-height: 0;
    }
  }
`;

const LEGEND = [
  { word: '未答', state: {} },
  { word: '已答', state: { 'data-answered': true } },
  { word: '标记', state: { 'data-flagged': true } },
  { word: '未保存', state: { 'data-unsaved': true } },
  { word: '当前', state: { 'data-current': true } },
] as const;

/** Moves the focus to the new current question while the focus is inside the sheet. */
const followFocus = (current: HTMLButtonElement | null): void => {
  if (current?.closest('nav')?.contains(document.activeElement)) current.focus();
};

/**
 * An overview of all questions with five states by shape and colour; each cell opens its question. One tab stop; arrow
 * keys change the question.
 */
export const AnswerSheet = ({ sections, currentId, onGo }: AnswerSheetProps) => {
  const titleId = useId();
  const { answered, open, flagged } = countCells(sections);
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>答题卡</h2>
      <p>
        <span>
          已答 <b>{answered}</b>
        </span>
        <span>
          未答 <b>{open}</b>
        </span>
        <span>
          标记 <b>{flagged}</b>
        </span>
      </p>
      {sections.map((section) => (
        <section key={section.cells[0]?.id ?? section.name} aria-label={section.name}>
          <h3>
            {section.name}
            <span>{section.note}</span>
          </h3>
          <ol>
            {section.cells.map((cell) => (
              <li key={cell.id} data-group={cell.parts !== undefined}>
                <button
                  type="button"
                  ref={cell.id === currentId ? followFocus : undefined}
                  tabIndex={cell.id === currentId || currentId === null ? 0 : -1}
                  aria-label={cellName(cell)}
                  aria-current={cell.id === currentId ? 'true' : undefined}
                  data-current={cell.id === currentId}
                  data-answered={cell.answered}
                  data-flagged={cell.flagged}
                  data-unsaved={cell.unsaved}
                  data-done={cell.parts && `${cell.parts.filter(Boolean).length} / ${cell.parts.length}`}
                  onClick={() => onGo(cell.id)}
                >
                  {cell.no}
                </button>
                {cell.parts?.map((answeredPart, place) => (
                  <button
                    // A part has no id but its position, which never changes.
                    key={`${cell.id}.${place + 1}`}
                    type="button"
                    tabIndex={-1}
                    aria-label={`小题 ${cell.no}.${place + 1}，${answeredPart ? '已答' : '未答'}`}
                    data-answered={answeredPart}
                    onClick={() => onGo(cell.id, place)}
                  >
                    {place + 1}
                  </button>
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <ul aria-hidden>
        {LEGEND.map(({ word, state }) => (
          <li key={word}>
            <i {...state} />
            {word}
          </li>
        ))}
      </ul>
    </Root>
  );
};
