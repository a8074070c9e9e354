import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The server's objections to the last submission, in Chinese. */
export interface FormFailure<Values extends FieldValues> {
  /** An objection to the whole form. */
  message?: string;
  /** Objections by field, shown under it. */
  fields?: Partial<Record<Path<Values>, string>>;
  /** Somebody else has changed the row meanwhile. The form's `SharedChanges` says so in place of the message. */
  isOutdated?: boolean;
}

/** Props the fields of a form need. */
export interface FormParts<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  'register' | 'control' | 'getValues' | 'setValue' | 'watch'
> {
  /** Returns the message under a field, if any. */
  errorOf: (name: Path<Values>) => string | undefined;
}
