import { THEME_COOKIE as NAME, WEB_BASE } from '@aosai/api/kit/constants';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Sets the chosen theme, or the system's, on the root element, which also contains floating parts. */
export function applyStoredTheme(): void {
  const stored = localStorage.getItem(NAME);
  document.documentElement.dataset['theme'] = stored === 'dark' || stored === 'light' ? stored : systemTheme();
}

function setTheme(theme: Theme): void {
  localStorage.setItem(NAME, theme);
  // For the first page, which the server sends already drawn.
  document.cookie = `${NAME}=${theme};path=${WEB_BASE};max-age=31536000;samesite=lax`;
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's theme and a function to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), setTheme];
}
