import { lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/**
 * State of a request. Neither field: still loading. `error` is a sentence for people. Data may be older than an error
 * and are still shown.
 */
export interface Loaded<T> {
  data?: T | undefined;
  error?: string | null | undefined;
  /** A retry would give the same error, as for missing content, so none is offered. */
  isFinal?: boolean | undefined;
  /** Number of the failed request in the server's log; `error` contains it. */
  requestId?: string | undefined;
}

const CopyNumber = lazy(async () => ({ default: (await import('./CopyNumber.tsx')).CopyNumber }));

/** A page of a list as the server sends it; `page` counts from 0. */
export interface PageOf<T> {
  content: T[];
  total: number;
  page: number;
  size: number;
}

export interface LoadProps<T> {
  of: Loaded<T>;
  /** Name of the content: 考试列表. */
  name: string;
  onRetry?: () => void;
  /** Placeholder while loading; three lines by default. */
  skeleton?: ReactNode;
  /** Where a page leads instead of a retry, when its content does not exist. */
  back?: { href: string; label: string };
  /** Level of the error's title: 2 where the page has no heading yet but its own. */
  level?: ErrorStateProps['level'];
  children: (data: T) => ReactNode;
}

/** Shows fetched content, a placeholder while it loads, or an error with a retry. */
export const Load = <T,>({ of, name, onRetry, skeleton, back, level, children }: LoadProps<T>) => {
  if (of.data !== undefined) return <>{children(of.data)}</>;
  if (of.error)
    return (
      <ErrorState
        title={`${name}没有加载出来`}
        level={level}
        {...(onRetry && !of.isFinal ? { onRetry } : {})}
        {...(back && of.isFinal ? { action: <ButtonLink href={back.href}>{back.label}</ButtonLink> } : {})}
        {...(of.requestId && {
          action: (
            <Suspense>
              <CopyNumber number={of.requestId} />
            </Suspense>
          ),
        })}
      >
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
