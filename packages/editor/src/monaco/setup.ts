/** Registers Monaco features, themes and completion, once per page on import. */
import './features.ts';
import { editor, languages } from 'monaco-editor/editor';
import { EDITOR_COLORS } from '../colors.ts';
import { LANGUAGES, type EditorLanguage } from '../languages.ts';
import { completionProvider } from './completionProvider.ts';
import { monacoTheme, monacoThemeName } from './monacoTheme.ts';

// No registered feature needs Monaco's worker: links, word lists, diffs and colors are left out.
// If an update needs it, Monaco warns once and works in the page.
globalThis.MonacoEnvironment = {
  getWorker: () => {
    throw new Error('the editor has no worker');
  },
};

for (const theme of ['light', 'vs-dark'] as const) {
  editor.defineTheme(monacoThemeName(theme), monacoTheme(theme, EDITOR_COLORS[theme]));
}

const ids: readonly EditorLanguage[] = [53, 71];
for (const id of ids) {
  languages.registerCompletionItemProvider(LANGUAGES[id].mode, completionProvider(id));
}
