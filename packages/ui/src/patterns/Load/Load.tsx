import type { ReactNode } from 'react';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** What a request has come to: neither = on its way; an error is a sentence for people. Old data outlives an error. */
export interface Loaded<T> {
  data?: T | undefined;
  error?: string | null | undefined;
  /** Asked again the answer would be the same, as of what is not there: nothing offers that. */
  isFinal?: boolean | undefined;
}

/** One page of a list as the server sends it; `page` counts from 0. */
export interface PageOf<T> {
  content: T[];
  total: number;
  page: number;
  size: number;
}

export interface LoadProps<T> {
  of: Loaded<T>;
  /** What is being loaded, in words: 考试列表. */
  name: string;
  onRetry?: () => void;
  /** Holds the place meanwhile; three lines by default. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Content that has to be fetched: its place while it is on its way, the failure with a retry, or the content. */
export const Load = <T,>({ of, name, onRetry, skeleton, children }: LoadProps<T>) => {
  if (of.data !== undefined) return <>{children(of.data)}</>;
  if (of.error)
    return (
      <ErrorState title={`${name}没有加载出来`} {...(onRetry && !of.isFinal ? { onRetry } : {})}>
        {of.error}
      </ErrorState>
    );
  return (
    <div role="status">
      <VisuallyHidden>正在加载{name}</VisuallyHidden>
      {skeleton ?? <Skeleton lines={3} />}
    </div>
  );
};
