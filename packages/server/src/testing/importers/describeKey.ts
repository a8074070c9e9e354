import { linesOf } from './importOf.ts';

/** Type, stem, options, key, notes and analysis of the only item, in one line; the reason if it is refused. */
export async function describeKey(content: Parameters<typeof linesOf>[0]) {
  const [line] = await linesOf(content);
  const where = line?.notes.join() ?? '';
  if (!line?.question) return `refused ${where}`;
  const { stem, options, answerText, analysis } = line.question;
  const key = options.length > 0 ? `${options.join('/')} = ${answerText}` : answerText;
  return [line.type, stem, key, where, analysis].join(' | ');
}
