import type { IconName } from '../Icon/Icon.tsx';

/** The icon of each tone, so that meaning never depends on colour only. */
export const toneIcons = {
  info: 'info',
  ok: 'success',
  warn: 'warning',
  bad: 'error',
} satisfies Record<string, IconName>;
