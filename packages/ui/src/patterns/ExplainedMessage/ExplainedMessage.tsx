import { explainCpp } from '@aosai/api/judging/explain/explainCpp';
import { explainPython } from '@aosai/api/judging/explain/explainPython';
import { CPP, type LanguageId } from '@aosai/api/judging/languages';
import type { ReactNode } from 'react';
import { ExplainedError } from '../ExplainedError/ExplainedError.tsx';

export interface ExplainedMessageProps {
  language: LanguageId;
  text: string;
  source: string;
  /** Shown if no rule is sure. */
  original: ReactNode;
}

/** A compiler's or interpreter's message in plain Chinese, or the original. */
export const ExplainedMessage = ({ language, text, source, original }: ExplainedMessageProps) => {
  const explanation = language === CPP ? explainCpp(text, source) : explainPython(text, source);
  if (!explanation) return original;
  return (
    <ExplainedError
      title={explanation.title}
      advice={explanation.advice}
      line={explanation.line}
      originalName={language === CPP ? '编译器原文' : 'Python 原文'}
      original={text}
    />
  );
};
