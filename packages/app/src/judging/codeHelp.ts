import { signMarkers } from '@aosai/ui/patterns/signMarkers';
import { lazy } from 'react';

/** Explains errors of programs to beginners; the rules are loaded with the first error. */
export const CODE_HELP = {
  Message: lazy(async () => ({ default: (await import('@aosai/ui/patterns/ExplainedMessage')).ExplainedMessage })),
  markersOf: signMarkers,
};
