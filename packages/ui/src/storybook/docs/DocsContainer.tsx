import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { ThemeStyle } from '../../tokens/ThemeStyle.ts';
import { theme } from '../../tokens/theme.ts';
import { docsThemes, isDark } from './docsTheme.ts';
import { GlobalsContext, type Globals } from './globals.ts';

type Channel = DocsContainerProps['context']['channel'];

const lastGlobals = (channel: Channel): Globals => {
  const [{ globals }] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [{ globals: {} }]) as [
    { globals: Globals },
  ];
  return globals;
};

/** Chinese needs a longer line height than Storybook's Latin pages, and its lists and tables the product's lines. */
const DocsStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: ${theme.space[32]} ${theme.space[24]};
  }
  .sbdocs.sbdocs-content {
    max-width: 1120px;
  }
  .sbdocs :where(p, li, td, th):not(.sb-unstyled *) {
    font-size: ${theme.text.body};
    line-height: 1.75;
  }
  .sbdocs p:not(.sb-unstyled *) {
    max-width: 46em;
    text-wrap: pretty;
  }
  .sbdocs code {
    font-size: 0.9em;
  }
`;

/** The frame of every page of documentation: the toolbar's theme, the product's faces, the tokens for live examples. */
export const DocsContainer = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = context;
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  const look = isDark(globals['look']) ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.lang = 'zh-CN';
    document.documentElement.dataset['theme'] = look;
  }, [look]);
  return (
    <GlobalsContext value={globals}>
      <Container context={context} theme={docsThemes[look]}>
        <ThemeStyle />
        <DocsStyle />
        {children}
      </Container>
    </GlobalsContext>
  );
};
