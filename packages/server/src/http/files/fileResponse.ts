import type { FileReply } from '../../kit/context.ts';
import { byteRange } from './byteRange.ts';
import type { HttpContext } from '../httpContext.ts';
import { Readable } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A body that opens its source at the first read, and destroys it when its reader leaves, so that an unread body, as
 * for HEAD or a client that has gone, holds nothing open.
 */
export function lazyStream(open: () => Readable): ReadableStream<Bytes> {
  let source: ReadableStreamDefaultReader<Bytes> | undefined;
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        source ??= (Readable.toWeb(open()) as ReadableStream<Bytes>).getReader();
        const { done, value } = await source.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => source?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains this tag, so that the browser has it already (RFC 9110 §13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => strong(one) === strong(etag)) ?? false;
}

/** Types that a browser displays without running anything; all others are downloads. */
const SHOWN_IN_PLACE = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|video\/mp4)$/;

/** Downloads with their real type, so that programs recognize them. */
const SAVED_AS =
  /^application\/(zip|vnd\.openxmlformats-officedocument\.(spreadsheetml\.sheet|wordprocessingml\.document))$/;

/** Nothing in a file may load, run or be framed, even if its address is opened as a page. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'self'";
/** A browser's PDF viewer is a page itself, which a sandbox would stop. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** RFC 5987: other characters than letters, digits and these are escaped. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A file with the type detected from its bytes, never the one its sender claimed; whole, one range, or 304. */
export function fileResponse(c: HttpContext, file: FileReply): Response {
  const inPlace = SHOWN_IN_PLACE.test(file.mime);
  const etag = file.etag === undefined ? undefined : `"${file.etag}"`;
  c.header('Content-Security-Policy', file.mime === 'application/pdf' ? PDF_POLICY : FILE_POLICY);
  const kept = file.isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache';
  c.header('Cache-Control', etag === undefined ? 'no-store' : kept);
  if (etag !== undefined) {
    c.header('ETag', etag);
    if (namesTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  }
  c.header('Content-Type', inPlace || SAVED_AS.test(file.mime) ? file.mime : 'application/octet-stream');
  const disposition = inPlace ? 'inline' : 'attachment';
  c.header('Content-Disposition', `${disposition}; filename*=UTF-8''${encoded(file.title)}`);
  if (file.sizeBytes === null) return c.body(lazyStream(() => file.open(0, Number.POSITIVE_INFINITY)));
  c.header('Accept-Ranges', 'bytes');

  const ifRange = c.req.header('If-Range');
  const asked = ifRange === undefined || ifRange === etag ? c.req.header('Range') : undefined;
  const range = byteRange(asked, file.sizeBytes);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.sizeBytes}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: file.sizeBytes - 1 };
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.sizeBytes}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  return c.body(
    lazyStream(() => file.open(start, end)),
    status,
  );
}
