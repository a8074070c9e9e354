import { ChunkFailure } from '@aosai/ui/screens/shell/ChunkFailure';
import { PageFailure } from '@aosai/ui/screens/shell/PageFailure';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { ChunkError } from '../kit/lazyRoute.tsx';
import { Unreachable } from './Unreachable.tsx';

interface BoundaryState {
  error: unknown;
  wasShownAgain?: boolean;
}

interface ErrorBoundaryProps {
  keepsDocument: boolean;
  children: ReactNode;
}

/** A class, as React has no hook for error boundaries. */
class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) error.forget?.();
  }

  override render(): ReactNode {
    const { error, wasShownAgain = !this.props.keepsDocument } = this.state;
    if (error === null) return this.props.children;
    const reload = () => {
      if (wasShownAgain) location.reload();
      else this.setState({ error: null, wasShownAgain: true });
    };
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
  /**
   * 重新载入 first shows the page again in this document: a frame's session lasts no longer. Only code that was removed by
   * an update, which fails again, needs a new document.
   */
  keepsDocument?: boolean;
  children: ReactNode;
}

/** Wraps a page: a placeholder while its code loads, and an explanation with a link when it fails. */
export function PageBoundary({ place, keepsDocument = false, children }: PageBoundaryProps) {
  const [pathname] = useLocation();
  return (
    <ErrorBoundary key={place ?? pathname} keepsDocument={keepsDocument}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
