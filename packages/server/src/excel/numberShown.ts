/** Built-in number formats, which files give by number only; the others show numbers unchanged. */
const BUILT_IN: Readonly<Record<string, string>> = { '1': '0', '2': '0.00', '9': '0%', '10': '0.00%' };
/** A number as written in files: 7201, 7201.0, 1.3800000001E10. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Excel keeps this many digits; further ones are rounding errors. */
const DIGITS = 15;
/** Placeholders for digits, literal text between them, and characters shown literally. */
const PIECE = /"([^"]*)"|\\(.)|([0#?]+(?:\.[0#?]+)?)|([-+() :年月日号班级])|(%)/gy;

/** Normalizes a number: 7201.0 is 7201, 1.38E10 is 13800000000. */
export function numberText(text: string): string {
  const value = Number(text);
  if (!NUMBER.test(text) || !Number.isFinite(value)) return text;
  if (Number.isSafeInteger(value)) return String(value);
  return /e/i.test(text) || Number.isInteger(value) ? text : String(Number(value.toPrecision(DIGITS)));
}

/** Applies a placeholder such as 000 or 0.00 to a number; null where it would round. */
function digitsOf(value: number, pattern: string): string | null {
  const [whole = '', decimals = ''] = pattern.split('.');
  const fixed = value.toFixed(decimals.length);
  if (Number(fixed) !== value) return null;
  const [units = '', rest = ''] = fixed.split('.');
  const least = decimals.lastIndexOf('0') + 1;
  const shown = rest.slice(0, Math.max(least, rest.replace(/(?<!0)0+$/, '').length));
  return units.padStart(whole.length - whole.search(/0|$/), '0') + (shown === '' ? '' : `.${shown}`);
}

/**
 * A number as Excel shows it: 7147 with the format 000000 is 007147. Only formats that show the whole number are
 * applied; for those that round, group digits or distinguish cases the number is returned unchanged.
 *
 * @param format a number format as the file has it, such as `0000"班"`
 */
export function numberShown(text: string, format: string): string {
  const plain = numberText(text);
  const value = Number(plain);
  if (!Number.isFinite(value) || value < 0 || plain === '') return plain;
  const pieces: RegExpExecArray[] = [];
  PIECE.lastIndex = 0;
  for (let end = 0; end < format.length; end = PIECE.lastIndex) {
    const piece = PIECE.exec(format);
    if (!piece) return plain;
    pieces.push(piece);
  }
  const patterns = pieces.filter(([, , , digits]) => digits !== undefined);
  if (patterns.length === 0) return plain;
  const percent = pieces.some(([, , , , , sign]) => sign !== undefined);
  const counted = percent ? Number((value * 100).toPrecision(DIGITS)) : value;
  const shown = patterns.length === 1 ? [digitsOf(counted, patterns[0]?.[3] ?? '')] : spread(counted, patterns);
  if (shown.includes(null)) return plain;
  return pieces
    .map(
      ([, quoted, escaped, digits, sign, per]) =>
        quoted ?? escaped ?? (digits === undefined ? (sign ?? per) : shown.shift()),
    )
    .join('')
    .trim();
}

/** Spreads the digits of a whole number over several groups, as in 000-0000-0000; extra digits go to the first. */
function spread(value: number, patterns: readonly RegExpExecArray[]): (string | null)[] {
  const groups = patterns.map(([, , , digits = '']) => digits);
  const least = groups.reduce((sum, group) => sum + group.length, 0);
  if (!Number.isSafeInteger(value) || groups.some((group) => /[^0]/.test(group))) return [null];
  let rest = String(value).padStart(least, '0');
  const shown = groups
    .slice(1)
    .reverse()
    .map((group) => {
      const cut = rest.slice(-group.length);
      rest = rest.slice(0, -group.length);
      return cut;
    });
  return [rest, ...shown.reverse()];
}

const XF = /<(?:[\w.-]+:)?xf(?=[\s/>])([^<>]*)>/g;
const ATTRIBUTE = /\s([\w:.-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g;
function attribute(attributes: string, name: string): string | undefined {
  for (const [, called, value, other] of attributes.matchAll(ATTRIBUTE)) if (called === name) return value ?? other;
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string): string =>
  text.replaceAll(/&(?:quot|apos|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');

/** The number format of each style of a workbook, by index; empty where it shows numbers unchanged. */
export function numberFormats(styles: string): string[] {
  const own = new Map<string, string>();
  for (const [, attributes = ''] of styles.matchAll(/<(?:[\w.-]+:)?numFmt(?=[\s/>])([^<>]*)>/g)) {
    own.set(attribute(attributes, 'numFmtId') ?? '', decoded(attribute(attributes, 'formatCode') ?? ''));
  }
  const begin = styles.search(/<(?:[\w.-]{1,20}:)?cellXfs(?=[\s>])/);
  const all = begin === -1 ? '' : styles.slice(begin);
  const end = all.search(/<\/(?:[\w.-]{1,20}:)?cellXfs/);
  return [...all.slice(0, Math.max(end, 0)).matchAll(XF)].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId') ?? '';
    return own.get(id) ?? BUILT_IN[id] ?? '';
  });
}

/** A cell with a value, after its formula if any; no part looks past the next `<`. */
const CELL =
  /(<(?:[\w.-]+:)?c(?=\s))((?:[^<>"']|"[^"<]*"|'[^'<]*')*)(>[^<>]*(?:<(?:[\w.-]+:)?f(?=[\s/>])[^<>]*>(?:[^<>]*<\/[^<>]*>)?[^<>]*)?<(?:[\w.-]+:)?v(?=[\s>])[^<>]*>)([^<>]*)(?=<\/)/g;

/** Replaces formatted numbers in a sheet by the texts that Excel shows. */
export function withShownNumbers(sheet: string, formats: readonly string[]): string {
  if (!formats.some((format) => format !== '')) return sheet;
  return sheet.replaceAll(CELL, (cell, tag: string, attributes: string, middle: string, value: string) => {
    const format = formats[Number(attribute(attributes, 's') ?? '0')] ?? '';
    const type = attribute(attributes, 't') ?? 'n';
    if (format === '' || type !== 'n') return cell;
    const shown = numberShown(value.trim(), format);
    if (shown === numberText(value.trim())) return cell;
    const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return `${tag}${attributes.replace(/\st\s*=\s*(?:"[^"]*"|'[^']*')/, '')} t="str"${middle}${escaped}`;
  });
}
