import { createElement } from 'react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { stillHtml } from './stillHtml.ts';
import { theme } from './theme.ts';

const Red = styled.p`
  color: ${theme.color.bad};
`;

test('stillHtml: begins with one plain style that has the component’s rules, tokens and dark colours', () => {
  const html = stillHtml(createElement(Red, null, '一行'));
  const [, css = '', markup = ''] = /^<style>([^<]*)<\/style>(.*)$/s.exec(html) ?? [];
  const [, name = ''] = /^<p class="[\w-]+ ([\w-]+)">一行<\/p>$/.exec(markup) ?? [];
  expect(css).toMatch(new RegExp(`\\.${name}\\{color:var\\(--ao-color-bad`));
  expect(css).toContain(':root:not([data-theme=light])');
  expect(css).not.toContain('data-styled');
});

test('stillHtml: makes buttons inert, which nothing hears yet', () => {
  expect(stillHtml(createElement('button', { type: 'button' }, '登录'))).toMatch(/<button inert type="button">登录</);
});

test('stillHtml: escapes texts', () => {
  expect(stillHtml(createElement(Red, null, '<script>'))).toContain('>&lt;script&gt;</p>');
});
