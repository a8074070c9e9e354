import { useState } from 'react';
import { useCodeVisit } from '../../../patterns/CodeWork/useCodeVisit.ts';
import type { TextSize } from '../../../patterns/WorkFrame/Settings.tsx';

/** What this page remembers for the visit and nobody else needs: sizes of letters, tabs, inputs of trial runs. */
export const useVisit = () => {
  const [textSize, setTextSize] = useState<TextSize>('m');
  const code = useCodeVisit();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [submitOpen, setSubmitOpen] = useState(false);
  const [signInLater, setSignInLater] = useState(false);
  /** The part of a group that keys work on, once one has been used. */
  const [part, setPart] = useState<{ questionId: string; place: number } | null>(null);
  /** What the last turn of a page is announced as. */
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
