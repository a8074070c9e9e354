import { importOf, linesOf } from './importOf.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

export const CHECKER =
  '#include "testlib.h"\nint main(int argc, char* argv[]) { registerTestlibCmd(argc, argv); quitf(_ok, ""); }';
export const FOREIGN = '#include <cstdio>\nint main(int argc, char* argv[]) { return 0; }';
export const INTERACTOR = '#include "testlib.h"\nint main(int argc, char* argv[]) { registerInteraction(argc, argv); }';

/**
 * A line per item, as the command line prints it: key, format, title, samples+cases, limits, checker, subtasks, notes.
 */
export async function describeItems(files: Files): Promise<string[]> {
  return (await linesOf(files)).map((line) =>
    [
      line.key,
      line.format,
      line.title,
      `${line.samples}+${line.cases}`,
      `${line.timeMs}ms`,
      `${line.memoryKiB}K`,
      line.checker,
      line.subtasks,
      line.notes.join(),
    ].join(' '),
  );
}

/** The subtasks of the first item: id, cases, points, type, and the subtasks they require. */
export async function subtasksOf(files: Files): Promise<string[]> {
  const [item] = await importOf(files);
  const question = item?.question;
  if (!question || !('subtasks' in question)) throw new Error(`no task: ${JSON.stringify(item?.notes)}`);
  const inside = (id: string) => question.cases.flatMap((one) => (one.subtaskId === id ? [one.id] : [])).join('+');
  return question.subtasks.map(({ id, points, type, requires }) =>
    [`${id}(${inside(id)})`, points, type, ...(requires ?? [])].join(' '),
  );
}

/** Input and answer files with these names, none of them empty. */
export const pairsOf = (...names: readonly (readonly [input: string, answer: string])[]): Files =>
  Object.fromEntries(names.flatMap((pair) => pair.map((name) => [name, '1'])));
