import type { Plugin } from 'vite';

/** Modules that Monaco's core imports but our pages never use, with a stub for each. */
const LEFT: Readonly<Record<string, string>> = {
  'editor/browser/widget/diffEditor/diffEditorWidget.js': 'export class DiffEditorWidget {}',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget.js': 'export class MultiDiffEditorWidget {}',
  // Required by the hover of a marker, although we register no quick fixes.
  'editor/contrib/codeAction/browser/codeActionController.js':
    'export class CodeActionController { static get() { return null; } }',
};

const MONACO = '/monaco-editor/esm/vs/';

/** Replaces Monaco's diff editors and quick fixes by stubs. Fails when an update has moved one of these modules. */
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
