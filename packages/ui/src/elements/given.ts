/** What the page has given an element under one name; the last word counts, attribute or property. */
export type Given = (
  | { from: 'attribute'; text: string }
  /** A property takes any value: an object needs no detour through JSON. */
  | { from: 'property'; value: unknown }
) & {
  /** This computer's clock when it was given. */
  atMs: number;
};

export type GivenValues = Readonly<Record<string, Given | undefined>>;
