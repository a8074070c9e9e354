import { WEB_BASE } from './constants.ts';
import { choice, count, fields, flag, text } from './forms/fields.ts';
import { labelled } from './forms/labelled.ts';

/** Places of the site that show banners; those for visitors end in `.visitor`. */
const BANNER_POSITION = labelled({ home: '首页', 'home.visitor': '首页，未登录时' });

/** The positions whose banners a place shows: to visitors also what only they see. */
export const positionsAt = (place: string, isVisitor: boolean): string[] =>
  isVisitor ? [place, `${place}.visitor`] : [place];

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

/** Name of a place; its own for one that the site does not know any more. */
export const positionText = (position: string): string =>
  BANNER_POSITION.has(position) ? BANNER_POSITION.label(position) : position;

/** How a banner stands by the server's clock. */
export const BANNER_STATE = labelled(
  { off: '停用', waiting: '还没开始', showing: '正在展示', over: '已过期' },
  { showing: 'ok', waiting: 'warn' },
);

/** What a banner says. */
export const bannerWords = fields({
  title: text('标题', { required: true, max: 40, oneLine: true }),
  subtitle: text('说明', { max: 80, oneLine: true }),
});

/** Where a banner stands and leads. */
export const bannerPlace = fields({
  link: text('链接', {
    max: 500,
    hint: '本站页面写 /web/exam/list，其他网站写 https:// 开头的网址；可以不填。',
    rule: (link: unknown) =>
      typeof link !== 'string' || link.trim() === '' || isBannerLink(link.trim())
        ? null
        : '网址应以 https:// 开头，或是本站 /web/ 下的页面。',
  }),
  position: choice('位置', BANNER_POSITION),
  sort: count('顺序', { min: 0, max: 9_999, initial: 0, hint: '小的在前。' }),
});

export const bannerSwitch = fields({ isOn: flag('启用', { initial: true, hint: '停用后立即不再展示。' }) });
