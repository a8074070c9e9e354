import type { TextField } from '@aosai/api/domain/forms/fields';

/** Codes and addresses: nothing that a phone's keyboard should begin with a capital or correct. */
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

/** What a field of text wants of the browser: its keyboard, and what may be filled in. */
export const textProps = ({ autoComplete = 'off', typed, pattern }: TextField) => ({
  autoComplete,
  ...(typed ? KEYBOARDS[typed] : pattern && asTyped),
});
