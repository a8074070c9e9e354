/** One thing to choose. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown dimmed after the label: a number, a school. It is searched too. */
  hint?: string;
  disabled?: boolean;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The options that contain every word of the query, ignoring letter case and full-width forms. */
export const matchOptions = (options: readonly ComboboxOption[], query: string): ComboboxOption[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = plain(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
};
