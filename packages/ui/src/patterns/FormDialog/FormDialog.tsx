import { useId, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FormBody } from './FormBody.tsx';
import type { FormFailure, FormParts } from './formParts.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

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
  children: (parts: FormParts<Values>) => ReactNode;
  on: { submit: (values: Values) => void; close: () => void };
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

const Body = <Values extends FieldValues>(props: Omit<FormDialogProps<Values>, 'open'>) => {
  const { title, description, submitLabel, danger = false, pending, size = 'm', on } = props;
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useLeaveGuard(isDirty, () => setLeaving(true));
  const leave = () => {
    if (isLeaving) setLeaving(false);
    else if (isDirty) setLeaving(true);
    else on.close();
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
            <Button variant="danger" onClick={on.close}>
              放弃修改
            </Button>
            <Button ref={(button) => button?.focus()} onClick={() => setLeaving(false)}>
              继续填写
            </Button>
          </Guard>
        ) : (
          <>
            <Button disabled={pending} onClick={leave}>
              取消
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} loading={pending}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <FormBody
        id={formId}
        defaultValues={props.defaultValues}
        pending={pending}
        failure={props.failure ?? null}
        onDirty={setDirty}
        onSubmit={on.submit}
      >
        {props.children}
      </FormBody>
    </Dialog>
  );
};

/**
 * A form in a dialog. Closing asks before typed values are lost, and the server's objections are shown under their
 * fields.
 */
export const FormDialog = <Values extends FieldValues>({ open, ...rest }: FormDialogProps<Values>) =>
  open ? <Body {...rest} /> : null;
