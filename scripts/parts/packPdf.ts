import { deflateSync } from 'node:zlib';

/** Offsets of the objects in a PDF with one table of references, as Chromium prints it. */
function offsetsOf(text: string): Map<number, number> {
  const at = Number(/startxref\s+(\d+)\s+%%EOF/u.exec(text)?.[1]);
  const [, first = '0', , table = ''] = /^xref\s+(\d+) (\d+)\s+((?:\d{10} \d{5} [nf]\s+)+)/u.exec(text.slice(at)) ?? [];
  const lines = table.trim().split(/\s*\n/u);
  return new Map(
    lines.flatMap((line, no) => (line.includes('n') ? [[Number(first) + no, Number(line.slice(0, 10))] as const] : [])),
  );
}

const bytes = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);

/**
 * Puts the plain objects of a PDF into one compressed stream. Chromium writes each Chinese glyph as an object of its own,
 * and leaves the tables of fonts uncompressed; packed, a page takes half the bytes.
 */
export function packPdf(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const offsets = offsetsOf(text);
  const starts = [...offsets.values()].toSorted((one, other) => one - other);
  const end = text.lastIndexOf('xref', text.lastIndexOf('startxref') - 1);
  const bodyOf = (offset: number): string => {
    const next = starts[starts.indexOf(offset) + 1] ?? end;
    const whole = text.slice(offset, next);
    return whole.slice(whole.indexOf('obj') + 3, whole.lastIndexOf('endobj')).trim();
  };
  const size = Math.max(...offsets.keys()) + 3;
  const [streams, table] = [size - 2, size - 1];
  const plain: { no: number; body: string }[] = [];
  let out = '%PDF-1.5\n%\u00E2\u00E3\u00CF\u00D3\n';
  const places = new Map<number, number[]>();
  const write = (no: number, body: string): void => {
    places.set(no, [1, ...bytes(out.length, 4), ...bytes(0, 2)]);
    out += `${no} 0 obj\n${body}\nendobj\n`;
  };
  for (const [no, offset] of offsets) {
    const body = bodyOf(offset);
    if (/>>\s*stream\r?\n/u.test(body)) write(no, body);
    else plain.push({ no, body });
  }
  let length = 0;
  const head = plain.map(({ no, body }, at) => {
    places.set(no, [2, ...bytes(streams, 4), ...bytes(at, 2)]);
    const pair = `${no} ${length}`;
    length += body.length + 1;
    return pair;
  });
  const first = `${head.join(' ')}\n`;
  const streamOf = (dictionary: string, data: Buffer): string =>
    `<<${dictionary} /Filter /FlateDecode /Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream`;
  const joined = Buffer.from(first + plain.map(({ body }) => `${body}\n`).join(''), 'latin1');
  write(
    streams,
    streamOf(`/Type /ObjStm /N ${plain.length} /First ${first.length}`, deflateSync(joined, { level: 9 })),
  );
  const at = out.length;
  places.set(table, [1, ...bytes(at, 4), ...bytes(0, 2)]);
  const rows = Array.from({ length: size }, (_, no) => places.get(no) ?? [0, ...bytes(0, 4), ...bytes(65_535, 2)]);
  const [root = '', info = ''] = ['Root', 'Info'].map((name) => new RegExp(`/${name} \\d+ 0 R`, 'u').exec(text)?.[0]);
  const dictionary = `/Type /XRef /Size ${size} /W [1 4 2] ${root} ${info}`;
  write(table, streamOf(dictionary, deflateSync(Buffer.from(rows.flat()))));
  return Buffer.from(`${out}startxref\n${at}\n%%EOF\n`, 'latin1');
}
