import { type LineNote, REVIEW_LIMITS } from '@aosai/api/exams/teaching';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { theme } from '../../tokens/theme.ts';

export interface LineNotesProps {
  line: number;
  /** Notes on this line. */
  notes: readonly LineNote[];
  isEdited: boolean;
  /** Absent when the notes are read-only. */
  on?: { open: () => void; write: (text: string) => void; done: () => void; remove: () => void } | undefined;
}

const Root = styled.div`
  position: sticky;
  left: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[8]};
  align-items: start;
  width: min(100cqw, 640px);
  padding: 6px ${theme.space[12]} 8px 56px;

  > p {
    padding: 6px 10px;
    border-left: 3px solid ${theme.color.warn};
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > p + p,
  > textarea {
    grid-column: 1;
  }
  > textarea {
    min-height: 60px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]};
  }
  &[data-edited='true'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr);
    padding-left: ${theme.space[12]};
  }
`;

/** The notes under a line, or the box in which a note is written. */
export const LineNotes = ({ line, notes, isEdited, on }: LineNotesProps) => {
  const text = notes.map((note) => note.text).join('\n');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isEdited) field.current?.focus();
  }, [isEdited]);
  if (isEdited && on)
    return (
      <Root data-edited>
        <Textarea
          ref={field}
          rows={2}
          maxLength={REVIEW_LIMITS.lineNote}
          aria-label={`第 ${line} 行的批注`}
          placeholder="写给学生看的话，最多 200 字"
          value={text}
          onChange={(event) => on.write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            if (text.trim() === '') on.remove();
            else on.done();
          }}
        />
        <div>
          <Button size="s" onClick={text.trim() === '' ? on.remove : on.done}>
            完成
          </Button>
          <Button size="s" variant="ghost" onClick={on.remove}>
            删除批注
          </Button>
        </div>
      </Root>
    );
  if (notes.length === 0) return null;
  return (
    <Root role="note" aria-label={`第 ${line} 行的批注`}>
      <p>{text}</p>
      {on && (
        <div>
          <Button size="s" variant="ghost" onClick={on.open}>
            修改
          </Button>
          <Button size="s" variant="ghost" onClick={on.remove}>
            删除
          </Button>
        </div>
      )}
    </Root>
  );
};
