import { quit, type Checked } from '../checked.ts';

const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** Longer words are not read as numbers; this bounds the cost of one word. */
const LONGEST_NUMBER = 10_000;
const INTEGER = /^(?:0|-?[1-9]\d*)$/u;
const REAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu;
const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };
const INT32 = { least: -(2n ** 31n), most: 2n ** 31n - 1n };

/** White space between words. Vertical tabs and form feeds do not count as white space in testlib. */
function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}

/** Shortens a word for a message to at most 64 characters by leaving out the middle. */
export function shorten(word: string): string {
  const text = word.replaceAll('\0', '~');
  return text.length <= 64 ? text : `${text.slice(0, 30)}...${text.slice(-31)}`;
}

/**
 * Reads a file as testlib's checkers do in non-strict mode. A fault in the answer file is the jury's failure (SE), a
 * fault in the output is PE. Words are Latin-1 strings: one character per byte.
 */
export class CheckerStream {
  readonly #bytes: Buffer;
  readonly #fault: Checked['verdict'];
  readonly #suffix: string;
  #at: number;

  constructor(bytes: Buffer, of: 'output' | 'answer') {
    this.#bytes = bytes;
    this.#fault = of === 'output' ? 'PE' : 'SE';
    this.#suffix = of === 'output' ? '' : ' (answer)';
    this.#at = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  }

  fault(message: string): never {
    return quit(this.#fault, `${message}${this.#suffix}`);
  }

  atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Skips white space; true when nothing follows. */
  seekEnd(): boolean {
    while (isBlank(this.#bytes[this.#at])) {
      this.#at += 1;
    }
    return this.atEnd();
  }

  readWord(expected = 'token'): string {
    if (this.seekEnd()) {
      this.fault(`Unexpected end of file - ${expected} expected`);
    }
    const start = this.#at;
    while (this.#at < this.#bytes.length && !isBlank(this.#bytes[this.#at])) {
      this.#at += 1;
    }
    return this.#bytes.toString('latin1', start, this.#at);
  }

  /** Reads the rest of the line without its end (LF or CR LF); returns '' at the end of the file. */
  readLine(): string {
    const found = this.#bytes.indexOf(LF, this.#at);
    const end = found === -1 ? this.#bytes.length : found;
    const last = found !== -1 && this.#bytes[end - 1] === CR && end > this.#at ? end - 1 : end;
    const line = this.#bytes.toString('latin1', this.#at, last);
    this.#at = found === -1 ? end : end + 1;
    return line;
  }

  /**
   * Reads an integer as testlib writes it: no plus sign, no leading zeros, no -0. So equal numbers are equal strings.
   */
  readInteger(size: 'int32' | 'int64' = 'int64'): string {
    return this.integerOf(this.readWord(size), size);
  }

  integerOf(word: string, size: 'int32' | 'int64' = 'int64'): string {
    if (word.length > 20 || !INTEGER.test(word)) {
      this.fault(`Expected integer, but "${shorten(word)}" found`);
    }
    const { least, most } = size === 'int64' ? INT64 : INT32;
    if (word.length > 9 && (BigInt(word) < least || BigInt(word) > most)) {
      this.fault(`Expected ${size}, but "${shorten(word)}" found`);
    }
    return word;
  }

  /** Reads a real number; it may be infinite (1e999), but never NaN. */
  readReal(): number {
    const word = this.readWord('double');
    if (word.length > LONGEST_NUMBER || !REAL.test(word)) {
      this.fault(`Expected double, but "${shorten(word)}" found`);
    }
    return Number(word);
  }
}

/** Whether a word is an integer, of any length. */
export function isHugeInteger(word: string): boolean {
  return INTEGER.test(word);
}

/** 1st, 2nd, 3rd, 4th … */
export function ordinal(count: number): string {
  const [tens, ones] = [Math.floor((count % 100) / 10), count % 10];
  const ending = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
  return `${count}${ending}`;
}
