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
