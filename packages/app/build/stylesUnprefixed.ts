import type { Plugin } from 'vite';

const PREFIXER = '/stylis/src/Prefixer.js';

/**
 * Leaves out the table of vendor prefixes: styled-components adds none by default, and the supported browsers need
 * none.
 */
export function stylesUnprefixed(): Plugin {
  let isMet = false;
  return {
    name: 'aosai-styles-unprefixed',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(PREFIXER)) return;
      isMet = true;
      return { code: "export const prefix = () => '';", moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`stylis no longer has ${PREFIXER}`);
    },
  };
}
