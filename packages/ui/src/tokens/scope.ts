/**
 * Where the light variables are set: the document, a shadow host, and any element that asks for
 * light inside dark. The element must also contain the portal root, or what floats loses its colours.
 */
export const lightScope = ':root,:host,[data-theme=light]';

/** Where the dark variables are set; stands after `lightScope` in every sheet. */
export const darkScope = '[data-theme=dark],:host([data-theme=dark])';
