import { ChunkFailure } from '@aosai/ui/screens/shell/ChunkFailure';
import { PageFailure } from '@aosai/ui/screens/shell/PageFailure';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { ChunkError } from '../kit/lazyRoute.tsx';
import { Unreachable } from './Unreachable.tsx';

interface BoundaryState {
  error: unknown;
}

/** A class, as React has no hook for error boundaries. */
class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) error.forget?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const reload = () => location.reload();
    if (error instanceof ChunkError) {
      if (!navigator.onLine) return <Unreachable />;
      return <ChunkFailure reason={error.isTimeout ? 'timeout' : 'failed'} on={{ reload }} />;
    }
    return <PageFailure on={{ reload }} />;
  }
}

interface PageBoundaryProps {
  /** A new value clears the error; by default the address. */
  place?: string;
  children: ReactNode;
}

/** Wraps a page: a placeholder while its code loads, and an explanation with a link when it fails. */
export function PageBoundary({ place, children }: PageBoundaryProps) {
  const [pathname] = useLocation();
  return (
    <ErrorBoundary key={place ?? pathname}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
