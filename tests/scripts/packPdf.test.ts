import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packPdf } from '../../scripts/parts/packPdf.ts';

const OBJECTS = [
  '<</Type /Catalog /Pages 2 0 R>>',
  '<</Type /Pages /Count 0 /Kids []>>',
  '<</Length 5>>\nstream\nhello\nendstream',
];

/** A PDF of these objects with a table of references, as Chromium writes it. */
function written(): Buffer {
  let text = '%PDF-1.4\n';
  const rows = OBJECTS.map((body, at) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const at = text.length;
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 4 /Root 1 0 R>>\n`;
  return Buffer.from(`${text}${table}startxref\n${at}\n%%EOF\n`, 'latin1');
}

/** The inflated stream of the object whose dictionary begins so, with the dictionary. */
function streamOf(pdf: string, type: string): { dictionary: string; data: Buffer } {
  const [, dictionary = '', length = '0'] = new RegExp(`<<(/Type /${type} .*? /Length (\\d+))>>`, 'u').exec(pdf) ?? [];
  const from = pdf.indexOf('stream\n', pdf.indexOf(dictionary)) + 'stream\n'.length;
  return { dictionary, data: inflateSync(Buffer.from(pdf.slice(from, from + Number(length)), 'latin1')) };
}

test('packPdf: keeps every object, plain ones in one compressed stream', () => {
  const packed = packPdf(written()).toString('latin1');
  const { dictionary, data } = streamOf(packed, 'ObjStm');
  expect(dictionary).toContain('/N 2 /First 9');
  expect(data.toString('latin1')).toBe(`1 0 2 32\n${OBJECTS[0]}\n${OBJECTS[1]}\n`);
  expect(packed).toContain(`3 0 obj\n${OBJECTS[2]}\nendobj`);
});

test('packPdf: refers to each object by its place', () => {
  const packed = packPdf(written()).toString('latin1');
  const { dictionary, data } = streamOf(packed, 'XRef');
  expect(dictionary).toContain('/Size 6 /W [1 4 2] /Root 1 0 R');
  const rows = Array.from({ length: 6 }, (_, no) => [
    data[no * 7],
    data.readUInt32BE(no * 7 + 1),
    data.readUInt16BE(no * 7 + 5),
  ]);
  const at = (text: string) => packed.indexOf(text);
  expect(rows).toEqual([
    [0, 0, 65_535],
    [2, 4, 0],
    [2, 4, 1],
    [1, at('3 0 obj'), 0],
    [1, at('4 0 obj'), 0],
    [1, at('5 0 obj'), 0],
  ]);
});
