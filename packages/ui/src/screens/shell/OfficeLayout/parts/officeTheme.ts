import type { OfficeLayoutProps } from '../officeLayoutProps.ts';

type Theme = OfficeLayoutProps['theme'];
export const otherTheme = (shown: Theme): Theme => (shown === 'dark' ? 'light' : 'dark');
export const themeLabel = (shown: Theme): string => (shown === 'dark' ? '换成浅色' : '换成深色');
