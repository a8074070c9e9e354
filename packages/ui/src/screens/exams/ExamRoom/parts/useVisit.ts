import { useState } from 'react';
import { useCodeVisit } from '../../../../patterns/CodeWork/useCodeVisit.ts';
import type { TextSize } from '../../../../patterns/WorkFrame/Settings.tsx';

/** State of this visit that is not stored: text size, open panels, inputs of trial runs. */
export const useVisit = () => {
  const [textSize, setTextSize] = useState<TextSize>('m');
  const code = useCodeVisit();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [submitOpen, setSubmitOpen] = useState(false);
  const [signInLater, setSignInLater] = useState(false);
  /** The part of a group that keys answer, once one has been used. */
  const [part, setPart] = useState<{ questionId: string; place: number } | null>(null);
  /** The announcement of the last page turn. */
  const [turned, setTurned] = useState('');
  return {
    ...code,
    textSize,
    setTextSize,
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
  };
};
