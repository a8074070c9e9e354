import { changeConfig, type EditorConfigChange, loadConfig, saveConfig } from '@aosai/editor/config';
import { isMobile } from '@aosai/ui/tokens/media';
import { useState } from 'react';
import { useTheme } from './themeStore.ts';

/** Editor settings: font size and theme are stored in this browser, panel sizes last for the visit. */
export function useEditor() {
  const [theme, setPageTheme] = useTheme();
  const [editor, setEditor] = useState(() => loadConfig(localStorage, theme === 'dark' ? 'vs-dark' : 'light'));
  const configure = (change: EditorConfigChange) => {
    const next = changeConfig(editor, change);
    setEditor(next);
    if (!change.panels) saveConfig(localStorage, next);
  };
  const editorMode = isMobile(navigator.userAgent, window.innerWidth) ? ('phone' as const) : ('desktop' as const);
  return {
    theme,
    editor,
    editorMode,
    on: {
      configure,
      /** Sets the page's theme and the editor's to match. */
      setTheme: (next: 'light' | 'dark') => {
        setPageTheme(next);
        configure({ theme: next === 'dark' ? 'vs-dark' : 'light' });
      },
      editorFailed: (error: unknown) => console.warn('the editor could not be loaded', error),
    },
  };
}
