import { useState } from 'react';
import type { ResultTab } from './ResultPane.tsx';
import { firstInput, type TrialInput } from './trialInput.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export type WorkTab = 'question' | 'code' | 'result';

/** State of a code area that lasts only for the visit: tabs, inputs of trial runs. */
export const useCodeVisit = () => {
  const [inputs, setInputs] = useState<Readonly<Record<string, TrialInput>>>({});
  const [resultTab, setResultTab] = useState<ResultTab>('trial');
  const [workTab, setWorkTab] = useState<WorkTab>('question');
  /** By question, the result after which the code was changed, which makes its compile markers outdated. */
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
