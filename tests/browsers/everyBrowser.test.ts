import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openUnit, UNIT } from '../e2e/parts/unit.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import { openChromium } from './parts/chromium.ts';
import { hasFirefox, openFirefox } from './parts/firefox.ts';
import { fillSignIn, runPython, signIn, sitExam } from './parts/flows.ts';
import { type Walk, walkIn } from './parts/walk.ts';
import { hasWebKit, openWebKit } from './parts/webKit.ts';

/** Each acts as a student of its own. */
const BROWSERS = [
  { name: 'Chromium', isThere: true, open: openChromium, account: 'xuesheng' },
  { name: 'Firefox', isThere: hasFirefox, open: openFirefox, account: 'xuesheng2' },
  { name: 'WebKit', isThere: hasWebKit, open: openWebKit, account: 'xuesheng3' },
];

let product: Product;
let chapterId: string;
beforeAll(async () => {
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  ({ chapterId } = await openUnit(product.url));
});
afterAll(async () => {
  await product.stop();
  await removeData(product);
});

for (const { name, isThere, open, account } of BROWSERS)
  describe.skipIf(!isThere)(`walks in ${name}`, () => {
    let walk: Walk;
    beforeEach(async () => {
      walk = walkIn(await open());
      return () => walk.close();
    });

    test(`${name}: a guest answers a question of a unit and is told whether it is right`, async () => {
      await walk.open(`${product.url}/web/chapter/detail?id=${chapterId}`);
      await walk.click('button', '开始做题');
      await walk.see('heading', UNIT.choice);
      await walk.click('radio', /3\.5/);
      await walk.click('button', '提交答案');
      await fillSignIn(walk, account);
      await walk.click('button', '提交答案');
      expect(await walk.read(/回答(错误|正确)/)).toBe('回答错误');
    });

    test(`${name}: a student sits an exam, reloads it without a loss, hands in and sees the report`, async () => {
      await signIn(walk, product.url, account);
      expect((await sitExam(walk, product.url)).pathname).toContain('report');
    });

    test(`${name}: programs of the Python field draw, read input and have their mistakes explained`, async () => {
      expect(await runPython(walk, product.url)).toEqual(['42', '除数是 0']);
    });

    test(`${name}: parts on a partner's page show a question, take an answer and change their theme`, async () => {
      await walk.open(`${product.url}/web/embed-example/`);
      await walk.clickOn('label:nth-of-type(2)', 'ao-question');
      await walk.read(/ao-question → ao-answer .*B/);
      await walk.click('button', '切换深浅');
      const dark = "return document.querySelector('ao-question').dataset.theme === 'dark'";
      expect(await walk.holds('the dark theme', dark)).toBe(true);
    });

    test(`${name}: a manager adds a row to an office table and finds it again by its address`, async () => {
      await walk.open(`${product.url}/web/bms/dict`);
      await fillSignIn(walk, 'guanli');
      await walk.see('heading', '字典');
      await walk.click('button', '新建字典');
      await walk.fill(/名称/, `字典 ${name}`, { inside: { role: 'dialog', name: '新建字典' } });
      await walk.click('button', '新建字典', { inside: { role: 'dialog', name: '新建字典' } });
      await walk.click('link', `字典 ${name}`);
      await walk.see('dialog', `字典 ${name}`);
      await walk.reload();
      expect(await walk.see('dialog', `字典 ${name}`)).toBe(true);
    });
  });
