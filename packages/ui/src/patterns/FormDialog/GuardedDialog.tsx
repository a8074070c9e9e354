import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { DialogDraft } from './dialogDraft.ts';
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
  /** The kept draft of the dialog's content; `clear` sets the content back to its initial values. */
  draft?: Pick<DialogDraft<never>, 'isRestored' | 'drop'> & { clear: () => void };
  onClose: () => void;
  children: ReactNode;
}

const Restored = styled.p`
  margin-bottom: ${theme.space[12]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};

  > button {
    padding: 0 2px;
    color: ${theme.color.primary};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${media.touch} {
    > button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

/** The first field that was refused, or else the refusal itself. */
const refusalIn = (body: Element | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  body?.querySelector<HTMLElement>('[role="alert"]') ??
  null;

/** Scrolls what was refused into view and focuses it: a long dialog is sent from its end. */
function useRefusalInView(pending: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const wasPending = useRef(pending);
  const show = () => {
    const refusal = refusalIn(body.current);
    if (!refusal) return;
    refusal.scrollIntoView({ block: 'center' });
    if (refusal.role === 'alert') refusal.tabIndex = -1;
    refusal.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (tries > 0) show();
  }, [tries]);
  useEffect(() => {
    if (wasPending.current && !pending) show();
    wasPending.current = pending;
  }, [pending]);
  return { body, tried: () => setTries((before) => before + 1) };
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

/**
 * A dialog that asks before Esc, a click outside or the browser's back button discards unsaved changes, and that shows
 * what was refused. Its draft, if it keeps one, is offered with a way to begin again.
 */
export const GuardedDialog = (props: GuardedDialogProps) => {
  const { title, description, size = 'm', pending, isDirty, submit, back, draft, onClose, children } = props;
  const [hasAsked, setLeaving] = useState(false);
  const isLeaving = hasAsked && isDirty;
  useLeaveGuard(isDirty, () => setLeaving(true));
  const { body, tried } = useRefusalInView(pending);
  const discard = () => {
    draft?.drop();
    onClose();
  };
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
            <Button variant="danger" onClick={discard}>
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
      {/* `submit` of a form in the dialog rises to here. */}
      <div ref={body} onSubmit={tried}>
        {draft?.isRestored && isDirty && (
          <Restored role="status">
            已恢复上次没有填完的内容 ·{' '}
            <button
              type="button"
              onClick={() => {
                draft.drop();
                draft.clear();
              }}
            >
              清空
            </button>
          </Restored>
        )}
        {children}
      </div>
    </Dialog>
  );
};
