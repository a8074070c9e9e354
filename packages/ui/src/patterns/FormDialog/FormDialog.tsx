import { useId, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDialogDraft } from './dialogDraft.ts';
import { FormBody } from './FormBody.tsx';
import type { FormFailure, FormParts } from './formParts.ts';
import { GuardedDialog } from './GuardedDialog.tsx';

export type { FormFailure, FormParts } from './formParts.ts';

export interface FormDialogProps<Values extends FieldValues> {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  defaultValues: DefaultValues<Values>;
  /** Label of the submit button: 保存, 创建班级. */
  submitLabel: string;
  /** The action cannot be undone. */
  danger?: boolean;
  pending: boolean;
  failure?: FormFailure<Values> | null;
  size?: 's' | 'm' | 'l';
  /** A further way to submit, beside the main button: 存为草稿. Gets the same checked values. */
  other?: { label: string; submit: (values: Values) => void };
  children: (parts: FormParts<Values>) => ReactNode;
  on: { submit: (values: Values) => void; close: () => void };
}

const Body = <Values extends FieldValues>(props: Omit<FormDialogProps<Values>, 'open'>) => {
  const { title, description, submitLabel, danger = false, pending, size = 'm', other, on } = props;
  const isOther = useRef(false);
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const draft = useDialogDraft(title, props.defaultValues);
  const clear = useRef<() => void>(undefined);
  const onReady = (reset: () => void) => {
    clear.current = reset;
  };
  return (
    <GuardedDialog
      {...{ title, description, size, pending, isDirty }}
      draft={{ ...draft, clear: () => clear.current?.() }}
      onClose={on.close}
      submit={
        <>
          {other && (
            <Button
              disabled={pending}
              onClick={() => {
                isOther.current = true;
                (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
              }}
            >
              {other.label}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            loading={pending}
            onClick={() => {
              isOther.current = false;
            }}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormBody
        id={formId}
        defaultValues={props.defaultValues}
        draft={draft}
        onReady={onReady}
        pending={pending}
        failure={props.failure ?? null}
        onDirty={setDirty}
        onSubmit={(values) => (isOther.current && other ? other.submit(values) : on.submit(values))}
      >
        {props.children}
      </FormBody>
    </GuardedDialog>
  );
};

/**
 * A form in a dialog. Closing asks before typed values are lost; leaving the page keeps them as a draft. The server's
 * objections are shown under their fields.
 */
export const FormDialog = <Values extends FieldValues>({ open, ...rest }: FormDialogProps<Values>) =>
  open ? <Body {...rest} /> : null;
