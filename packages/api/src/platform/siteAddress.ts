/** Setting with the address at which people open the site; links in mails begin with it. */
export const SITE_ADDRESS_KEY = 'site.address';

/** The form of a site address, for the message about a wrong one. */
export const SITE_ADDRESS_LIKE = '以 https:// 或 http:// 开头的网址，只写到域名，例如 https://oj.example.com';

/**
 * Returns the origin of a site address: `https://oj.example.com` for `https://oj.example.com/web/`, which people copy
 * from the browser. Returns null if the text has another path, a user name, a password or another protocol.
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
