import type { CSSProperties } from 'react';
import { CODE_FONT, EDITOR_COLORS } from '../colors.ts';
import type { EditorTheme } from '../config.ts';

/**
 * Returns the styles around an editor, as plain objects: this package only needs React. @param fontSize in CSS pixels
 */
export function frame(theme: EditorTheme, fontSize: number) {
  const colors = EDITOR_COLORS[theme];
  const outer: CSSProperties = {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    minHeight: 0,
    background: colors.background,
    color: colors.ink,
    colorScheme: theme === 'light' ? 'light' : 'dark',
  };
  const host: CSSProperties = {
    flex: 1,
    minHeight: 0,
    minWidth: 0,
    overflow: 'hidden',
    // An editor counts on the width of each character, so it must not inherit spaces between scripts.
    textAutospace: 'no-autospace',
    textSpacingTrim: 'space-all',
  };
  const hidden: CSSProperties = {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  };
  const tip: CSSProperties = {
    position: 'absolute',
    insetInlineEnd: 16,
    insetBlockEnd: 12,
    zIndex: 5,
    padding: '4px 10px',
    borderRadius: 6,
    background: colors.ink,
    color: colors.background,
    fontSize: 13,
    pointerEvents: 'none',
  };
  const loading: CSSProperties = { flex: 1, padding: '16px 24px', overflow: 'hidden' };
  const bar: CSSProperties = {
    height: '0.8em',
    marginBlock: '0.8em',
    borderRadius: 4,
    background: colors.line,
    fontSize,
  };
  const words: CSSProperties = { margin: 0, fontSize: 14, color: colors.ink2 };
  const notice: CSSProperties = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '8px 16px',
    borderBottom: `1px solid ${colors.line}`,
    background: colors.surface,
    fontSize: 14,
  };
  const button: CSSProperties = {
    minHeight: 44,
    padding: '0 16px',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: 6,
    background: colors.surface,
    color: colors.primary,
    font: 'inherit',
    fontSize: 14,
    cursor: 'pointer',
  };
  const area: CSSProperties = {
    flex: 1,
    minHeight: 0,
    padding: '12px 16px',
    border: 0,
    resize: 'none',
    background: colors.background,
    color: colors.ink,
    caretColor: colors.primary,
    fontFamily: CODE_FONT,
    fontSize,
    lineHeight: 1.6,
    tabSize: 4,
    outlineOffset: -2,
    outlineColor: colors.primary,
  };
  return { outer, host, hidden, tip, loading, bar, words, notice, button, area };
}
