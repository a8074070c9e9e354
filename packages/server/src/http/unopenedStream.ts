import { Readable } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A body that opens its source when it is first read, and destroys it when its reader leaves: what nobody reads, a HEAD
 * or an answer to someone who has gone, holds nothing.
 */
export function unopenedStream(open: () => Readable): ReadableStream<Bytes> {
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
