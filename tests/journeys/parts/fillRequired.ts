import type { Locator } from 'playwright';

const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const LABEL_END = /必填.*$/s;

/**
 * Fills in the required fields of a dialog that are empty. `values` maps the beginning of a label to its value, for
 * fields that do not accept a name.
 */
export async function fillRequired(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  const valueOf = (label: string) =>
    Object.entries(values).find(([start]) => label.startsWith(start))?.[1] ?? `巡检${label.replace(LABEL_END, '')}`;
  for (const group of await dialog.getByRole('group', { name: /必填/ }).all()) {
    const boxes = { 开始日期: dayFrom(-1), 开始时间: '08:00', 结束日期: dayFrom(30), 结束时间: '20:00' };
    for (const [name, value] of Object.entries(boxes)) {
      const box = group.getByRole('textbox', { name, exact: true });
      if (await box.isVisible()) await box.fill(value);
    }
  }
  const boxes = dialog.getByRole('textbox', { name: /必填/ }).or(dialog.getByRole('spinbutton', { name: /必填/ }));
  for (const box of await boxes.all()) {
    if ((await box.inputValue()) !== '') continue;
    const label = await box.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? '');
    await box.fill(valueOf(label));
  }
  // Required multi-selects, such as the teachers of a class, get the first option.
  for (const many of await dialog.locator('input[role=combobox]').all()) {
    const label = await many.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? '');
    if (!label.includes('必填')) continue;
    await many.click();
    await dialog.page().locator('[role=option]').first().click();
    await dialog.getByRole('heading').first().click();
  }
  for (const [label, option] of Object.entries(values)) {
    const list = dialog.getByRole('combobox', { name: new RegExp(`^${label}`) });
    if (await list.isVisible()) await list.selectOption(option);
    // This field is only required after a choice made above.
    const box = dialog.getByRole('textbox', { name: label, exact: true });
    if (await box.isVisible()) await box.fill(option);
  }
}
