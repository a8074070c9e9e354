import { isIP, isIPv6 } from 'node:net';

const GROUPS = 8;
/** One IPv6 subscriber has a whole /64, and may use another address of it for every request. */
const GROUPS_OF_SUBSCRIBER = 4;

/** Normalizes an address from a socket or a proxy: without port, brackets and zone. Null if it is none. */
export function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = /^\s*(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)\s*$/.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).trim().replace(/%.*$/s, '').toLowerCase();
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1];
  const plain = mapped ?? address;
  return isIP(plain) === 0 ? null : plain;
}

/** The key for limits: all addresses of one IPv6 subscriber have the same, however they are abbreviated. */
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

/** Enough of an address for its owner to recognize it, on a page that others may see too: `203.0.113.*`. */
export const shownAddress = (ip: string): string => addressKey(ip).replace(/(?<![^.:])[^.:]+$/, '*');
