import type { Locator, Page } from 'playwright';

/** A walk through the pages and dialogs of an office. */
export interface Tour {
  /** Opens a page and each of its dialogs once: those of the page, of its first row and of the selected row. */
  visit(path: string): Promise<void>;
  /** Errors, with the page and the button where they occurred. */
  faults: string[];
  /** Dialogs that were opened, with page and button. */
  opened: string[];
}

/** Buttons that leave the page or download a file instead of opening a dialog. */
const LEAVES = /复制一份|打印|导出|下载|全屏|放大|取消选择/;
/** Acts of a question's menu that go on with it on another page. */
const GOES_ON = /^(?:布置作业|随堂测验)$/;

/** A page should only request what exists and is allowed, so these statuses are faults of the page. */
const isFault = (status: number) => [400, 401, 403, 404, 405].includes(status) || status >= 500;

/** Buttons specific to a page; stories test those that sort, filter or page a list. */
const OWN =
  ':is(button):not(table button):not([role=tablist] *):not([data-part=bar] *):not(form[role=search] *):not(nav *)';

/** Starts a tour of an office as the person signed in to `page`. */
export function officeTour(page: Page, site: string): Tour {
  const faults = new Set<string>();
  const opened: string[] = [];
  let place = '';
  const tell = (text: string) => faults.add(`${place}: ${text}`);
  page.on('pageerror', ({ message }) => tell(message));
  page.on('console', (message) => {
    // The browser also logs failed responses; those are judged by their status below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) tell(message.text());
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (isFault(response.status())) tell(`${response.status()} ${response.request().method()} ${pathname}`);
  });

  // By attribute, since roles do not find a dialog under another one.
  const dialogs = page.locator('[role=dialog]');
  const settled = () => page.waitForLoadState('networkidle');

  /**
   * Presses Escape, again after seconds in which nothing happened; whether the open dialogs became others. A busy page
   * closes them later, and ignores keys while it draws its dialog again.
   */
  async function escapeActs(): Promise<boolean> {
    const shown = () => dialogs.allTextContents().then((texts) => texts.join());
    const before = await shown();
    for (let waits = 0; waits < 50; waits += 1) {
      if (waits % 15 === 0) await page.keyboard.press('Escape');
      await page.waitForTimeout(200);
      if ((await shown()) !== before) return true;
    }
    return false;
  }

  /** Closes the topmost dialogs until `depth` are left. */
  async function closeTo(depth: number): Promise<void> {
    while ((await dialogs.count()) > depth) {
      if (!(await escapeActs())) return void tell('the dialog does not close');
      const leave = dialogs.last().getByRole('button', { name: '放弃修改' });
      if (await leave.isVisible()) await leave.click();
      await settled();
    }
  }

  async function pressEach(buttons: Locator, depth: number, where: string): Promise<void> {
    const labels = await buttons.evaluateAll((all) =>
      all.map((button) => (button.matches(':disabled, [aria-haspopup]') ? '' : (button.textContent ?? '').trim())),
    );
    for (const label of new Set(labels)) {
      if (label === '' || LEAVES.test(label)) continue;
      const button = buttons.filter({ hasText: label }).first();
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      place = `${where} › ${label}`;
      await button.click();
      await settled();
      if ((await dialogs.count()) > depth) opened.push(place);
      await closeTo(depth);
      place = where;
    }
  }

  /** Chooses each act in the menu of the open drawer once. */
  async function chooseEach(more: Locator, where: string): Promise<void> {
    const items = page.getByRole('menuitem');
    const openMenu = async () => {
      await more.click();
      await items.first().waitFor();
    };
    await openMenu();
    const labels = await items.allTextContents();
    await page.keyboard.press('Escape');
    for (const label of labels) {
      if (LEAVES.test(label) || GOES_ON.test(label)) continue;
      await openMenu();
      const item = items.getByText(label, { exact: true });
      place = `${where} › ${label}`;
      if ((await item.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('Escape');
      else await item.click();
      await settled();
      if ((await dialogs.count()) > 1) opened.push(place);
      await closeTo(1);
      place = where;
    }
  }

  async function open(path: string): Promise<void> {
    await page.goto(`${site}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
  }

  async function visit(path: string): Promise<void> {
    place = path;
    const main = page.getByRole('main');
    await open(path);
    await pressEach(main.locator(OWN), 0, path);
    if (!page.url().endsWith(path)) await open(path);
    const row = main.locator('a[href^="?"][href*="open="]').first();
    if (await row.isVisible()) {
      await row.click();
      await dialogs.first().waitFor();
      await settled();
      await pressEach(dialogs.first().locator(OWN), 1, `${path} › row`);
      const more = dialogs.first().getByRole('button', { name: '更多', exact: true });
      if (await more.isVisible()) await chooseEach(more, `${path} › row`);
      await closeTo(0);
      // An action of the row may have replaced the list, as the matrix of a role does.
      if (!(await row.isVisible())) await open(path);
    }
    const choose = main.getByRole('row').getByRole('checkbox').nth(1);
    if (await choose.isVisible()) {
      const bulk = page.getByRole('group', { name: '批量操作' });
      // A click may be lost while the list renders again. Then the row is clicked once more, as a person would do.
      for (let tries = 0; !(await bulk.isVisible()); tries += 1) {
        if (tries === 5) return void tell('a selected row shows no actions');
        await choose.click();
        await settled();
      }
      await pressEach(bulk.locator('button'), 0, `${path} › selection`);
    }
  }

  return {
    visit,
    get faults() {
      return [...faults];
    },
    opened,
  };
}
