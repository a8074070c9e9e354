import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import type { IconName } from '../Icon/Icon.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What to do. */
  children?: ReactNode;
  icon?: IconName;
  onRetry?: () => void;
  retryLabel?: string;
  /** The retry is on its way. */
  retrying?: boolean;
  /** Another way out, beside the retry. */
  action?: ReactNode;
}

/** In place of content that could not be had. */
export const ErrorState = ({
  title,
  children,
  icon = 'warning',
  onRetry,
  retryLabel = '重试',
  retrying = false,
  action,
}: ErrorStateProps) => (
  <div role="alert">
    <Empty
      tone="bad"
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
