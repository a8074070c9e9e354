import { useState, type ReactNode } from 'react';
import { screen } from 'storybook/test';
import { DialogDrafts } from '../patterns/FormDialog/dialogDraft.ts';
import { Button } from '../primitives/Button/Button.tsx';

interface LeavingPageProps {
  /** Kept of the dialog 新建班级 from last time. */
  draft?: string | undefined;
  onClose: () => void;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A page that keeps drafts: the dialog can be closed without its button, as by going back, and opened again. */
export const LeavingPage = ({ draft, onClose, children }: LeavingPageProps) => {
  const [drafts] = useState(() => new Map(draft === undefined ? [] : [['新建班级', draft]]));
  const [isOpen, setOpen] = useState(true);
  const placeOf = (title: string) => ({
    read: () => drafts.get(title) ?? null,
    write: (text: string) => void drafts.set(title, text),
    remove: () => void drafts.delete(title),
  });
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <DialogDrafts value={placeOf}>
      <Button onClick={() => setOpen(!isOpen)}>离开或回来</Button>
      {children(isOpen, close)}
    </DialogDrafts>
  );
};
/** Leaves the page of the dialog as by going back, or returns to it. */
export const leaveOrReturn = async (): Promise<void> =>
  screen.getByRole('button', { name: '离开或回来', hidden: true }).click();
