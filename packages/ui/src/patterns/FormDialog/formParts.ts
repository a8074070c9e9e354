import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The server's answer to the last try, in Chinese. */
export interface FormFailure<Values extends FieldValues> {
  /** What concerns the whole form. */
  message?: string;
  /** What concerns one field, shown under it. */
  fields?: Partial<Record<Path<Values>, string>>;
}

/** What the fields of a form need. */
export interface FormParts<Values extends FieldValues> extends Pick<UseFormReturn<Values>, 'register' | 'control'> {
  /** The message under a field, if there is one. */
  errorOf: (name: Path<Values>) => string | undefined;
}
