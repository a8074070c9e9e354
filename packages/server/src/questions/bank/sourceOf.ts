import { givenRule } from '@aosai/api/kit/blankText';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import { isTypeWith, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { OptionSource, KeptSource } from '@aosai/api/questions/source';
import type { questionVersion } from '../../db/schema/exam.ts';
import type { StoredOption } from '../../db/schema/storedQuestion.ts';

type Version = Pick<
  typeof questionVersion.$inferSelect,
  | 'type'
  | 'title'
  | 'stem'
  | 'options'
  | 'parts'
  | 'answerKey'
  | 'analysis'
  | 'videoFile'
  | 'difficulty'
  | 'tags'
  | 'programming'
>;

const written = (options: readonly StoredOption[]): OptionSource[] => options.map(({ id, text }) => ({ id, text }));

/** The inverse of `questionContent`: turns a stored version back into its source, with its key. */
export function sourceOf(version: Version): KeptSource {
  const { type, answerKey: key, programming } = version;
  const shared = {
    key: '',
    stem: version.stem,
    analysis: version.analysis,
    difficulty: version.difficulty as Difficulty,
    tags: version.tags,
    ...(version.videoFile !== null && { videoFile: version.videoFile }),
  };
  const chosen = key?.kind === 'choice' ? key.optionIds : [];
  if (isTypeWith(type, 'options')) return { ...shared, type, options: written(version.options), answer: chosen };
  if (isTypeWith(type, 'judgement')) {
    const [right] = chosen;
    return { ...shared, type, answer: right === undefined ? null : right === TRUE_OPTION };
  }
  if (isTypeWith(type, 'blanks')) {
    const fill = key?.kind === 'text' ? key : null;
    return { ...shared, type, answer: fill?.accepted ?? [], ...givenRule(fill ?? {}) };
  }
  if (isTypeWith(type, 'parts')) {
    const keys = key?.kind === 'parts' ? key.parts : [];
    return {
      ...shared,
      type,
      parts: version.parts.map(({ id, stem, options }, place) => ({
        id,
        stem,
        options: written(options),
        answer: keys[place]?.optionId ?? '',
        points: keys[place]?.weight,
      })),
    };
  }
  if (isTypeWith(type, 'task')) {
    if (!programming) throw new Error('a programming task has no task');
    const { fileIo, ...spec } = programming;
    return { ...shared, type, title: version.title ?? '', ...spec, ...(fileIo !== null && { fileIo }) };
  }
  return type satisfies never;
}
