import { readTurtleOp, type TurtleOp } from '@aosai/api/practice/python/turtleOps';
import type { PythonError } from '@aosai/api/judging/explain/explainPython';
import { readStep, type Step } from '@aosai/api/practice/python/steps';
import type { FieldEvent } from './messages.ts';

/** Our worker never sends more at once, so longer messages are forged. */
const MAX_EVENTS = 100_000;
const MAX_TEXT = 400_000;

export type ReadEvent =
  | Exclude<FieldEvent, { kind: 'draw' } | { kind: 'end' } | { kind: 'step' }>
  | { kind: 'step'; step: Step }
  | { kind: 'draw'; op: TurtleOp }
  | { kind: 'end'; error: PythonError | null };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown, most = MAX_TEXT): string => (typeof value === 'string' ? value.slice(0, most) : '');

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(text(json));
  } catch {
    return null;
  }
}

function errorOf(json: unknown): PythonError | null {
  const facts = parsed(json);
  if (!isFields(facts)) return null;
  const { line } = facts;
  return {
    type: text(facts['type'], 100),
    message: text(facts['message'], 500),
    line: typeof line === 'number' && Number.isSafeInteger(line) && line > 0 ? line : null,
    trace: text(facts['trace'], 20_000),
  };
}

function readEvent(event: Fields): ReadEvent | null {
  switch (event['kind']) {
    case 'text':
      return { kind: 'text', stream: event['stream'] === 'err' ? 'err' : 'out', text: text(event['text']) };
    case 'echo':
      return { kind: 'echo', text: text(event['text']) };
    case 'ask':
      return { kind: 'ask' };
    case 'cut':
      return { kind: 'cut' };
    case 'ready':
      return { kind: 'ready', canAsk: event['canAsk'] === true };
    case 'broken':
      return { kind: 'broken', reason: text(event['reason'], 1_000) };
    case 'draw': {
      const op = readTurtleOp(parsed(event['op']));
      return op && { kind: 'draw', op };
    }
    case 'step': {
      const step = readStep(parsed(event['step']));
      return step && { kind: 'step', step };
    }
    case 'recorded':
      return { kind: 'recorded', isLimited: event['isLimited'] === true };
    case 'end':
      return { kind: 'end', error: errorOf(event['error']) };
    default:
      return null;
  }
}

/** Validates the events a worker has sent; the program in it may have forged them. */
export function readEvents(data: unknown): readonly ReadEvent[] {
  if (!Array.isArray(data) || data.length > MAX_EVENTS) return [];
  return data.filter(isFields).flatMap((event) => readEvent(event) ?? []);
}
