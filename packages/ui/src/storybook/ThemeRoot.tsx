import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { accentCss } from '../tokens/accent.ts';
import { GlobalStyle } from '../tokens/GlobalStyle.ts';
import { theme as tokens } from '../tokens/theme.ts';
import { ThemeStyle } from '../tokens/ThemeStyle.ts';

export interface ThemeRootProps {
  theme: 'light' | 'dark';
  /** Hex colour as in `settings.json`; the ink-blue of the tokens when absent. */
  accent?: string;
  /** Several stories on one page, each in its own theme: what floats keeps the page's. */
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

/** What a story needs around it: the styles, and the theme on the element that also holds what floats. */
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
