import type { LanguageId } from '@aosai/api/judging/languages';
import { Suspense, useState } from 'react';
import type { CodeHelp } from './codeWork.ts';
import { Output } from './Output.tsx';

export interface ProgramMessageProps {
  title: string;
  /** What the compiler or the program wrote. */
  text: string;
  language: LanguageId;
  /** Explains the message; null shows only the original. */
  help: CodeHelp | null;
  /** The program of this message; null if the editor has another one by now. */
  source: string | null;
}

/**
 * A message of the compiler or of a failed program, explained where a rule is sure. The program is remembered, so that
 * the explanation stays while the code is being corrected. Needs the submission's id as its key.
 */
export const ProgramMessage = ({ title, text, language, help, source }: ProgramMessageProps) => {
  const [program] = useState(source);
  const original = <Output title={title} text={text} />;
  if (!help || program === null) return original;
  return (
    <Suspense fallback={original}>
      <help.Message language={language} text={text} source={program} original={original} />
    </Suspense>
  );
};
