import { WEB_BASE } from './constants.ts';
import { labelled } from './forms/labelled.ts';

/** Places of the site that show banners. */
export const BANNER_POSITIONS = { home: '首页' } as const;
export type BannerPosition = keyof typeof BANNER_POSITIONS;

/** Only so that a path can be parsed: it is cut off again. */
const HERE = 'https://here.invalid';

/**
 * Where a banner leads, as browsers write it, or null where it may not lead: to a page of the site, or to another site
 * by https. No other scheme runs or opens anything, no address hides its host behind a user name, and no dots lead
 * from `/web/` to something else.
 */
export function bannerLink(link: string): string | null {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(link)) return null;
  if (link.startsWith(WEB_BASE)) {
    if (link.includes('//') || !URL.canParse(link, HERE)) return null;
    const { pathname, search, hash } = new URL(link, HERE);
    return pathname.startsWith(WEB_BASE) ? pathname + search + hash : null;
  }
  if (!link.startsWith('https://') || !URL.canParse(link)) return null;
  const { username, password, hostname, href } = new URL(link);
  return username === '' && password === '' && hostname.includes('.') ? href : null;
}

/** For a form: whether `bannerLink` finds somewhere to go. */
export const isBannerLink = (link: string): boolean => bannerLink(link) !== null;

const positions: Readonly<Record<string, string>> = BANNER_POSITIONS;

/** Name of a place; its own for one that the site does not know any more. */
export const positionText = (position: string): string => positions[position] ?? position;

/** How a banner stands by the server's clock. */
export const BANNER_STATE = labelled(
  { off: '停用', waiting: '还没开始', showing: '正在展示', over: '已过期' },
  { showing: 'ok', waiting: 'warn' },
);
