import { MAX_TRACE_STEPS, type TraceEnd } from '@aosai/api/judging/judging';
import type { StepOutcome } from '../runner.ts';
import { cleanText } from '../text.ts';

/** Ends that the recorder itself names. */
const ENDS: ReadonlySet<unknown> = new Set<TraceEnd>(['done', 'error', 'steps', 'size', 'time', 'output']);
const isEnd = (value: unknown): value is TraceEnd => ENDS.has(value);
/** The place in a step of the number of bytes that were printed until then. */
const SHOWN = 2;

function parsed(line: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(line);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Characters of the text that the first bytes make; a character that is cut counts when it is whole. */
function charactersOf(output: Buffer): (bytes: unknown) => number {
  const known = new Map<number, number>();
  return (bytes) => {
    if (typeof bytes !== 'number' || !(bytes > 0)) return 0;
    const found = known.get(bytes) ?? cleanText(output.subarray(0, bytes)).length;
    known.set(bytes, found);
    return found;
  };
}

/** A recording as it may leave the judge. */
interface Recording {
  ended: TraceEnd;
  /** A step a line, in JSON. */
  steps: string;
  output: string;
}

/**
 * Reads what the debugger has written, which the program may have forged: drops lines that are no step, and counts output
 * in characters instead of bytes. Null if it did not even begin: then the debugger does not work here.
 */
export function readRecording({ steps, output }: StepOutcome): Recording | null {
  const shown = charactersOf(output);
  let ended: TraceEnd = 'time';
  let hasBegun = false;
  const lines: string[] = [];
  for (const line of steps.toString('utf8').split('\n')) {
    const step = parsed(line);
    if (step?.[0] === 'begin') {
      hasBegun = true;
      continue;
    }
    if (step?.[0] === 'over') {
      if (isEnd(step[1])) ended = step[1];
      break;
    }
    if (step && typeof step[0] === 'string' && lines.length < MAX_TRACE_STEPS) {
      lines.push(JSON.stringify(step.with(SHOWN, shown(step[SHOWN]))));
    }
  }
  // Without a last line, one line of the program took too long.
  return hasBegun ? { ended, steps: lines.join('\n'), output: cleanText(output) } : null;
}
