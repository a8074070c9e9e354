/** The manifest of a platform export. */
export const OWN_MANIFEST = 'aosai.json';
export const OWN_FORMAT = 'aosai-questions';

const HEAD_CHARS = 200;

export const looksLikeOwn = (text: string): boolean =>
  text.trimStart().startsWith('{') && text.slice(0, HEAD_CHARS).includes(`"${OWN_FORMAT}"`);
