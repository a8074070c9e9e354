/** Monaco's parts, the platform's themes and completion: all once per page, by being imported. */
import './features.ts';
import { editor, languages } from 'monaco-editor/editor';
import { EDITOR_COLORS } from '../colors.ts';
import { LANGUAGES, type EditorLanguage } from '../languages.ts';
import { completionProvider } from './completionProvider.ts';
import { monacoTheme, monacoThemeName } from './monacoTheme.ts';

// Nothing of what is registered asks for Monaco's worker: links, words of the document, diffs and colours are left out.
// Should an update ask for it, Monaco warns once and does that work in the page.
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
