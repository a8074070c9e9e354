import { screen } from 'storybook/test';

export interface Pressing {
  userEvent: { click: (button: Element) => Promise<void> };
}

/** Chooses an act in the menu 更多 of a row's drawer or page. */
export async function pressMore({ userEvent }: Pressing, label: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}
