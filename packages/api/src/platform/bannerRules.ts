import { WEB_BASE } from '../kit/constants.ts';
import { choice, count, fields, flag, text } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';

/** Positions of banners; those for visitors end in `.visitor`. */
const BANNER_POSITION = labelled({ home: '首页', 'home.visitor': '首页，未登录时' });

/** The positions whose banners a place shows; visitors also see those for visitors. */
export const positionsAt = (place: string, isVisitor: boolean): string[] =>
  isVisitor ? [place, `${place}.visitor`] : [place];

/** A base for parsing a path; it is removed again. */
const HERE = 'https://here.invalid';

/**
 * Normalizes the link of a banner as browsers do, or returns null if it is not allowed. Allowed are pages of the site
 * and other sites by https: no other scheme, no host behind a user name, and no dots that lead out of `/web/`.
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

/** Whether a link is allowed for a banner. */
export const isBannerLink = (link: string): boolean => bannerLink(link) !== null;

/** The Chinese name of a position, or the position itself if the site does not know it. */
export const positionText = (position: string): string =>
  BANNER_POSITION.has(position) ? BANNER_POSITION.label(position) : position;

/** State of a banner by the server's clock. */
export const BANNER_STATE = labelled(
  { off: '停用', waiting: '还没开始', showing: '正在展示', over: '已过期' },
  { showing: 'ok', waiting: 'warn' },
);

/** Fields of a banner's text. */
export const bannerWords = fields({
  title: text('标题', { required: true, max: 40, oneLine: true }),
  subtitle: text('说明', { max: 80, oneLine: true }),
});

/** Fields of a banner's link and position. */
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

/** Field that switches a banner on. */
export const bannerSwitch = fields({ isOn: flag('启用', { initial: true, hint: '停用后立即不再展示。' }) });
