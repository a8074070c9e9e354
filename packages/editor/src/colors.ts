import type { EditorTheme } from './config.ts';

/** Editor colors by role, as six-digit hex, for Monaco and CodeMirror. */
export interface EditorColors {
  background: string;
  /** Background of floating lists, menus and search box. */
  surface: string;
  line: string;
  lineStrong: string;
  ink: string;
  ink2: string;
  /** Color of comments and line numbers. */
  ink3: string;
  /** Color of keywords, the cursor and the focus ring. */
  primary: string;
  primarySoft: string;
  activeLine: string;
  /** Color of strings. */
  ok: string;
  /** Color of numbers. */
  violet: string;
  bad: string;
  badSoft: string;
}

/**
 * Editor colors by theme. This package imports no tokens, so these repeat the roles code, surface, line, ink, primary,
 * ok, mle and bad of the theme in ui.
 */
export const EDITOR_COLORS: Record<EditorTheme, EditorColors> = {
  light: {
    background: '#fbfaf7',
    surface: '#ffffff',
    line: '#e3dfd5',
    lineStrong: '#8f897b',
    ink: '#1a2233',
    ink2: '#4f5a6e',
    ink3: '#5f687c',
    primary: '#24438f',
    primarySoft: '#e7ecf8',
    activeLine: '#f4f1ea',
    ok: '#1c7549',
    violet: '#74399a',
    bad: '#b3261e',
    badSoft: '#fbe7e5',
  },
  'vs-dark': {
    background: '#131926',
    surface: '#181e2b',
    line: '#2a3346',
    lineStrong: '#68748f',
    ink: '#e9ebf1',
    ink2: '#b0b8c9',
    ink3: '#98a1b4',
    primary: '#93abf2',
    primarySoft: '#222f52',
    activeLine: '#192030',
    ok: '#62c893',
    violet: '#c79be6',
    bad: '#f28b82',
    badSoft: '#3a1f22',
  },
};

/** Monospaced fonts of Windows, macOS, Linux and phones; Chinese characters use a system font. */
export const CODE_FONT =
  '"JetBrains Mono", "Cascadia Mono", ui-monospace, Consolas, Menlo, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace';
