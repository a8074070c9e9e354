import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PageLoading } from './PageLoading.tsx';

const meta = preview.meta({ component: PageLoading, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('it is said once, and nothing else is read out', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^正在打开页面$/);
});
