import { expect, test } from 'vitest';
import { numberFormats, numberShown, numberText, withShownNumbers } from './numberShown.ts';

test.for([
  ['7147', '000000', '007147'],
  ['7147', '0000"班"', '7147班'],
  ['3', '0"班"', '3班'],
  ['3', '\\N0', 'N3'],
  ['2026007147', '000000', '2026007147'],
  ['13800000001', '000-0000-0000', '138-0000-0001'],
  ['7201.0', '0', '7201'],
  ['3.1', '0.00', '3.10'],
  ['3.14159', '0.00', '3.14159'],
  ['2.5', '0', '2.5'],
  ['2.5', '#.##', '2.5'],
  ['0.5', '0%', '50%'],
  ['0.285', '0.0%', '28.5%'],
  ['7201', '#,##0', '7201'],
  ['7201', '0_ ;[Red]\\-0', '7201'],
  ['7201', '0.00E+00', '7201'],
  ['41883', 'yyyy"年"m"月"', '41883'],
  ['-5', '000', '-5'],
  ['x', '000', 'x'],
])('numberShown: %s with the format %s shows %s', ([text, format, shown]) => {
  expect(numberShown(text ?? '', format ?? '')).toBe(shown);
});

test.for([
  ['7201.0', '7201'],
  ['2.0267202E7', '20267202'],
  ['-0.0', '0'],
  ['0.30000000000000004', '0.3'],
  ['2014.9', '2014.9'],
  ['1.23456789012346E+17', '1.23456789012346E+17'],
  ['123456789012345678', '123456789012345678'],
  ['', ''],
])('numberText: reads %s as %s', ([text, read]) => {
  expect(numberText(text ?? '')).toBe(read);
});

const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt formatCode='0&quot;班&quot;' numFmtId='165'/></numFmts><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165"><alignment/></xf><xf numFmtId="9"/></cellXfs></styleSheet>`;

test('numberFormats: lists the formats of a workbook by style index', () => {
  expect(numberFormats(STYLES)).toEqual(['', '000000', '0"班"', '0%']);
  expect(numberFormats(STYLES.replaceAll(/<(\/?)(?=\w)/g, '<$1x:'))).toEqual(['', '000000', '0"班"', '0%']);
  expect(numberFormats('')).toEqual([]);
});

test('withShownNumbers: makes only formatted numbers text, including a formula’s last value', () => {
  const sheet = [
    '<c r="A1" s="1"><v>7147</v></c>',
    '<x:c r="B1" t="n" s="2"><x:v>3</x:v></x:c>',
    '<c r="C1" s="1"><f>A1+1</f><v>7148</v></c>',
    '<c r="D1" s="1" t="s"><v>7</v></c>',
    '<c r="E1"><v>7147</v></c>',
    '<c r="F1" s="1"/><c r="G1" s="1"><v>x</v></c>',
    '<c r="H1" s="9"><v>5</v></c>',
  ].join('');
  expect(withShownNumbers(sheet, numberFormats(STYLES))).toBe(
    [
      '<c r="A1" s="1" t="str"><v>007147</v></c>',
      '<x:c r="B1" s="2" t="str"><x:v>3班</x:v></x:c>',
      '<c r="C1" s="1" t="str"><f>A1+1</f><v>007148</v></c>',
      '<c r="D1" s="1" t="s"><v>7</v></c>',
      '<c r="E1"><v>7147</v></c>',
      '<c r="F1" s="1"/><c r="G1" s="1"><v>x</v></c>',
      '<c r="H1" s="9"><v>5</v></c>',
    ].join(''),
  );
});
