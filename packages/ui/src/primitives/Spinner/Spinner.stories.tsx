import preview from '#storybook/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner, args: { label: '正在加载' } });

export const Default = meta.story();
export const Large = meta.story({ args: { size: 32 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
