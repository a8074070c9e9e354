import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toneIcons } from '../Alert/toneIcons.ts';
import type { Toast, ToastEnd } from './toastStore.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(6px); }
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: 10px;
  padding: 10px 8px 10px 12px;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.float};
  animation: ${arrive} ${theme.motion.calm} ${theme.motion.ease};
  pointer-events: auto;

  > i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
  &[data-tone='ok'] > i {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  &[data-tone='warn'] > i {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-tone='bad'] > i {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  strong {
    display: block;
    padding: 1px 0;
    font-weight: ${theme.weight.medium};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  [data-part='action'] {
    margin: 6px 0 2px;
  }
  > button {
    margin: -2px 0;
  }
`;

export interface ToastItemProps {
  toast: Toast;
  onDismiss: (id: string, end?: ToastEnd) => void;
}

/** One toast. Its time runs only while it is on screen and has neither pointer nor focus. */
export const ToastItem = ({ toast, onDismiss }: ToastItemProps) => {
  const [held, setHeld] = useState(false);
  const { id, durationMs } = toast;

  useEffect(() => {
    if (held || durationMs === null) return undefined;
    const timer = setTimeout(() => onDismiss(id, 'over'), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs, onDismiss]);

  return (
    <Root
      data-tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <i aria-hidden>
        <Icon name={toneIcons[toast.tone]} />
      </i>
      <div role={toast.tone === 'bad' ? 'alert' : 'status'}>
        <strong>{toast.title}</strong>
        {toast.text !== undefined && <p>{toast.text}</p>}
        {toast.action && (
          <div data-part="action">
            <Button
              size="s"
              onClick={() => {
                toast.action?.onClick();
                onDismiss(id);
              }}
            >
              {toast.action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton icon="close" label="关闭提示" size="s" onClick={() => onDismiss(id)} />
    </Root>
  );
};
