import type { RoomQuestion } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import { CPP, templateFor, type LanguageId } from '@aosai/api/domain/languages';
import { useState } from 'react';

type CodeAnswer = Extract<Answer, { kind: 'code' }>;

export interface Code extends CodeAnswer {
  /** What is on screen is also what stands down as the answer. */
  isAnswer: boolean;
  change: (code: string) => void;
  switchTo: (language: LanguageId) => void;
}

/**
 * The program on screen. Each language of each question keeps its own text for the visit; switching to an untouched
 * template leaves the answer alone until something is typed, so that a look at the other language costs nothing.
 */
export const useCode = (
  question: RoomQuestion,
  answer: Answer | null,
  onAnswer: (answer: CodeAnswer) => void,
): Code => {
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const [languages, setLanguages] = useState<Readonly<Record<string, LanguageId>>>({});

  const given = answer?.kind === 'code' ? answer : null;
  const language = languages[question.id] ?? given?.language ?? question.programming?.languages[0] ?? CPP;
  const textIn = (one: LanguageId): string => {
    if (given?.language === one) return given.code;
    return kept[`${question.id}:${one}`] ?? templateFor(one);
  };
  const code = textIn(language);

  return {
    kind: 'code',
    language,
    code,
    isAnswer: given?.language === language && given.code === code,
    change: (next) => {
      setLanguages({ ...languages, [question.id]: language });
      if (given && given.language !== language) setKept({ ...kept, [`${question.id}:${given.language}`]: given.code });
      onAnswer({ kind: 'code', language, code: next });
    },
    switchTo: (next) => {
      const text = textIn(next);
      const before = given === null ? kept : { ...kept, [`${question.id}:${given.language}`]: given.code };
      setKept({ ...before, [`${question.id}:${language}`]: code });
      setLanguages({ ...languages, [question.id]: next });
      const isShown = given?.language === next && given.code === text;
      if (text !== templateFor(next) && !isShown) onAnswer({ kind: 'code', language: next, code: text });
    },
  };
};
