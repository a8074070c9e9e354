import { readFileSync } from 'node:fs';
import type { z } from 'zod';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs `read`. Throws again what it throws, with the file and, where there is one, the field in front. */
export function inFile<T>(file: string, field: string | null, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error([file, ...(field === null ? [] : [field]), messageOf(error)].join(': '), { cause: error });
  }
}

/** Reads a JSON file of facts, such as `course.json`. Throws an Error that names the file and each wrong field. */
export function factsOf<Facts>(file: string, schema: z.ZodType<Facts>): Facts {
  const text = readFileSync(file, 'utf8');
  const { data, error } = schema.safeParse(inFile(file, null, () => JSON.parse(text) as unknown));
  if (data !== undefined) return data;
  const faults = error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')) ?? [];
  throw new Error(`${file}: ${faults.join('; ')}`);
}
