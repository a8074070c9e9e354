import { WEB_BASE } from './constants.ts';

/** Places of the site that show banners. */
export const BANNER_POSITIONS = { home: '首页' } as const;
export type BannerPosition = keyof typeof BANNER_POSITIONS;

/**
 * Whether a banner may lead there: a page of the site, or another site by https. No other scheme runs or opens
 * anything, and no address hides its host behind a user name.
 */
export function isBannerLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false;
  if (link.startsWith(WEB_BASE)) return !link.includes('//');
  if (!link.startsWith('https://') || !URL.canParse(link)) return false;
  const { username, password, hostname } = new URL(link);
  return username === '' && password === '' && hostname.includes('.');
}
