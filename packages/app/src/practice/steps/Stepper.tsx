import { CPP } from '@aosai/api/judging/languages';
import type { StepperProps } from '@aosai/ui/screens/practice/StepDialog';
import { lazy, Suspense } from 'react';

const CppStepper = lazy(async () => ({ default: (await import('./CppStepper.tsx')).CppStepper }));
const PythonStepper = lazy(async () => ({ default: (await import('../python/PythonStepper.tsx')).PythonStepper }));

/** Runs a student's program step by step: Python in the page, C++ on the judge. Each is loaded with its first click. */
export function Stepper(props: StepperProps) {
  return (
    <Suspense fallback={null}>
      {props.language === CPP ? <CppStepper {...props} /> : <PythonStepper {...props} />}
    </Suspense>
  );
}
