import { CPP } from '@aosai/api/judging/languages';
import type { CodeHelp } from '@aosai/ui/screens/exams/ExamRoom';
import { signMarkers } from '@aosai/ui/patterns/signMarkers';
import { lazy } from 'react';

/** Explains errors of programs to beginners; the rules are loaded with the first error. */
export const CODE_HELP: CodeHelp = {
  Message: lazy(async () => ({ default: (await import('@aosai/ui/patterns/ExplainedMessage')).ExplainedMessage })),
  markersOf: signMarkers,
  explain: async (language, message, source) =>
    language === CPP
      ? (await import('@aosai/api/judging/explain/explainCpp')).explainCpp(message, source)
      : (await import('@aosai/api/judging/explain/explainPython')).explainPython(message, source),
};
