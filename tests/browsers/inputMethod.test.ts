import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Product, removeData, startProduct } from '../support/product.ts';
import { openChromium } from './parts/chromium.ts';
import { hasFirefox, openFirefox } from './parts/firefox.ts';
import { type Walk, walkIn } from './parts/walk.ts';
import { hasWebKit, openWebKit } from './parts/webKit.ts';

/** Chromium composes by itself; the others get the events that their input methods cause. */
const BROWSERS = [
  { name: 'Chromium', isThere: true, open: openChromium },
  { name: 'Firefox', isThere: hasFirefox, open: openFirefox },
  { name: 'WebKit', isThere: hasWebKit, open: openWebKit },
];

/** More than twice the pause after which a search box searches. */
const QUIET_MS = 800;
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
});
afterAll(async () => {
  await product.stop();
  await removeData(product);
});

const valueOf = (walk: Walk) => walk.holds('a field with focus', 'return { value: document.activeElement.value }');

for (const { name, isThere, open } of BROWSERS)
  describe.skipIf(!isThere)(`Chinese input in ${name}`, () => {
    let walk: Walk;
    beforeEach(async () => {
      walk = walkIn(await open());
      return () => walk.close();
    });

    test(`${name}: a list is searched for a word, never for the letters that become it`, async () => {
      await walk.open(`${product.url}/web/exam/list`);
      await walk.click('searchbox', /./);
      await walk.compose('m', 'mo', 'moni');
      await quiet();
      expect((await walk.address()).search).toBe('');
      await walk.endWord('模拟');
      await walk.holds('the search', "return location.search.includes('keyword')");
      expect((await walk.address()).searchParams.get('keyword')).toBe('模拟');
    });

    test(`${name}: the Enter that ends a word opens nothing, and the limit of a field cuts no word`, async () => {
      await walk.open(`${product.url}/web/`);
      await walk.click('button', /^查找/);
      await walk.see('combobox', /^查找/);
      await walk.compose('k', 'kao', 'kaoshi');
      await walk.endWord('考试');
      await walk.see('option', /考试/);
      expect(await walk.see('dialog', '查找')).toBe(true);
      expect((await walk.address()).pathname).toBe('/web/');
      // Two characters are left of sixty, and the letters of the word are five.
      await walk.type('1'.repeat(56));
      await walk.compose('s', 'shu', 'shuzu');
      await walk.endWord('数组');
      expect(await valueOf(walk)).toEqual({ value: `考试${'1'.repeat(56)}数组` });
    });

    test(`${name}: the editor takes a word between code, once`, async () => {
      await walk.open(`${product.url}/web/play/python`);
      await walk.clickOn('.monaco-editor');
      await walk.press('selectAll');
      await walk.press('Delete');
      await walk.type('# ');
      await walk.compose('n', 'ni', 'nihao');
      await walk.endWord('你好');
      await walk.type(' OI');
      const lines =
        "return [...document.querySelectorAll('.view-line')].map((line) => line.innerText.replaceAll('\\u00a0', ' '))";
      await walk.holds('the last letters', `${lines}.join().includes('OI')`);
      expect(await walk.holds('the lines', lines)).toEqual(['# 你好 OI']);
    });
  });
