import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useState } from 'react';

/** What browsers report for a key that an input method has taken. */
const TAKEN_KEY = 229;

/**
 * Whether a key belongs to an input method, as the Enter that ends a word does. WebKit tells of that Enter when the
 * composition is over already.
 */
export const isOfInputMethod = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === TAKEN_KEY;

/**
 * For a box that acts while one types: the letters of a word that is still being composed are shown, and searched only
 * as the word they become. `composed` is null while no word is composed.
 */
export function useComposedWord(search: (text: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    composed,
    wordProps: {
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposed(null);
        search(event.currentTarget.value);
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        composed === null ? search(event.target.value) : setComposed(event.target.value),
    },
  };
}
