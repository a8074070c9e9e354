import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
let page: Page;

beforeAll(async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  page = await context.newPage();
});

/** Long, since the machine runs other tests at the same time. */
const PATIENT = { timeout: 30_000 };

const names = async (folder: string): Promise<string[]> => {
  const all = await readdir(join(stage.product.dataFolder, folder), { recursive: true }).catch(() => []);
  return all.filter((name) => name.includes('.') || folder === 'uploads');
};

/** A photo of noise, which does not compress, drawn in the page. */
async function photo(width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      const data = context?.createImageData(w, h);
      if (!context || !data) throw new Error('no canvas here');
      data.data.forEach((_, at) => {
        data.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
      });
      context.putImageData(data, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return bytes.toBase64();
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

const field = () => page.getByRole('group', { name: '头像' });
const choose = async (name: string) => {
  const buffer = await photo(900, 600);
  await field().locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '用作头像' }).click();
};

test('stores the portrait that a student crops as a square', async () => {
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.goto(`${stage.product.url}/web/user/accout`);
  await field().waitFor();
  const shipped = await names('files');
  await choose('合影.png');
  await field().getByRole('status').getByText('头像已更新').waitFor();
  const picture = field().locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([512, 512]);
  expect((await names('files')).filter((name) => !shipped.includes(name))).toEqual([expect.stringMatching(/\.png$/)]);
  expect(await names('uploads')).toEqual([]);
});

test('a cancelled upload leaves no file on the server and keeps the old portrait', async () => {
  const before = await names('files');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  await choose('慢.png');
  const bar = field().getByRole('progressbar', { name: '正在上传头像' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow')), PATIENT).toBeGreaterThan(0);
  await expect.poll(async () => (await names('uploads')).length, PATIENT).toBeGreaterThan(0);
  await field().getByRole('button', { name: '取消上传' }).click();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => names('uploads'), PATIENT).toEqual([]);
  expect(await names('files')).toEqual(before);
  expect(await field().locator('img').count()).toBe(1);
});
