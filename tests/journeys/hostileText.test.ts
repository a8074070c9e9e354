// S21: user input is shown as text everywhere. The rows are written directly to the database, as if the sanitizer had
// let everything through, so that only the page's own defences remain.
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../packages/server/src/base/newId.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { exam, questionVersion } from '../../packages/server/src/db/schema/exam.ts';
import { question } from '../../packages/server/src/db/schema/bank.ts';
import { member, organization } from '../../packages/server/src/db/schema/people.ts';
import { message } from '../../packages/server/src/db/schema/platform.ts';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';
import { HOSTILE_MARKUP } from './parts/hostileMarkup.ts';
import { cleanHtml } from '../../packages/server/src/kit/markdown/markdown.ts';

const ALL = HOSTILE_MARKUP.join('\n');
const IMAGE = '<img src=x onerror="window.__x=1,alert(1)">';

let product: Product;
let browser: Browser;

async function writeEverywhere(dataFolder: string): Promise<void> {
  const database = await openDatabase({ folder: join(dataFolder, 'database') });
  const { db } = database;
  const added = (column: unknown, text: string) => sql`${column} || ${text}`;
  // Single choices get sanitized markup, all other questions the raw markup.
  await db.update(questionVersion).set({ stemHtml: ALL, title: IMAGE, analysisHtml: ALL });
  await db
    .update(questionVersion)
    .set({ stemHtml: HOSTILE_MARKUP.map(cleanHtml).join('\n') })
    .where(sql`${questionVersion.type} = '1'`);
  await db.update(question).set({ key: null });
  await db.update(exam).set({ title: added(exam.title, IMAGE), summary: ALL, notesHtml: ALL });
  await db.update(organization).set({ name: added(organization.name, IMAGE) });
  await db.update(member).set({ name: added(member.name, IMAGE), nickname: IMAGE });
  const people = await db.select({ appId: member.appId, id: member.id }).from(member);
  const now = new Date();
  const letter = { type: 'system', title: IMAGE, body: ALL, createdAt: now, updatedAt: now };
  await db.insert(message).values(people.map(({ appId, id }) => ({ ...letter, appId, id: newId(), memberId: id })));
  await database.close();
}

beforeAll(async () => {
  const dataFolder = await newDataFolder(true);
  await writeEverywhere(dataFolder);
  product = await startProduct({ dataFolder });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await removeData(product);
});

/** Collects signs that text became markup: dialogs and violations of the content security policy. */
function watch(context: BrowserContext): string[] {
  const signs: string[] = [];
  context.on('dialog', (dialog) => {
    signs.push(`dialog on ${dialog.page()?.url() ?? ''}`);
    void dialog.dismiss();
  });
  context.on('console', (said) => {
    if (said.text().startsWith('policy: ')) signs.push(said.text());
  });
  return signs;
}

const openContext = async (): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...student.CONTEXT, viewport: { width: 1280, height: 860 } });
  // Rendering thousands of characters of markup in every text is slow.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      console.log(`policy: ${violatedDirective} ${sourceFile} ${sample}`),
    );
  });
  return context;
};

/** Returns elements and handlers that our pages never contain, and whether a script ran. */
const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const made = [...document.querySelectorAll('#root *')].filter(
      (element) =>
        element.matches('script, iframe, object, embed, base, form[action], marquee, image, template') ||
        element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    return [...made.map((element) => element.outerHTML.slice(0, 80)), ...('__x' in window ? ['it ran'] : [])];
  });

const looks = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${product.url}/web/${path}`);
  await page.getByText('onerror').first().waitFor();
  expect(await strangers(page), path).toEqual([]);
};

test('S21: lists, an exam and messages show user input as text', async () => {
  const context = await openContext();
  const signs = watch(context);
  const page = await context.newPage();
  await looks(page, '');
  await looks(page, 'exam/list');
  await student.signIn(page, product.url, 'xuesheng');
  await looks(page, 'user/message');
  await page.goto(`${product.url}/web/exam/list`);
  await page.getByRole('link', { name: student.EXAM }).first().click();
  await page.getByRole('heading', { level: 1, name: student.EXAM }).waitFor();
  expect(await strangers(page)).toEqual([]);
  expect(signs).toEqual([]);
  await context.close();
});

test('S21: the exam room shows statements and compiler messages as text', async () => {
  const context = await openContext();
  const signs = watch(context);
  const page = await context.newPage();
  await student.signIn(page, product.url, 'xuesheng');
  await page.goto(`${product.url}/web/exam/list`);
  await page.getByRole('link', { name: student.EXAM }).first().click();
  await student.enrolAndStart(page);
  for (const no of [1, 16, 26]) {
    await student.goTo(page, no);
    await page.getByText('onerror').first().waitFor();
    expect(await strangers(page), `question ${no}`).toEqual([]);
  }
  await student.writeCode(page, 26, `#error ${IMAGE}\n`);
  await page.getByRole('button', { name: '自测' }).click();
  await page.getByText(`#error ${IMAGE}`).last().waitFor();
  expect(await strangers(page)).toEqual([]);
  expect(signs).toEqual([]);
  await context.close();
});

test('S21: the list of members shows names as text', async () => {
  const context = await openContext();
  const signs = watch(context);
  const page = await context.newPage();
  await student.signIn(page, product.url, 'laoshi');
  await looks(page, 'edms/organizationMember');
  expect(signs).toEqual([]);
  await context.close();
});

test('watch and strangers detect markup that runs in a page', async () => {
  const context = await openContext();
  const signs = watch(context);
  const page = await context.newPage();
  await page.goto(`${product.url}/web/`);
  // The first render empties the root.
  await page.getByRole('main').waitFor();
  await page.evaluate((html) => {
    const frame = document.createElement('iframe');
    document.querySelector('#root')?.append(frame);
    try {
      frame.srcdoc = html;
    } catch (error) {
      Object.assign(globalThis, { __x: error });
      alert('refused');
    }
  }, IMAGE);
  await expect
    .poll(() => signs.map((sign) => sign.split(' ', 2).join(' ')).toSorted())
    .toEqual(['dialog on', 'policy: require-trusted-types-for']);
  expect(await strangers(page)).toEqual(['<iframe></iframe>', 'it ran']);
  await context.close();
});
