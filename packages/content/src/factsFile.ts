import { readFileSync } from 'node:fs';
import type { z } from 'zod';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The line on which a text is found in a longer one, counted from 1; the first line when it is not found. */
export const lineOf = (text: string, part: string): number =>
  text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;

/** Reads a text file. Throws an Error that names the file when it is missing. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: the file is missing or cannot be read`, { cause: error });
  }
}

/** Marks what is still to be written, in files made by `npm run content -- new`. */
export const UNFINISHED = '待写';

/** Reads a text file that an author writes. Throws an Error with file and line when a part of it is still to be written. */
export function writtenText(file: string): string {
  const text = textOf(file);
  if (text.includes(UNFINISHED))
    throw new Error(`${file}:${lineOf(text, UNFINISHED)}: unfinished: write what is marked ${UNFINISHED}`);
  return text;
}

/**
 * Reads each of several items, and leaves out those that cannot be read, so that one broken file never stops a start.
 * `leaveOut` gets an Error for each, which names file and fault.
 */
export const readableOf = <One, Read>(
  all: readonly One[],
  read: (one: One) => Read,
  leaveOut: (fault: unknown) => void,
): Read[] =>
  all.flatMap((one) => {
    try {
      return [read(one)];
    } catch (error) {
      leaveOut(error);
      return [];
    }
  });

/** Runs `read`. Throws again what it throws, with file, line and, where there is one, the field in front. */
export function inFile<T>(file: string, { line, field }: { line: number; field?: string }, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const place = [`${file}:${line}`, ...(field === undefined ? [] : [field])];
    throw new Error([...place, messageOf(error)].join(': '), { cause: error });
  }
}

/** The fault of a JSON text; undefined when it has none. */
function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** The line of a JSON text with its first fault. Not every message of `JSON.parse` names it. */
function lineOfFault(text: string, fault: string): number {
  const [, named] = /\(line (\d+) column/u.exec(fault) ?? [];
  if (named !== undefined) return Number(named);
  const lines = text.trimEnd().split('\n');
  // Without the lines after the fault the message is the same; with fewer lines the text only ends too early.
  const at = lines.findIndex((_, no) => jsonFault(lines.slice(0, no + 1).join('\n'))?.startsWith('Unexpected token'));
  return at === -1 ? lines.length : at + 1;
}

function jsonOf(file: string, text: string): unknown {
  const fault = jsonFault(text);
  if (fault !== undefined) throw new Error(`${file}:${lineOfFault(text, fault)}: ${fault}`);
  return JSON.parse(text);
}

/** Reads a JSON file of facts, such as `course.json`. Throws an Error that names file, line and each wrong field. */
export function factsOf<Facts>(file: string, schema: z.ZodType<Facts>): Facts {
  const text = textOf(file);
  const { data, error } = schema.safeParse(jsonOf(file, text));
  if (data !== undefined) return data;
  const issues = error?.issues ?? [];
  const faults = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const first = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path))[0];
  throw new Error(`${file}:${lineOf(text, `"${String(first)}"`)}: ${faults.join('; ')}`);
}
