import type { RoomQuestion } from '@aosai/api/contract/types';
import { useState } from 'react';
import type { ResultTab } from './ResultPane.tsx';
import type { TextSize } from './Settings.tsx';
import { firstInput, type TrialInput } from './trialInput.ts';

export type RoomTab = 'question' | 'code' | 'result';

/** What this page remembers for the visit and nobody else needs: sizes of letters, tabs, inputs of trial runs. */
export const useVisit = () => {
  const [textSize, setTextSize] = useState<TextSize>('m');
  const [inputs, setInputs] = useState<Readonly<Record<string, TrialInput>>>({});
  const [resultTab, setResultTab] = useState<ResultTab>('trial');
  const [roomTab, setRoomTab] = useState<RoomTab>('question');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [submitOpen, setSubmitOpen] = useState(false);
  const [signInLater, setSignInLater] = useState(false);
  /** The part of a group that keys work on, once one has been used. */
  const [part, setPart] = useState<{ questionId: string; place: number } | null>(null);
  /** What the last turn of a page is announced as. */
  const [turned, setTurned] = useState('');
  /** The result by question after which the code has been changed: its compile marks are out of date. */
  const [editedAfter, setEditedAfter] = useState<Readonly<Record<string, string>>>({});
  return {
    textSize,
    setTextSize,
    inputOf: (question: RoomQuestion) => inputs[question.id] ?? firstInput(question),
    setInput: (questionId: string, input: TrialInput) => setInputs({ ...inputs, [questionId]: input }),
    resultTab,
    setResultTab,
    roomTab,
    setRoomTab,
    sheetOpen,
    setSheetOpen,
    submitOpen,
    setSubmitOpen,
    signInLater,
    setSignInLater,
    partOf: (questionId: string) => (part?.questionId === questionId ? part.place : null),
    setPart: (questionId: string, place: number) => setPart({ questionId, place }),
    turned,
    setTurned,
    editedAfter,
    setEditedAfter: (questionId: string, submissionId: string) =>
      setEditedAfter({ ...editedAfter, [questionId]: submissionId }),
  };
};

export type Visit = ReturnType<typeof useVisit>;
