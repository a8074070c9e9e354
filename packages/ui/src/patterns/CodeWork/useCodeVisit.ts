import type { RoomQuestion } from '@aosai/api/contract/types';
import { useState } from 'react';
import type { ResultTab } from './ResultPane.tsx';
import { firstInput, type TrialInput } from './trialInput.ts';

export type WorkTab = 'question' | 'code' | 'result';

/** What a page with a code area remembers for the visit and nobody else needs: tabs, inputs of trial runs. */
export const useCodeVisit = () => {
  const [inputs, setInputs] = useState<Readonly<Record<string, TrialInput>>>({});
  const [resultTab, setResultTab] = useState<ResultTab>('trial');
  const [workTab, setWorkTab] = useState<WorkTab>('question');
  /** The result by question after which the code has been changed: its compile marks are out of date. */
  const [editedAfter, setEditedAfter] = useState<Readonly<Record<string, string>>>({});
  return {
    inputOf: (question: RoomQuestion) => inputs[question.id] ?? firstInput(question),
    setInput: (questionId: string, input: TrialInput) => setInputs({ ...inputs, [questionId]: input }),
    resultTab,
    setResultTab,
    workTab,
    setWorkTab,
    editedAfter,
    setEditedAfter: (questionId: string, submissionId: string) =>
      setEditedAfter({ ...editedAfter, [questionId]: submissionId }),
  };
};

export type CodeVisit = ReturnType<typeof useCodeVisit>;
