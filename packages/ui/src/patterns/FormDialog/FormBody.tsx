import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import {
  get,
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { useKeptDraft, type DialogDraft } from './dialogDraft.ts';
import type { FormFailure, FormParts } from './formParts.ts';

export interface FormBodyProps<Values extends FieldValues> {
  id: string;
  defaultValues: DefaultValues<Values>;
  /** Where unsaved values are kept; the form begins with them. By default they are not kept. */
  draft?: DialogDraft<DefaultValues<Values>>;
  /** Gets what sets the form back to its default values. */
  onReady?: (clear: () => void) => void;
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

interface KeepingProps<Values extends FieldValues> {
  formId: string;
  control: Control<Values>;
  draft: DialogDraft<DefaultValues<Values>>;
  pending: boolean;
  error: string | null;
  /** How often the form was sent. */
  tries: number;
}

/** Keeps the form's values as its draft; a component of its own, so that the form is not drawn with each letter. */
const Keeping = <Values extends FieldValues>({
  formId,
  control,
  draft,
  pending,
  error,
  tries,
}: KeepingProps<Values>) => {
  const values = useWatch({ control }) as DefaultValues<Values>;
  const hasSecret = () => document.getElementById(formId)?.querySelector('[data-secret]');
  const keep: typeof draft.keep = (typed) => {
    if (!hasSecret()) draft.keep(typed);
  };
  useKeptDraft({ keep, remove: draft.remove }, values, { pending, error }, tries);
  return null;
};

/** The fields with their rules; mounted each time the dialog opens. */
export const FormBody = <Values extends FieldValues>(props: FormBodyProps<Values>) => {
  'use no memo';
  // react-hook-form changes its objects in place, which the React compiler must not memoise.
  const { id, defaultValues, draft, pending, failure, onReady, onDirty, onSubmit, children } = props;
  const form = useForm<Values>({ defaultValues });
  const { register, control, handleSubmit, setError, reset, formState, getValues, setValue, watch } = form;
  const { isDirty, errors, submitCount } = formState;
  const refusal = useRef<HTMLDivElement>(null);
  // A long form is sent from its end, so the message above it must be scrolled into view and take the focus. The form
  // itself focuses a field that was refused.
  const { message, fields } = failure ?? {};
  const isOfField = Object.keys(fields ?? {}).length > 0;
  // A refusal that no field shows would leave the button without an effect, so it is said above the form; looked at only
  // after sending, since a field may show what is typed a moment later.
  const [unshown, setUnshown] = useState<string | null>(null);
  const first = Object.values(errors).find((error) => typeof error?.message === 'string')?.message;
  const look = useEffectEvent(() => {
    const parts = [...(document.getElementById(id)?.children ?? [])].filter((part) => part !== refusal.current);
    const isShown = (text: string) => parts.some((part) => part.textContent.includes(text));
    setUnshown(typeof first === 'string' && !isShown(first) ? first : null);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [submitCount, failure]);
  const said = message ?? (first === undefined ? undefined : (unshown ?? undefined));
  const takesFocus = !isOfField || unshown !== null;
  useEffect(() => {
    if (said === undefined || pending) return;
    refusal.current?.scrollIntoView({ block: 'center' });
    if (takesFocus) refusal.current?.focus({ preventScroll: true });
  }, [said, pending, submitCount, takesFocus]);
  const [begun] = useState(draft);
  useEffect(() => {
    // As changes of the default values, so that the form knows that it has something unsaved.
    if (begun?.isRestored) reset(begun.start as Values, { keepDefaultValues: true });
  }, [begun, reset]);
  useEffect(() => onReady?.(() => reset()), [reset, onReady]);
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
        else
          void handleSubmit((values) => {
            // What acts without a call closes the dialog at once. If the dialog stays open, the draft is kept again.
            draft?.remove();
            onSubmit(values);
          })(event);
      }}
    >
      {said !== undefined && (
        <div ref={refusal} tabIndex={-1}>
          {failure?.isOutdated !== true && (
            <Alert tone="bad" live="assertive">
              {said}
            </Alert>
          )}
        </div>
      )}
      {draft && (
        <Keeping formId={id} {...{ control, draft, pending }} error={failure?.message ?? null} tries={submitCount} />
      )}
      {children({ register, control, getValues, setValue, watch, errorOf })}
    </Form>
  );
};
