import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { encode } from 'uqr';
import { AppError } from '@aosai/api/kit/errors';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { addressKey } from '../../kit/clientAddress.ts';
import { openLimiter } from '../../base/limitConcurrency.ts';
import { rateLimit } from '../../base/rateLimit.ts';
import { type FileReply, madeFile, type ResourceHandlers } from '../../kit/context.ts';

/** ISO 18004 requires a quiet zone of four modules. */
const BORDER = 4;
/** Every mask is readable; choosing the best one would take ten times as long as the rest. */
const MASK = 2;
/** Codes with more text have smaller modules, so that the image stays about as large. */
const modulePx = (size: number): number => (size > 60 ? 4 : 8);

const WINDOW_MS = 10_000;
/** Limits new codes; a code drawn before costs nothing. */
const limits = {
  address: rateLimit({ limit: 100, windowMs: WINDOW_MS }),
  all: rateLimit({ limit: 300, windowMs: WINDOW_MS }),
};
const inTurn = openLimiter({ atOnce: 1, maxWaiting: 50 });

/** A whole class scans the same code, so the codes used last are cached, some 10 kB each. */
const MAX_KEPT = 500;
const kept = new Map<string, Promise<FileReply>>();

/** The address of a page of this site. Throws VALIDATION for any other, because our codes must not lead elsewhere. */
function pageAddress(origin: string, path: string): string {
  const refused = new AppError('VALIDATION', { path: 'path', detail: '只能为本站的页面生成二维码' });
  if (!URL.canParse(path, origin)) throw refused;
  const url = new URL(path, origin);
  if (!path.startsWith(WEB_BASE) || !url.pathname.startsWith(WEB_BASE)) throw refused;
  return url.href;
}

async function draw(address: string): Promise<FileReply> {
  const { data, size } = encode(address, { ecc: 'M', border: BORDER, maskPattern: MASK });
  const modules = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const jpeg = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * modulePx(size), kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const etag = createHash('sha256').update(jpeg).digest('hex');
  return { ...madeFile('qrCode.jpg', 'image/jpeg', jpeg), etag, isPublic: true };
}

export const image = {
  qrCode({ origin, ip, services }, { path }) {
    const address = pageAddress(origin, path);
    const known = kept.get(address);
    if (known) {
      // Inserted again, so that it counts as the newest.
      kept.delete(address);
      kept.set(address, known);
      return known;
    }
    const nowMs = services.now().getTime();
    const seconds = limits.address.take(addressKey(ip), nowMs) || limits.all.take('', nowMs);
    if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
    const drawn = inTurn(() => draw(address));
    kept.set(address, drawn);
    drawn.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  },
} satisfies ResourceHandlers<'image'>;
