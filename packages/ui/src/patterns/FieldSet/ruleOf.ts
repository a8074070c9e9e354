import { fieldProblem } from '@aosai/api/domain/forms/fieldProblem';
import type { Field, FormValues } from '@aosai/api/domain/forms/fields';

/** The rule of a field as react-hook-form takes it, in the words of the server. */
export const ruleOf = (of: Field) => ({
  validate: (value: unknown, values: FormValues) => fieldProblem(of, value, values) ?? true,
});
