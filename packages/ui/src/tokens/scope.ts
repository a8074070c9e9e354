/**
 * Selector of the light variables: the document, a shadow host, and any element that asks for light inside dark. Such
 * an element must also contain the portal root, or floating surfaces lose its colours.
 */
export const lightScope = ':root,:host,[data-theme=light]';

/** Selector of the dark variables; must follow `lightScope` in every sheet. */
export const darkScope = '[data-theme=dark],:host([data-theme=dark])';
