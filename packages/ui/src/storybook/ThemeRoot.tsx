import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { accentCss } from '../tokens/accent.ts';
import { GlobalStyle } from '../tokens/GlobalStyle.ts';
import { theme as tokens } from '../tokens/theme.ts';
import { ThemeStyle } from '../tokens/ThemeStyle.ts';

export interface ThemeRootProps {
  theme: 'light' | 'dark';
  /** Hex colour as in `settings.json`; by default the tokens' ink blue. */
  accent?: string;
  /** For several stories on one page, each with its theme; floating parts keep the page's. */
  scoped: boolean;
  children: ReactNode;
}

const Sheet = styled.div`
  margin: -30px -20px;
  padding: 30px 20px;
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: ${tokens.weight.regular} ${tokens.text.body} / 1.65 ${tokens.font.sans};
`;

/** Wraps a story in the styles and the theme; the themed element also contains floating parts. */
export const ThemeRoot = ({ theme, accent, scoped, children }: ThemeRootProps) => {
  useEffect(() => {
    document.documentElement.lang = 'zh-CN';
    if (!scoped) document.documentElement.dataset['theme'] = theme;
  }, [theme, scoped]);
  return (
    <>
      <ThemeStyle />
      <GlobalStyle />
      {accent && <style>{accentCss(accent)}</style>}
      {scoped ? <Sheet data-theme={theme}>{children}</Sheet> : children}
    </>
  );
};
