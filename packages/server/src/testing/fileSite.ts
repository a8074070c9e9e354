import sharp from 'sharp';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect } from 'vitest';
import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import { newId } from '../base/newId.ts';
import { app } from '../db/schema/platform.ts';
import { openTestApp, ORIGIN, type Reply, type Visitor } from './testApp.ts';

export interface Stored {
  fileName: string;
  title: string;
  mime: string;
  sizeBytes: number;
  isPublic: boolean;
  widthPx: number | null;
  heightPx: number | null;
}

export function formOf(
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
  fields: Record<string, string>,
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([content], name));
  return form;
}

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });

/** A PNG whose header claims a size that it does not have. */
export function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 4 + body.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const SCRIPT = '<script>alert(document.cookie)</script>';
export const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

/** A site with people who upload files, and the stored files. */
export async function openFileSite() {
  const site = await openTestApp();
  const folder = site.services.platform.dataFolder;

  await site.db.insert(app).values({
    appId: 'other',
    id: newId(),
    createdAt: site.now(),
    updatedAt: site.now(),
    name: 'other',
    title: '别处',
    logo: '',
    favicon: '',
  });
  const people = {
    student: await site.signIn('xuesheng'),
    parent: await site.signIn('jiazhang'),
    classmate: await site.signIn('xuesheng2'),
    teacher: await site.signIn('laoshi'),
    office: await site.signIn('guanli', 'user'),
  };

  const upload = (
    visitor: Visitor | null,
    purpose: FilePurpose,
    name: string,
    content: Uint8Array | string,
    fields: Record<string, string> = {},
  ): Promise<Reply> => {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    return site.send('POST', '/common/file/upload', { visitor, form: formOf(name, bytes, { purpose, ...fields }) });
  };

  async function stored(...given: Parameters<typeof upload>): Promise<Stored> {
    const { body } = await upload(...given);
    expect(body, given[2]).toMatchObject({ success: true });
    return body.data as Stored;
  }

  async function get(fileName: string, visitor: Visitor | null, headers: Record<string, string> = {}, appId = 'aosai') {
    const response = await site.fetch(
      new Request(`${ORIGIN}/aosai/api/common/file/${fileName}?appId=${appId}&timestamp=1`, {
        headers: { ...headers, ...(visitor && { Cookie: visitor.cookie }) },
      }),
    );
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  const onDisk = async () => new Set(await readdir(join(folder, 'files')).catch(() => []));

  return { site, folder, people, upload, stored, get, onDisk };
}
