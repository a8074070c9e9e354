import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { accentCss } from '../../tokens/accent.ts';
import { bareRoot } from '../../tokens/bareRoot.ts';
import { GlobalStyle } from '../../tokens/GlobalStyle.ts';
import { ThemeStyle } from '../../tokens/ThemeStyle.ts';
import { PortalRoot } from '../Portal/PortalRoot.ts';

/**
 * Every rule of the library begins with this inside the root. The repetition is weight: a host page's rule wins only
 * with an id or `!important`.
 */
const WALL = '.ao-root.ao-root.ao-root.ao-root';

/** The same weight inside `@scope`, where a selector begins below the root unless it names it. */
const HEAVY = ':scope:scope:scope:scope';

/** Drawings, whose attributes `revert` would remove, and editors, which bring a style sheet of their own. */
const OWN_RULES = 'svg, svg *, math *, .monaco-editor, .monaco-editor *, .cm-editor, .cm-editor *';

/**
 * Takes all rules of the host page off the elements inside; the library's own rules are one class heavier. What the
 * host puts into `[data-ao-host]` keeps the host's looks.
 */
const Wall = createGlobalStyle`
  @scope (.ao-root) to ([data-ao-host] > *) {
    ${HEAVY},
    ${HEAVY} :where(:not(${OWN_RULES})),
    ${HEAVY} :where(:not(${OWN_RULES}))::before,
    ${HEAVY} :where(:not(${OWN_RULES}))::after,
    ${HEAVY} ::placeholder,
    ${HEAVY} ::marker {
      all: revert;
    }

    ${HEAVY} :where(svg, svg *) {
      display: revert;
      position: revert;
      box-sizing: revert;
      max-width: 100%;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      float: none;
      transform-box: revert;
      vertical-align: revert;
      line-height: inherit;
      font-style: inherit;
      text-shadow: inherit;
      cursor: inherit;
    }

    /* A drawing's size is an attribute, which any rule of the host outweighs. */
    @supports (width: attr(width px)) {
      ${HEAVY} :where(svg[width]) {
        width: attr(width px);
        height: attr(height px);
      }
    }
  }
`;

const Base = createGlobalStyle`
  [data-ao] {
    ${bareRoot}
  }
`;

const Accent = createGlobalStyle<{ $accent: string }>`
  ${({ $accent }) => accentCss($accent)}
`;

const DARK = '(prefers-color-scheme: dark)';

const onScheme = (tell: () => void) => {
  const scheme = matchMedia(DARK);
  scheme.addEventListener('change', tell);
  return () => scheme.removeEventListener('change', tell);
};

/** Props of `AosaiRoot`. */
export interface AosaiRootProps {
  /** `auto` follows the reader's system; a server renders it as light. */
  theme?: 'light' | 'dark' | 'auto';
  /** Brand colour, `#rgb` or `#rrggbb`; it is made darker or lighter until text on it is readable. */
  accent?: string;
  /** The nonce of the page's content security policy. */
  nonce?: string;
  children: ReactNode;
}

/**
 * The wall around parts of the library on a page with rules of its own. Nothing leaks out: no rule of the library
 * matches outside. The host's rules do not get in, except those with ids or `!important`; where a page has many of
 * these, use the custom elements. Floating parts open inside the root as well.
 *
 * @throws RangeError when `accent` is not a hex colour
 */
export const AosaiRoot = ({ theme = 'light', accent, nonce, children }: AosaiRootProps) => {
  const [floats, setFloats] = useState<HTMLElement | null>(null);
  const isDark = useSyncExternalStore(
    onScheme,
    () => matchMedia(DARK).matches,
    () => false,
  );
  const shown = theme === 'auto' ? (isDark ? 'dark' : 'light') : theme;
  const given = nonce === undefined ? {} : { nonce };
  return (
    <StyleSheetManager {...given}>
      <Wall />
      <StyleSheetManager namespace={WALL}>
        <ThemeStyle />
        <GlobalStyle />
        <Base />
        {accent !== undefined && <Accent $accent={accent} />}
        <div className="ao-root">
          <div data-ao="content" data-theme={shown} lang="zh-CN">
            <PortalRoot value={floats ?? undefined}>{children}</PortalRoot>
          </div>
          <div data-ao="floats" data-theme={shown} lang="zh-CN" ref={setFloats} />
        </div>
      </StyleSheetManager>
    </StyleSheetManager>
  );
};
