/** One thing to choose. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Behind the label, quieter: a number, a school. It is searched too. */
  hint?: string;
  disabled?: boolean;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The options in which every word of the query occurs; letter case and full-width forms do not matter. */
export const matchOptions = (options: readonly ComboboxOption[], query: string): ComboboxOption[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = plain(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
};
