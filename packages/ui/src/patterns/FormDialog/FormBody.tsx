import { useEffect, useRef, type ReactNode } from 'react';
import { get, useForm, type DefaultValues, type FieldError, type FieldValues, type Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { FormFailure, FormParts } from './formParts.ts';

export interface FormBodyProps<Values extends FieldValues> {
  id: string;
  defaultValues: DefaultValues<Values>;
  pending: boolean;
  failure: FormFailure<Values> | null;
  onDirty: (isDirty: boolean) => void;
  onSubmit: (values: Values) => void;
  children: (parts: FormParts<Values>) => ReactNode;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding-top: ${theme.space[4]};
`;

/** The fields with their rules; mounted each time the dialog opens. */
export const FormBody = <Values extends FieldValues>(props: FormBodyProps<Values>) => {
  'use no memo';
  // react-hook-form changes its objects in place, which the React compiler must not memoise.
  const { id, defaultValues, pending, failure, onDirty, onSubmit, children } = props;
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({ defaultValues });
  const { isDirty, errors, submitCount } = formState;
  const refusal = useRef<HTMLDivElement>(null);
  // A long form is sent from its end, so the message above it must be scrolled into view and take the focus. The form
  // itself focuses a field that was refused.
  const { message, fields } = failure ?? {};
  const isOfField = Object.keys(fields ?? {}).length > 0;
  useEffect(() => {
    if (message === undefined || pending) return;
    refusal.current?.scrollIntoView({ block: 'center' });
    if (!isOfField) refusal.current?.focus({ preventScroll: true });
  }, [message, pending, submitCount, isOfField]);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => {
    const fields = Object.entries(failure?.fields ?? {}) as [Path<Values>, string][];
    for (const [place, [name, message]] of fields.entries())
      setError(name, { type: 'server', message }, { shouldFocus: place === 0 });
  }, [failure, setError]);
  const errorOf = (name: Path<Values>) => (get(errors, name) as FieldError | undefined)?.message;
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        // Keeps the submit event from a form around the dialog.
        event.stopPropagation();
        if (pending) event.preventDefault();
        else void handleSubmit((values) => onSubmit(values))(event);
      }}
    >
      {failure?.message !== undefined && (
        <div ref={refusal} tabIndex={-1}>
          <Alert tone="bad" live="assertive">
            {failure.message}
          </Alert>
        </div>
      )}
      {children({ register, control, errorOf })}
    </Form>
  );
};
