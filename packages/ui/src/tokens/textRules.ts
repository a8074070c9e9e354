/**
 * How text of both scripts is set: no line of a single character at the end of a paragraph, a thin space between Chinese
 * and Latin where none was typed, and no gap before a bracket that begins a line. A browser that does not know a rule
 * ignores it.
 */
export const textRules = `
  text-wrap-style: pretty;
  text-autospace: normal;
  text-spacing-trim: trim-start;
`;

/** Takes the rules back for code, where every character has its width. */
export const codeRules = `
  text-wrap-style: auto;
  text-autospace: no-autospace;
  text-spacing-trim: space-all;
`;
