import type { TraceEnd } from '../../judging/judging.ts';

/** Steps that are recorded of a Python program at most; library/_steps.py has the same limit. */
export const MAX_STEPS = 1_000;
/** Items of a list that are shown. */
export const SHOWN_ITEMS = 100;

/** A value in a variable or a list: its text, or the number of the box that it names. */
export type StepValue = { text: string } | { box: number };

/** A list, dict or object as it was at a step. */
export interface StepBox {
  no: number;
  /** How it is drawn. */
  kind: 'list' | 'tuple' | 'set' | 'dict' | 'object';
  /** Name of the class of an object, and of what C++ draws as a list, set or dict; empty for those of Python. */
  className: string;
  /** Number of items; more than there are values if only the first were recorded. */
  size: number;
  /** The items; keys are present in a dict and an object. */
  items: readonly { key: StepValue | null; value: StepValue }[];
}

/** A function at work with its variables, or the program itself. */
export interface StepFrame {
  /** Name of the function; null for the program itself. */
  name: string | null;
  line: number | null;
  variables: readonly { name: string; value: StepValue }[];
}

/** A moment of a program: the line that comes next, with all that was known then. */
export interface Step {
  /**
   * `line`: the line is about to be executed. `call`: a function begins. `return`: it ends. `error`: an error was
   * raised. `end`: the program is over.
   */
  event: 'line' | 'call' | 'return' | 'error' | 'end';
  line: number | null;
  /** Characters of output so far. */
  shown: number;
  /** Number of frames; more than recorded if the middle ones were left out. */
  depth: number;
  frames: readonly StepFrame[];
  boxes: readonly StepBox[];
  /** The value that a function returns. */
  returned: StepValue | null;
  /** The error that was raised. */
  error: string | null;
}

/** The recording of a program. */
export interface StepTrace {
  steps: readonly Step[];
  /** It was ended at the limit. */
  isLimited: boolean;
  /** Why the judge ended the recording of a C++ program; absent for Python. */
  ended?: TraceEnd;
}

const MAX_TEXT = 2_000;
const EVENTS: ReadonlySet<unknown> = new Set<Step['event']>(['line', 'call', 'return', 'error', 'end']);
const KINDS: ReadonlySet<unknown> = new Set<StepBox['kind']>(['list', 'tuple', 'set', 'dict']);
const isEvent = (value: unknown): value is Step['event'] => EVENTS.has(value);
const isKind = (value: unknown): value is StepBox['kind'] => KINDS.has(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const lineOf = (value: unknown): number | null => (isCount(value) && value > 0 ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function valueOf(value: unknown): StepValue {
  const [box] = listOf(value);
  return isCount(box) ? { box } : { text: textOf(value) };
}

function boxOf(value: unknown): StepBox[] {
  const [no, said, size, items] = listOf(value);
  if (!isCount(no)) return [];
  const [name = '', ...rest] = textOf(said).split(' ');
  const kind = isKind(name) ? name : 'object';
  const isKeyed = kind === 'dict' || kind === 'object';
  return [
    {
      no,
      kind,
      className: kind === 'object' && name !== 'object' ? textOf(said) : rest.join(' '),
      size: isCount(size) ? size : 0,
      items: listOf(items)
        .slice(0, SHOWN_ITEMS)
        .map((item) => {
          const [key, inside] = listOf(item);
          return isKeyed ? { key: valueOf(key), value: valueOf(inside) } : { key: null, value: valueOf(item) };
        }),
    },
  ];
}

function frameOf(value: unknown): StepFrame {
  const [name, line, variables] = listOf(value);
  const said = textOf(name);
  return {
    name: said === '<module>' ? null : said,
    line: lineOf(line),
    variables: listOf(variables).map((one) => {
      const [called, inside] = listOf(one);
      return { name: textOf(called), value: valueOf(inside) };
    }),
  };
}

/** Reads a step as library/_steps.py writes it; the program may have forged it. Null if it is none. */
export function readStep(value: unknown): Step | null {
  const [event, line, shown, depth, frames, boxes, said] = listOf(value);
  if (!isEvent(event)) return null;
  return {
    event,
    line: lineOf(line),
    shown: isCount(shown) ? shown : 0,
    depth: isCount(depth) ? depth : 0,
    frames: listOf(frames).slice(0, 20).map(frameOf),
    boxes: listOf(boxes).slice(0, 300).flatMap(boxOf),
    returned: event === 'return' ? valueOf(said) : null,
    error: event === 'error' ? textOf(said) : null,
  };
}

function parsed(line: string): readonly unknown[] {
  try {
    return listOf(JSON.parse(line));
  } catch {
    return [];
  }
}

/**
 * Reads a recording of the judge, a step a line. A box that has not changed since it was last written is only its number
 * there.
 */
export function readTrace(text: string): readonly Step[] {
  const known = new Map<unknown, unknown>();
  return text
    .split('\n')
    .slice(0, MAX_STEPS)
    .flatMap((line) => {
      const [event, at, shown, depth, frames, boxes, said] = parsed(line);
      const whole = listOf(boxes).map((box) => {
        const [no, ...rest] = listOf(box);
        if (rest.length > 0) known.set(no, box);
        return known.get(no) ?? box;
      });
      return readStep([event, at, shown, depth, frames, whole, said]) ?? [];
    });
}
