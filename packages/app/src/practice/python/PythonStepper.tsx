import type { StepperProps } from '@aosai/ui/screens/practice/StepDialog';
import { StepDialog } from '@aosai/ui/screens/practice/StepDialog';
import { useEffect, useEffectEvent } from 'react';
import { saveFile } from '../../kit/office/saveFile.ts';
import { usePagePython } from './pagePython.ts';

/** Runs a student's program step by step in the page; nothing is sent to the server. */
export function PythonStepper({ source, input, onClose }: StepperProps) {
  const python = usePagePython(true);
  const begin = useEffectEvent(() => python.trace(source, input === '' ? [] : input.replace(/\n$/, '').split('\n')));
  useEffect(() => begin(), []);
  return (
    <StepDialog
      field={python.state}
      on={{
        answer: python.answer,
        retry: python.retry,
        stop: python.stop,
        savePng: (blob) => saveFile({ fileName: '海龟画.png', blob }),
        close: onClose,
      }}
    />
  );
}
