/** One operation of a turtle. On the wire it is an array: name, turtle id, then the properties in this order. */
export type TurtleOp =
  | { name: 'new' | 'mark' | 'fill' | 'filled' | 'stamp' | 'clear' | 'reset' | 'undo'; id: number }
  | { name: 'go'; id: number; x: number; y: number }
  | { name: 'turn'; id: number; heading: number }
  | { name: 'pen'; id: number; isDown: boolean; width: number; ink: string; filler: string }
  | { name: 'look'; id: number; isVisible: boolean; shape: TurtleShape }
  | { name: 'dot'; id: number; size: number; color: string }
  | { name: 'write'; id: number; text: string; align: 'left' | 'center' | 'right'; font: TurtleFont }
  /** 1 is slowest, 10 fastest; 0 without animation. */
  | { name: 'speed'; id: number; speed: number }
  | { name: 'update' }
  /** 1 shows every step; with any other number only `update` shows changes. */
  | { name: 'tracer'; every: number }
  | { name: 'bg'; color: string }
  | { name: 'title'; text: string }
  | { name: 'setup'; width: number; height: number };

/** Shapes of a turtle. */
export const TURTLE_SHAPES = ['classic', 'arrow', 'turtle', 'circle', 'square', 'triangle', 'blank'] as const;

/** A name that Python's `turtle.shape` accepts; `blank` draws nothing. */
export type TurtleShape = (typeof TURTLE_SHAPES)[number];

/** Font of written text. */
export interface TurtleFont {
  family: string;
  sizePx: number;
  isBold: boolean;
  isItalic: boolean;
}

const FAR = 1_000_000;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FAR;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1_000;
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[a-z]{3,24}|#[0-9a-fA-F]{3,6})$/.test(value);
const isShape = (value: unknown): value is TurtleShape => TURTLE_SHAPES.some((shape) => shape === value);

const PLAIN = ['new', 'mark', 'fill', 'filled', 'stamp', 'clear', 'reset', 'undo'] as const;
type Plain = (typeof PLAIN)[number];
const isPlain = (name: unknown): name is Plain => PLAIN.some((one) => one === name);

function ofStage([name, first, second]: readonly unknown[]): TurtleOp | null {
  if (name === 'update') return { name };
  if (name === 'tracer' && isNumber(first)) return { name, every: first };
  if (name === 'bg' && isColor(first)) return { name, color: first };
  if (name === 'title' && isText(first)) return { name, text: first };
  if (name === 'setup' && isNumber(first) && isNumber(second)) {
    const inRange = (length: number) => Math.min(4_000, Math.max(50, length));
    return { name, width: inRange(first), height: inRange(second) };
  }
  return null;
}

function ofPen(name: unknown, id: number, [a, b, c, d]: readonly unknown[]): TurtleOp | null {
  if (name === 'pen' && typeof a === 'boolean' && isNumber(b) && isColor(c) && isColor(d))
    return { name, id, isDown: a, width: b, ink: c, filler: d };
  if (name === 'look' && typeof a === 'boolean' && isShape(b)) return { name, id, isVisible: a, shape: b };
  if (name === 'dot' && isNumber(a) && isColor(b)) return { name, id, size: a, color: b };
  return null;
}

function ofWriting(name: unknown, id: number, [text, align, family, size, style]: readonly unknown[]): TurtleOp | null {
  if (name !== 'write' || !isText(text) || !isText(family) || !isText(style) || !isNumber(size)) return null;
  const { isBold, isItalic } = { isBold: style.includes('bold'), isItalic: style.includes('italic') };
  // Tk font sizes are points: 72 per inch, while a screen has 96 pixels per inch.
  const font = { family: family.replace(/[^\p{L}\p{N} _-]/gu, ''), sizePx: (size * 4) / 3, isBold, isItalic };
  return { name, id, text, align: align === 'center' || align === 'right' ? align : 'left', font };
}

/**
 * Reads an operation from the playground's `turtle` module. Returns null for an invalid value: the student's program
 * can send anything.
 */
export function readTurtleOp(value: unknown): TurtleOp | null {
  if (!Array.isArray(value)) return null;
  const list: readonly unknown[] = value;
  const stage = ofStage(list);
  if (stage) return stage;
  const [name, id, ...facts] = list;
  if (!isNumber(id)) return null;
  if (isPlain(name)) return { name, id };
  const [a, b] = facts;
  if (name === 'go' && isNumber(a) && isNumber(b)) return { name, id, x: a, y: b };
  if (name === 'turn' && isNumber(a)) return { name, id, heading: a };
  if (name === 'speed' && isNumber(a)) return { name, id, speed: Math.min(10, Math.max(0, a)) };
  return ofPen(name, id, facts) ?? ofWriting(name, id, facts);
}
