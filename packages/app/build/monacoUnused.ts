import type { Plugin } from 'vite';

/** Modules that Monaco's core imports but our pages never use, with a stub for each. */
const LEFT: Readonly<Record<string, string>> = {
  'editor/browser/widget/diffEditor/diffEditorWidget.js': 'export class DiffEditorWidget {}',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget.js': 'export class MultiDiffEditorWidget {}',
  // Required by the hover of a marker, although we register no quick fixes.
  'editor/contrib/codeAction/browser/codeActionController.js':
    'export class CodeActionController { static get() { return null; } }',
  // The clipboard asks it to finish a paste with a choice of formats; ours pastes text.
  'editor/contrib/dropOrPasteInto/browser/copyPasteController.js':
    'export class CopyPasteController { static get() { return null; } }',
  // Named by the hover only to leave it out.
  'editor/contrib/inlayHints/browser/inlayHintsHover.js': 'export class InlayHintsHover {}',
};

const MONACO = '/monaco-editor/esm/vs/';

/** Replaces parts of Monaco by stubs: diff editors, quick fixes, formats of a paste, inlay hints. Fails when an update has moved one of these modules. */
export function monacoUnused(): Plugin {
  const met = new Set<string>();
  return {
    name: 'aosai-monaco-unused',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.includes(MONACO) ? id.slice(id.indexOf(MONACO) + MONACO.length) : '';
      if (!Object.hasOwn(LEFT, path)) return;
      met.add(path);
      return { code: LEFT[path] ?? '', moduleSideEffects: false };
    },
    buildEnd(error) {
      const gone = Object.keys(LEFT).filter((path) => !met.has(path));
      if (!error && gone.length > 0) this.error(`Monaco no longer has ${gone.join(', ')}`);
    },
  };
}
