import type { LanguageId } from '@aosai/api/judging/languages';
import { lazy, Suspense, useState } from 'react';
import { Output } from './Output.tsx';

/** Loaded when a program failed: the rules weigh more than the rest of this folder. */
const Explained = lazy(async () => ({ default: (await import('./ExplainedMessage.tsx')).ExplainedMessage }));

export interface ProgramMessageProps {
  title: string;
  /** What the compiler or the program wrote. */
  text: string;
  language: LanguageId;
  /** Whether to explain the message in Chinese. */
  explains: boolean;
  /** The program of this message; null if the editor has another one by now. */
  source: string | null;
}

/**
 * A message of the compiler or of a failed program, explained where a rule is sure. The program is remembered, so that
 * the explanation stays while the code is being corrected. Needs the submission's id as its key.
 */
export const ProgramMessage = ({ title, text, language, explains, source }: ProgramMessageProps) => {
  const [program] = useState(source);
  const original = <Output title={title} text={text} />;
  if (!explains || program === null) return original;
  return (
    <Suspense fallback={original}>
      <Explained language={language} text={text} source={program} original={original} />
    </Suspense>
  );
};
