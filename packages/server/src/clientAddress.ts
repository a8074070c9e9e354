import { isIP, isIPv6 } from 'node:net';

const GROUPS = 8;
/** One subscriber of IPv6 holds a whole /64, and may take another address of it for every request. */
const GROUPS_OF_SUBSCRIBER = 4;

/** An address as a socket or a proxy writes it, in one form: without port, brackets and zone. Null for what is none. */
export function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = /^\s*(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)\s*$/.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).trim().replace(/%.*$/s, '').toLowerCase();
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1];
  const plain = mapped ?? address;
  return isIP(plain) === 0 ? null : plain;
}

/** What limits count by: all addresses of one IPv6 subscriber are one, however they are shortened. */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip) ?? ip;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const left = groupsOf(head);
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - groupsOf(tail).length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...groupsOf(tail ?? '')];
  return groups
    .slice(0, GROUPS_OF_SUBSCRIBER)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Enough of an address to know one's own by, for a page that others may open too: `203.0.113.*`. */
export const shownAddress = (ip: string): string => addressKey(ip).replace(/(?<![^.:])[^.:]+$/, '*');
