/** Setting with the address at which people open the site; links in mails begin with it. */
export const SITE_ADDRESS_KEY = 'site.address';

/** What an address looks like, in words for whoever typed another one. */
export const SITE_ADDRESS_LIKE = '以 https:// 或 http:// 开头的网址，只写到域名，例如 https://oj.example.com';

/**
 * The origin that an address names: `https://oj.example.com/web/`, as it is copied from a browser, is
 * `https://oj.example.com`. Null for what is no address of a site: other pages, names and passwords, other protocols.
 */
export function siteOrigin(address: string): string | null {
  const typed = address.trim();
  if (!/^https?:\/\/[^\s\\]+$/i.test(typed) || !URL.canParse(typed)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(typed);
  const isBare = ['/', '/web', '/web/'].includes(pathname) && search === '' && hash === '';
  return isBare && username === '' && password === '' ? origin : null;
}

/** The address of a page below /web/; null for a link that leads elsewhere. */
export function pageAddress(origin: string, link: string): string | null {
  const base = `${origin}/web/`;
  if (!URL.canParse(link, base)) return null;
  const { href } = new URL(link, base);
  return href.startsWith(base) ? href : null;
}
