import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { encode } from 'uqr';
import { AppError } from '@aosai/api/contract/errors';
import { WEB_BASE } from '@aosai/api/domain/constants';
import { type FileReply, madeFile, type ResourceHandlers } from './context.ts';

/** Four modules of quiet around, as ISO 18004 asks for. */
const BORDER = 4;
const MODULE_PX = 8;
const MAX_KEPT = 200;

/** Drawing costs a few milliseconds, and a class scans the same code: the last ones are kept. */
const kept = new Map<string, Promise<FileReply>>();

/** The address of a page of this site. Throws VALIDATION for any other: a code of ours must not lead elsewhere. */
function pageAddress(origin: string, path: string): string {
  const refused = new AppError('VALIDATION', { detail: '只能为本站的页面生成二维码' });
  if (!URL.canParse(path, origin)) throw refused;
  const url = new URL(path, origin);
  if (!path.startsWith(WEB_BASE) || !url.pathname.startsWith(WEB_BASE)) throw refused;
  return url.href;
}

async function draw(address: string): Promise<FileReply> {
  const { data, size } = encode(address, { ecc: 'M', border: BORDER });
  const modules = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const jpeg = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * MODULE_PX, kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const etag = createHash('sha256').update(jpeg).digest('hex');
  return { ...madeFile('qrCode.jpg', 'image/jpeg', jpeg), etag, isPublic: true };
}

export const image = {
  qrCode({ origin }, { path }) {
    const address = pageAddress(origin, path);
    const known = kept.get(address);
    if (known) return known;
    const drawn = draw(address);
    kept.set(address, drawn);
    drawn.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  },
} satisfies ResourceHandlers<'image'>;
