import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageDraft } from '../../importers/draft.ts';
import { drawBitmaps } from './bitmap.ts';
import { reencodeImage } from './reencodeImage.ts';

const plain = sharp({ create: { width: 4, height: 2, channels: 3, background: '#f00' } });

/** Two by two pixels: red, green; blue, white. */
function bitmap(bits: 24 | 32, packing = 0): Buffer {
  const pixels = { 24: 'ff0000ffffff00000000ff00ff000000', 32: 'ff000000ffffff000000ff0000ff0000' }[bits];
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeInt32LE(54, 10);
  head.writeInt32LE(40, 14);
  head.writeInt32LE(2, 18);
  head.writeInt32LE(2, 22);
  head.writeUInt16LE(bits, 28);
  head.writeInt32LE(packing, 30);
  return Buffer.concat([head, Buffer.from(pixels, 'hex')]);
}

const draw = (type: ImageDraft['type'], bytes: Uint8Array) => reencodeImage({ name: 'x', type, bytes });

test('S30 drawAnew: re-encodes images of packages without other data in their files', async () => {
  const photo = await plain
    .clone()
    .jpeg()
    .withExif({ IFD0: { Artist: 'someone' } })
    .toBuffer();
  const [jpg, gif, webp] = [
    await draw('jpg', Buffer.concat([photo, Buffer.from('PK more')])),
    await draw('gif', await plain.clone().gif().toBuffer()),
    await draw('webp', await plain.clone().webp().toBuffer()),
  ];
  expect([jpg, gif, webp].map((one) => one && [one.extension, one.widthPx, one.heightPx])).toEqual([
    ['jpg', 4, 2],
    ['png', 4, 2],
    ['webp', 4, 2],
  ]);
  expect((await sharp(jpg?.bytes).metadata()).exif).toBeUndefined();
  expect(jpg?.bytes.includes('PK more')).toBe(false);
});

test('drawBitmaps: keeps the pixels of a BMP and makes it PNG on the reading thread', async () => {
  for (const bits of [24, 32] as const) {
    const { images } = await drawBitmaps({ images: [{ name: 'x', type: 'bmp', bytes: bitmap(bits) }] });
    const drawn = await reencodeImage(images[0] as ImageDraft);
    const { data } = await sharp(drawn?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([drawn?.extension, data.toString('hex')]).toEqual(['png', 'ff000000ff000000ffffffff']);
  }
});

test('drawAnew: refuses SVG with scripts, compressed bitmaps, broken and giant images', async () => {
  const giant = Buffer.from(await plain.clone().png().toBuffer());
  giant.writeUInt32BE(100_000, 16);
  const refused = [
    await draw('svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>')),
    await draw('bmp', bitmap(24)),
    await draw('png', new Uint8Array()),
    await draw('png', Buffer.from('89504e470d0a1a0a00', 'hex')),
    await draw('png', giant),
  ];
  expect(refused).toEqual([null, null, null, null, null]);
});
