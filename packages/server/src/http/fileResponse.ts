import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileReply } from '../resources/context.ts';
import type { HttpContext } from './incoming.ts';

/** Everything else is only offered for saving: what a browser would run or render is never ours to serve. */
const SHOWN_IN_PLACE = /^image\/(png|jpeg|gif|webp|avif)$/;

export function fileResponse(c: HttpContext, file: FileReply): Response {
  const inPlace = SHOWN_IN_PLACE.test(file.mime);
  c.header('Content-Type', inPlace ? file.mime : 'application/octet-stream');
  c.header('Content-Length', String(file.sizeBytes));
  const disposition = inPlace ? 'inline' : 'attachment';
  c.header('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.title)}`);
  c.header('Cache-Control', 'private, max-age=300');
  return c.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream);
}
