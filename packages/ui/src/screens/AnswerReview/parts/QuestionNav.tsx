import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { MARK_WORDS, markOf, scoreWords, type ReviewedQuestion, type ReviewMark } from '../reviewedQuestion.ts';

export type ReviewFilter = 'all' | 'missed';

export interface QuestionNavProps {
  questions: readonly ReviewedQuestion[];
  currentId: string;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  onGo: (id: string) => void;
}

const SIGNS = { full: '✓', part: '◐', none: '✗', open: '…' } as const satisfies Record<ReviewMark, string>;

const FILTERS = [
  { value: 'all', label: '全部' },
  { value: 'missed', label: '失分' },
] as const;

const Root = styled.nav`
  display: grid;
  align-content: start;
  gap: ${theme.space[16]};
  min-width: 0;

  > ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
    gap: 6px;
    list-style: none;
  }
  button {
    appearance: none;
    width: 100%;
    min-height: ${theme.control.medium};
    padding: 2px 4px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button[data-mark='full'] {
    border-color: transparent;
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  button[data-mark='part'] {
    border-color: transparent;
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  button[data-mark='none'] {
    border-color: transparent;
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  button[data-mark='open'] {
    border-style: dashed;
    border-color: ${theme.color.lineStrong};
  }
  button[aria-current='true'] {
    font-weight: ${theme.weight.bold};
    box-shadow:
      0 0 0 2px ${theme.color.surface},
      0 0 0 4px ${theme.color.primary};
  }
  > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }

  ${media.touch} {
    button {
      min-height: ${theme.control.touch};
    }
  }
`;

/** All answers of the attempt by number, sign and colour. */
export const QuestionNav = ({ questions, currentId, filter, onFilter, onGo }: QuestionNavProps) => (
  <Root aria-label="题目">
    <Segmented label="显示哪些题" size="s" options={FILTERS} value={filter} onChange={onFilter} />
    {questions.length === 0 ? (
      <p>没有失分的题。</p>
    ) : (
      <ol>
        {questions.map((question) => {
          const mark = markOf(question);
          return (
            <li key={question.id}>
              <button
                type="button"
                data-mark={mark}
                aria-current={question.id === currentId ? 'true' : undefined}
                aria-label={`第 ${question.no} 题，${MARK_WORDS[mark]}，${scoreWords(question)}`}
                onClick={() => onGo(question.id)}
              >
                {question.no} {SIGNS[mark]}
              </button>
            </li>
          );
        })}
      </ol>
    )}
  </Root>
);
