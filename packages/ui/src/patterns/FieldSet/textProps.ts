import type { TextField } from '@aosai/api/kit/fields';

/** For codes and addresses, which a phone's keyboard must neither capitalise nor correct. */
const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;
const KEYBOARDS = {
  tel: { type: 'tel' },
  email: { type: 'email', ...asTyped },
  numeric: { inputMode: 'numeric' },
  capitals: { autoCapitalize: 'characters', spellCheck: false },
  account: asTyped,
  number: asTyped,
  class: {},
} as const;

/** Attributes of a text field: keyboard and autofill. */
export const textProps = ({ autoComplete = 'off', typed, pattern }: TextField) => ({
  autoComplete,
  ...(typed ? KEYBOARDS[typed] : pattern && asTyped),
});
