import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packPictures } from '../../scripts/parts/packPictures.ts';

test('packPictures: makes a picture smaller with the same pixels, and does not change it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  const file = join(folder, 'a.png');
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at % 96 < 48 ? 255 : at % 7)));
  const raw = { raw: { width: 64, height: 64, channels: 3 } } as const;
  writeFileSync(file, await sharp(pixels, raw).png({ compressionLevel: 0 }).toBuffer());
  const before = readFileSync(file);
  await packPictures(folder);
  const after = readFileSync(file);
  expect(after.length).toBeLessThan(before.length);
  expect((await sharp(after).raw().toBuffer()).equals(pixels)).toBe(true);
  await packPictures(folder);
  expect(readFileSync(file).equals(after)).toBe(true);
});
