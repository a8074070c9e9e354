export interface ByteRange {
  /** First byte; `start` and `end` are both inclusive. */
  start: number;
  end: number;
}

/**
 * Parses one range of a `Range` header (RFC 9110 §14.1.2). Null when there is none or several: then the whole file is a
 * correct reply.
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const asked = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/);
  if (!asked) return null;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
