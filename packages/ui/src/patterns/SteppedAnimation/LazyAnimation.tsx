import { lazy, Suspense } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { SteppedAnimationProps } from './SteppedAnimation.tsx';

const SteppedAnimation = lazy(async () => ({ default: (await import('./SteppedAnimation.tsx')).SteppedAnimation }));

/** An animation whose code is loaded by the pages that show one. */
export const LazyAnimation = (props: SteppedAnimationProps) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <SteppedAnimation {...props} />
  </Suspense>
);
