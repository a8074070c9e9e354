const feature = (name: string) => `monaco-editor/features/${name}/register`;

/**
 * Imports of the editor, for `optimizeDeps.include` of Vite. They are lazy: a development server would find them only
 * when the first editor opens, and reload the page in use.
 */
export const EDITOR_DEPENDENCIES: readonly string[] = [
  'monaco-editor/nls/lang/zh-cn',
  'monaco-editor/editor',
  'monaco-editor/editor/contrib/suggest/browser/suggestController',
  'monaco-editor/languages/definitions/cpp/register',
  'monaco-editor/languages/definitions/python/register',
  ...['bracketMatching', 'caretOperations', 'clipboard', 'codeEditor', 'codicon', 'comment'].map(feature),
  ...['contextmenu', 'cursorUndo', 'find', 'folding', 'gotoError', 'hover', 'indentation'].map(feature),
  ...['linesOperations', 'multicursor', 'readOnlyMessage', 'smartSelect'].map(feature),
  ...['snippet', 'suggest', 'toggleTabFocusMode', 'tokenization', 'wordHighlighter', 'wordOperations'].map(feature),
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-cpp',
  '@codemirror/lang-python',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
];
