import type { Answer } from '@aosai/api/questions/answers';
import { CPP, templateFor, type LanguageId } from '@aosai/api/judging/languages';
import { useState } from 'react';
import type { CodeDraft } from '@aosai/api/questions/drafts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

type CodeAnswer = Extract<Answer, { kind: 'code' }>;

/** The current answer, and drafts in the other languages. */
export interface CodeStanding {
  answer: Answer | null;
  drafts: readonly CodeDraft[];
}

export interface Code extends CodeAnswer {
  /** The program on screen is the current answer. */
  isAnswer: boolean;
  change: (code: string) => void;
  switchTo: (language: LanguageId) => void;
  /** Replaces the program on screen, switching to its language. */
  restore: (program: CodeAnswer) => void;
}

/**
 * The program on screen. Each language has its text, kept with the answer. Switching to an untouched template does not
 * change the answer until something is typed, so looking at another language is safe.
 */
export const useCode = (
  question: RoomQuestion,
  { answer, drafts }: CodeStanding,
  onAnswer: (answer: CodeAnswer) => void,
): Code => {
  const [languages, setLanguages] = useState<Readonly<Record<string, LanguageId>>>({});

  const given = answer?.kind === 'code' ? answer : null;
  const language = languages[question.id] ?? given?.language ?? question.programming?.languages[0] ?? CPP;
  /** The question's starting code, or the general template. */
  const startIn = (one: LanguageId): string => question.programming?.starts?.[one] ?? templateFor(one);
  const textIn = (one: LanguageId): string => {
    if (given?.language === one) return given.code;
    return drafts.find((draft) => draft.language === one)?.code ?? startIn(one);
  };
  const code = textIn(language);
  const show = (next: LanguageId) => setLanguages({ ...languages, [question.id]: next });

  return {
    kind: 'code',
    language,
    code,
    isAnswer: given?.language === language && given.code === code,
    change: (next) => {
      show(language);
      onAnswer({ kind: 'code', language, code: next });
    },
    switchTo: (next) => {
      const text = textIn(next);
      show(next);
      if (text !== startIn(next) && given?.language !== next) onAnswer({ kind: 'code', language: next, code: text });
    },
    restore: (program) => {
      show(program.language);
      onAnswer(program);
    },
  };
};
