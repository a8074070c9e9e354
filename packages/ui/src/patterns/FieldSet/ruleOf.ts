import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import type { Field, FormValues } from '@aosai/api/kit/fields';

/** A field's rule for react-hook-form, with the server's messages. */
export const ruleOf = (of: Field) => ({
  validate: (value: unknown, values: FormValues) => fieldProblem(of, value, values) ?? true,
});
