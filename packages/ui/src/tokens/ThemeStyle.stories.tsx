import preview from '#storybook/preview';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { StyleSheetManager, styled } from 'styled-components';
import { darkColor } from './dark.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { lightColor } from './light.ts';
import { theme } from './theme.ts';
import { ThemeStyle } from './ThemeStyle.ts';

const Sample = styled.p`
  padding: ${theme.space[16]};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
`;

/** Like a page of another site: the component is in a shadow root whose host sets the theme. */
const Embedded = ({ theme: name }: { theme: 'light' | 'dark' }) => {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  return (
    <div
      data-theme={name}
      data-testid="host"
      ref={(host) => setRoot(host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' })))}
    >
      {root &&
        createPortal(
          <StyleSheetManager target={root}>
            <ThemeStyle />
            <GlobalStyle />
            <Sample>嵌入合作学校网页中的题目</Sample>
          </StyleSheetManager>,
          root,
        )}
    </div>
  );
};

const meta = preview.meta({
  id: 'foundations-embedded',
  title: '嵌入时的主题',
  component: Embedded,
  args: { theme: 'light' as const },
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：组件放进合作学校网页的 shadow root 时，主题由宿主元素的 data-theme 决定，与外面的页面无关。**何时不用**：在本站页面内不需要 shadow root，主题写在 html 元素上。',
      },
    },
  },
});

export const Light = meta.story({});
export const DarkInLight = meta.story({ args: { theme: 'dark' } });
export const LightInDark = meta.story({ args: { theme: 'light' }, globals: { theme: 'dark' } });

const rgb = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
};

const colours = (host: HTMLElement) => {
  const sample = host.shadowRoot?.querySelector('p');
  if (!sample) throw new Error('the sample is not there yet');
  const { color, backgroundColor } = getComputedStyle(sample);
  return { color, backgroundColor };
};

DarkInLight.test('a dark shadow host has dark colours on a light page', async ({ canvas }) => {
  await waitFor(() =>
    expect(colours(canvas.getByTestId('host'))).toEqual({
      color: rgb(darkColor.ink),
      backgroundColor: rgb(darkColor.surface),
    }),
  );
});

LightInDark.test('a light shadow host has light colours on a dark page', async ({ canvas }) => {
  await waitFor(() =>
    expect(colours(canvas.getByTestId('host'))).toEqual({
      color: rgb(lightColor.ink),
      backgroundColor: rgb(lightColor.surface),
    }),
  );
});
