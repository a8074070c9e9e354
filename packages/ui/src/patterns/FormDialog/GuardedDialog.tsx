import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface GuardedDialogProps {
  title: ReactNode;
  description?: ReactNode;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Saving is running, so the dialog cannot be closed. */
  pending: boolean;
  /** There are unsaved changes. */
  isDirty: boolean;
  /** The button that saves. The dialog renders 取消 itself. */
  submit: ReactNode;
  /** Button in place of 取消, such as 返回修改; null for none. */
  back?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const Guard = styled.div`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[12]};

  > p {
    flex: 1 1 9em;
    color: ${theme.color.warn};
    font-weight: ${theme.weight.medium};
  }

  ${media.narrow} {
    > p {
      flex-basis: 100%;
    }
    > button {
      flex: 1;
    }
  }
`;

/** A dialog that asks before Esc, a click outside or the browser's back button discards unsaved changes. */
export const GuardedDialog = (props: GuardedDialogProps) => {
  const { title, description, size = 'm', pending, isDirty, submit, back, onClose, children } = props;
  const [hasAsked, setLeaving] = useState(false);
  const isLeaving = hasAsked && isDirty;
  useLeaveGuard(isDirty, () => setLeaving(true));
  const leave = () => {
    if (isLeaving) setLeaving(false);
    else if (isDirty) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      open
      size={size}
      title={title}
      dismissible={!pending}
      onClose={leave}
      {...(description === undefined ? {} : { description })}
      footer={
        isLeaving ? (
          <Guard>
            <p role="alert">有内容还没有保存。</p>
            <Button variant="danger" onClick={onClose}>
              放弃修改
            </Button>
            <Button ref={(button) => button?.focus()} onClick={() => setLeaving(false)}>
              继续填写
            </Button>
          </Guard>
        ) : (
          <>
            {back === undefined ? (
              <Button disabled={pending} onClick={leave}>
                取消
              </Button>
            ) : (
              back
            )}
            {submit}
          </>
        )
      }
    >
      {children}
    </Dialog>
  );
};
