import { hasBody } from '@aosai/api/questions/kinds';
import type { QuestionSource } from '@aosai/api/questions/source';

const NUMERALS = '一二三四五六七八九十';

/**
 * Names each question by its first word for search, numbered where several share it: 循环求和, 循环求和（二）. Tasks keep
 * their own titles.
 */
export function shortTitles<Source extends QuestionSource>(
  questions: readonly Source[],
): (Source & { shortTitle?: string })[] {
  const times = new Map<string, number>();
  return questions.map((one) => {
    const [word] = one.tags;
    if (word === undefined || hasBody(one, 'task')) return one;
    const no = (times.get(word) ?? 0) + 1;
    times.set(word, no);
    return { ...one, shortTitle: no === 1 ? word : `${word}（${NUMERALS[no - 1] ?? no}）` };
  });
}
