import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { CODE_FONT, EDITOR_COLORS } from '../colors.ts';
import type { EditorTheme } from '../config.ts';

/** Returns colors and syntax highlighting for CodeMirror. @param fontSize in CSS pixels */
export function codeMirrorTheme(theme: EditorTheme, fontSize: number): Extension {
  const colors = EDITOR_COLORS[theme];
  const floating = {
    backgroundColor: colors.surface,
    color: colors.ink,
    border: `1px solid ${colors.line}`,
    borderRadius: '6px',
    overflow: 'hidden',
  };
  const frame = EditorView.theme(
    {
      '&': {
        height: '100%',
        color: colors.ink,
        backgroundColor: colors.background,
        fontSize: `${fontSize}px`,
        // Otherwise the panels' z-index would cover the page's dialogs.
        isolation: 'isolate',
      },
      '&.cm-focused': { outline: 'none' },
      // Line numbers would cover an outline.
      '&.cm-focused::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: 300,
        boxShadow: `inset 0 0 0 2px ${colors.primary}`,
        pointerEvents: 'none',
      },
      '.cm-scroller': { fontFamily: CODE_FONT, lineHeight: '1.6', overflow: 'auto' },
      '.cm-content': { padding: '12px 0', caretColor: colors.primary },
      '.cm-line': { padding: '0 8px' },
      '.cm-gutters': { backgroundColor: colors.background, color: colors.ink3, border: 'none' },
      '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 8px' },
      '.cm-activeLine': { backgroundColor: colors.activeLine },
      '.cm-activeLineGutter': { backgroundColor: colors.activeLine, color: colors.ink },
      '.cm-line ::selection, .cm-line::selection': { backgroundColor: `${colors.primary}44` },
      '&.cm-focused .cm-matchingBracket': {
        backgroundColor: `${colors.primary}1c`,
        outline: `1px solid ${colors.lineStrong}`,
      },
      '.cm-snippetField': { backgroundColor: `${colors.primary}1c` },
      '.cm-tooltip': floating,
      '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: CODE_FONT, maxHeight: 'none' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px', lineHeight: '1.4' },
      '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: colors.primarySoft, color: colors.ink },
      '.cm-completionMatchedText': { textDecoration: 'none', color: colors.primary, fontWeight: '600' },
      '.cm-completionDetail': { fontStyle: 'normal', color: colors.ink2 },
      '.cm-panels': { backgroundColor: colors.surface, color: colors.ink },
      '.cm-panels-bottom': { borderTop: `1px solid ${colors.line}` },
      '.cm-symbolRow': {
        display: 'flex',
        gap: '2px',
        padding: '0 4px',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        overscrollBehaviorX: 'contain',
      },
      '.cm-symbolRow button': {
        flex: 'none',
        minWidth: '44px',
        height: '44px',
        padding: '0 10px',
        border: 0,
        borderRadius: '6px',
        background: 'none',
        color: colors.ink,
        fontFamily: CODE_FONT,
        fontSize: '16px',
        touchAction: 'manipulation',
      },
      '.cm-symbolRow button:active': { backgroundColor: colors.primarySoft },
      '.cm-symbolRow button:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: '-2px' },
      '.cm-compileLine': { boxShadow: `inset 3px 0 0 ${colors.bad}`, backgroundColor: colors.badSoft },
      '.cm-compileMessage': {
        padding: '4px 8px',
        boxShadow: `inset 3px 0 0 ${colors.bad}`,
        backgroundColor: colors.badSoft,
        color: colors.ink,
        fontSize: '0.875em',
        overflowWrap: 'anywhere',
      },
    },
    { dark: theme === 'vs-dark' },
  );
  const syntax = HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier, tags.typeName, tags.bool, tags.self, tags.null], color: colors.primary },
    { tag: [tags.processingInstruction, tags.definitionKeyword], color: colors.primary },
    { tag: [tags.string, tags.character, tags.special(tags.string)], color: colors.ok },
    { tag: tags.escape, color: colors.ok },
    { tag: tags.number, color: colors.violet },
    { tag: tags.meta, color: colors.violet },
    { tag: tags.comment, color: colors.ink3, fontStyle: 'italic' },
    { tag: tags.invalid, color: colors.bad },
  ]);
  return [frame, syntaxHighlighting(syntax)];
}
