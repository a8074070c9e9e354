import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { accentCss } from '../tokens/accent.ts';
import { GlobalStyle } from '../tokens/GlobalStyle.ts';
import { theme as tokens } from '../tokens/theme.ts';
import { ThemeStyle } from '../tokens/ThemeStyle.ts';
import { emulate } from './emulate.ts';

export interface ThemeRootProps {
  theme: 'light' | 'dark';
  /** Hex colour as in `settings.json`; by default the tokens' ink blue. */
  accent?: string;
  /** For several stories on one page, each with its theme; floating parts keep the page's. */
  scoped: boolean;
  /** The story fills a window: on a page with others it is as high as a window and scrolls inside. */
  isTall?: boolean;
  /** Size of everything: 2 for twice. */
  zoom?: number;
  forcedColors?: boolean;
  reducedMotion?: boolean;
  children: ReactNode;
}

const Sheet = styled.div`
  margin: -30px -20px;
  padding: 30px 20px;
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: ${tokens.weight.regular} ${tokens.text.body} / 1.65 ${tokens.font.sans};

  &[data-tall='true'] {
    max-height: 720px;
    overflow: auto;
    /* What is fixed to the window stays in this box. */
    transform: translateZ(0);
  }
`;

/** Wraps a story in the styles and the theme; the themed element also contains floating parts. */
export const ThemeRoot = ({
  theme,
  accent,
  scoped,
  isTall = false,
  zoom = 1,
  forcedColors = false,
  reducedMotion = false,
  children,
}: ThemeRootProps) => {
  useEffect(() => {
    document.documentElement.lang = 'zh-CN';
    if (!scoped) document.documentElement.dataset['theme'] = theme;
  }, [theme, scoped]);
  useEffect(() => {
    if (!scoped) document.documentElement.style.zoom = zoom === 1 ? '' : String(zoom);
  }, [scoped, zoom]);
  useEffect(
    () => (scoped ? undefined : emulate({ forcedColors, reducedMotion })),
    [scoped, forcedColors, reducedMotion],
  );
  return (
    <>
      <ThemeStyle />
      <GlobalStyle />
      {accent && <style>{accentCss(accent)}</style>}
      {scoped ? (
        <Sheet data-theme={theme} data-tall={isTall}>
          {children}
        </Sheet>
      ) : (
        children
      )}
    </>
  );
};
