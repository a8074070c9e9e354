import preview from '#storybook/preview';
import { Seal } from './Seal.tsx';

const meta = preview.meta({ component: Seal });

export const Default = meta.story();
export const Large = meta.story({ args: { size: 56 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
