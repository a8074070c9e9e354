import type { Plugin } from 'vite';

/** Modules of Monaco that its core imports for what no page of ours opens, and what is left of each. */
const LEFT: Readonly<Record<string, string>> = {
  'editor/browser/widget/diffEditor/diffEditorWidget.js': 'export class DiffEditorWidget {}',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget.js': 'export class MultiDiffEditorWidget {}',
  // Asked for by the hover of a marker: nobody registers a quick fix.
  'editor/contrib/codeAction/browser/codeActionController.js':
    'export class CodeActionController { static get() { return null; } }',
};

const MONACO = '/monaco-editor/esm/vs/';

/** Leaves the diff editors and the quick fixes of Monaco out. Fails when an update moved one of these modules. */
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
