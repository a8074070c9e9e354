import type { IconName } from '../Icon/Icon.tsx';

/** The sign that goes with each tone, so that colour is never alone. */
export const toneIcons = {
  info: 'info',
  ok: 'success',
  warn: 'warning',
  bad: 'error',
} satisfies Record<string, IconName>;
