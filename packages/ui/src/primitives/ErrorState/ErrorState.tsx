import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty, type EmptyProps } from '../Empty/Empty.tsx';
import type { IconName } from '../Icon/Icon.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What to do. */
  children?: ReactNode;
  icon?: IconName;
  onRetry?: () => void;
  retryLabel?: string;
  /** A retry is running. */
  retrying?: boolean;
  /** An alternative to the retry, next to it. */
  action?: ReactNode;
  level?: EmptyProps['level'];
}

/** Replaces content that failed to load. */
export const ErrorState = ({
  title,
  children,
  icon = 'warning',
  onRetry,
  retryLabel = '重试',
  retrying = false,
  action,
  level,
}: ErrorStateProps) => (
  <div role="alert">
    <Empty
      tone="bad"
      level={level}
      icon={icon}
      title={title}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button icon="refresh" loading={retrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {children}
    </Empty>
  </div>
);
