import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inChinese, messagesOf, withoutTexts } from '../../packages/app/build/monacoInChinese.ts';

const monaco = createRequire(new URL('../../packages/editor/package.json', import.meta.url));
const source = (path: string) => readFileSync(monaco.resolve(`monaco-editor/${path}.js`), 'utf8');

test('a text is replaced by its translation, and one without a translation stays', () => {
  const code = `localize(0, "Say \\"{0}\\"", name); localize2(1, 'It\\'s'); localize(2, "Only English");`;
  expect(inChinese(code, ['说“{0}”', '"引号"', null])).toBe(
    `localize(0, "说“{0}”", name); localize2(1, "\\"引号\\""); localize(2, "Only English");`,
  );
});

test('descriptions that nobody sees leave an empty text, so that Monaco finds one', () => {
  expect(withoutTexts(`localize(7, "Controls the font size.")`)).toBe(`localize(7, '')`);
});

test('the pinned Monaco has its table, and its find box speaks Chinese', () => {
  const messages = messagesOf(source('nls/lang/zh-cn'));
  const widget = inChinese(source('editor/contrib/find/browser/findWidget'), messages);
  expect(widget).toMatch(/const NLS_NO_RESULTS = \S*localize\(\d+, "无结果"\)/);
});
