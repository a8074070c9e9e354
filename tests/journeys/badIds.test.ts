import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LAZY_PAGES } from '../../packages/app/src/shell/lazyPages.ts';
import { OFFICE_PAGES, type OfficePage } from '../../packages/app/src/shell/office/officePages.ts';
import { PAGES } from '../../packages/app/src/shell/pages.ts';
import type { SitePage } from '../../packages/app/src/kit/pageTable.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { signInToOffice } from './parts/signInToOffice.ts';

const stage = openStage();

/** An id of the right form that nothing has, as of something deleted or of another school. */
const VANISHED = '01M8CXFFHTRCXG4GY77BBJ25TD';
const MALFORMED = 'abc';

/** Addresses whose ids the page table does not name, because the page exists without them. */
const OPTIONAL: readonly string[] = [
  '/course/detail?id=ID',
  '/course/detail?gradeId=ID',
  '/order?id=ID',
  '/homework/room?id=ID',
  '/homework/room?homeworkId=ID',
  '/play/run?mode=weak&ids=ID&at=1',
];

const asked = ({ path, needs = [] }: SitePage): string[] => {
  if (path.includes('/:id')) return [path.replace(':id', 'ID')];
  return needs.length === 0 ? [] : [`${path}?${needs.map((name) => `${name}=ID`).join('&')}`];
};
const site = [...PAGES, ...LAZY_PAGES];
const ofSite = (isTeachers: boolean) => site.filter((page) => (page.for === 'teacher') === isTeachers).flatMap(asked);
const ofOffice = (office: OfficePage['layout']) =>
  OFFICE_PAGES.filter(({ path, layout }) => layout === office && path.includes(':id')).map(({ path }) =>
    path.replace(':id', 'ID'),
  );

/** What a page says about the missing content; a page for choosing something else counts, too. */
const SAID = /没有这个页面|没有加载出来|没有找到|还没有证书|没有可以练的题/;
const CODE = /\b[A-Z]{3,}_[A-Z]{2,}\b|\bVALIDATION\b|\bundefined\b|\[object/;

/** What is wrong with a page for an id that does not exist; null for nothing. */
async function faultOf(page: Page, address: string): Promise<string | null> {
  await page.goto(`${stage.product.url}/web${address}`);
  const said = page.getByText(SAID).first();
  const isSaid = await said.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  if (!isSaid) return `says nothing: ${words.slice(0, 160)}`;
  const code = CODE.exec(words);
  if (code) return `shows ${code[0]}`;
  if ((await page.getByRole('button', { name: '重试' }).count()) > 0) return 'offers a retry that cannot help';
  if ((await page.getByText('页面发来的数据不完整').count()) > 0) return 'blames the page';
  if ((await page.getByRole('region', { name: '通知' }).innerText()) !== '') return 'says it twice';
  // The menus of the site and of an office do not count; a room or a page for printing has its own way.
  const main = page.locator('#main');
  const inPage = ((await main.count()) > 0 ? main : page.locator('body')).locator('a[href^="/web/"]:visible');
  const back = [inPage, page.getByRole('link', { name: /^返回/ }), page.getByRole('button', { name: /^返回/ })];
  const own = (await Promise.all(back.map((ways) => ways.count()))).reduce((sum, count) => sum + count, 0);
  return own > 0 ? null : `has no way back: ${words.slice(0, 160)}`;
}

const VISITORS: readonly [string, string, 'member' | 'user', readonly string[]][] = [
  ['student', 'xuesheng', 'member', [...ofSite(false), ...OPTIONAL]],
  ['teacher', 'laoshi', 'member', [...ofSite(true), ...ofOffice('edms')]],
  ['operator', 'guanli', 'user', ofOffice('bms')],
];

test.each(VISITORS)(
  'an address with an id that does not exist tells a %s so calmly, and leads back',
  { timeout: 8 * MINUTE_MS },
  async (_, account, realm, addresses) => {
    const context = await stage.browser.newContext(student.CONTEXT);
    const page = await context.newPage();
    if (realm === 'user') await signInToOffice(page, stage.product.url, account);
    else await student.signIn(page, stage.product.url, account);
    const faults: string[] = [];
    for (const pattern of addresses) {
      for (const id of [MALFORMED, VANISHED]) {
        const address = pattern.replaceAll('ID', id);
        const fault = await faultOf(page, address);
        if (fault !== null) faults.push(`${address} ${fault}`);
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  },
);
