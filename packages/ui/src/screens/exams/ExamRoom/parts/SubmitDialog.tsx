import { styled } from 'styled-components';
import { cellCss } from '../../AnswerSheet/cellCss.ts';
import type { SheetCell } from '../../AnswerSheet/AnswerSheet.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { RoomWords } from './roomWords.ts';

export interface SubmitDialogProps {
  open: boolean;
  cells: readonly SheetCell[];
  words: RoomWords;
  /** Questions whose program is too long to be saved. */
  tooLargeIds: readonly string[];
  onGo: (questionId: string) => void;
  onConfirm: () => void;
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
  }
  section > p {
    margin-bottom: ${theme.space[8]};
    font-weight: ${theme.weight.medium};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    gap: ${theme.space[8]};
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  ol button {
    ${cellCss}
    min-height: 40px;
  }
`;

const Numbers = ({
  title,
  cells,
  onGo,
}: {
  title: string;
  cells: readonly SheetCell[];
  onGo: SubmitDialogProps['onGo'];
}) => (
  <section aria-label={title}>
    <p>{title}</p>
    <ol>
      {cells.map((cell) => (
        <li key={cell.id}>
          <button
            type="button"
            aria-label={`去第 ${cell.no} 题`}
            data-answered={cell.answered}
            data-flagged={cell.flagged}
            onClick={() => onGo(cell.id)}
          >
            {cell.no}
          </button>
        </li>
      ))}
    </ol>
  </section>
);

/** Last confirmation before hand-in: lists open and flagged questions, each number linking to its question. */
export const SubmitDialog = ({ open, cells, words, tooLargeIds, onGo, onConfirm, onClose }: SubmitDialogProps) => {
  const unanswered = cells.filter((cell) => !cell.answered);
  const isPartly = unanswered.some(({ parts = [] }) => parts.includes(true));
  const flagged = cells.filter((cell) => cell.flagged);
  const tooLarge = cells.filter((cell) => tooLargeIds.includes(cell.id));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.askTitle}
      description={words.askText}
      footer={
        <>
          <Button onClick={onClose}>{words.goOn}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Body>
        {tooLarge.length > 0 && (
          <Numbers title={`程序超过 64 KB，没有保存，现在${words.handIn}不会带上它`} cells={tooLarge} onGo={onGo} />
        )}
        {unanswered.length === 0 && <p>{cells.length} 题都已作答。</p>}
        {unanswered.length > 0 && (
          <Numbers
            title={`${isPartly ? '未答或未答完' : '未答'} ${unanswered.length} 题`}
            cells={unanswered}
            onGo={onGo}
          />
        )}
        {flagged.length > 0 && <Numbers title={`标记 ${flagged.length} 题`} cells={flagged} onGo={onGo} />}
      </Body>
    </Dialog>
  );
};
