import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 停止「滨海杯」模拟考试？ */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  consequence: ReactNode;
  /** The action itself, never 确定: 停止考试. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone: the button is red, and focus starts on cancel. */
  danger?: boolean;
  /** Text that must be typed first, for the most dangerous actions: the name of the exam. */
  typed?: string;
  pending?: boolean;
  /** Why the last try failed and what to do. */
  error?: string | null;
  /** Shown above the buttons, such as the progress of the action. */
  children?: ReactNode;
  on: { confirm: () => void; cancel: () => void };
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};

  &:empty {
    display: none;
  }
  code {
    padding: 1px 6px;
    border-radius: ${theme.radius.tag};
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
    font-family: inherit;
    user-select: all;
  }
`;

const Body = (props: Omit<ConfirmDialogProps, 'open'>) => {
  const { title, consequence, confirmLabel, cancelLabel = '取消', danger = false, typed, on } = props;
  const { pending = false, error = null } = props;
  const formId = useId();
  const backRef = useRef<HTMLButtonElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const isReady = typed === undefined || text.trim() === typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Keeps Enter from submitting a surrounding form as well.
    event.stopPropagation();
    if (isReady && !pending) on.confirm();
  };
  return (
    <Dialog
      open
      onClose={on.cancel}
      size="s"
      dismissible={!pending}
      title={title}
      description={consequence}
      {...(typed !== undefined ? { initialFocus: inputRef } : danger ? { initialFocus: backRef } : {})}
      footer={
        <>
          <Button ref={backRef} disabled={pending} onClick={on.cancel}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={pending}
            disabled={!isReady}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {error !== null && (
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        )}
        {props.children}
        {typed !== undefined && (
          <Field
            label={
              <>
                请输入 <code>{typed}</code> 以确认
              </>
            }
          >
            <TextInput
              ref={inputRef}
              autoComplete="off"
              spellCheck={false}
              value={text}
              readOnly={pending}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        )}
      </Form>
    </Dialog>
  );
};

/** Asks for confirmation before an action with consequences, naming the action. */
export const ConfirmDialog = ({ open, ...rest }: ConfirmDialogProps) => (open ? <Body {...rest} /> : null);
