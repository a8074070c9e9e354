export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

/** closed: dismissed by a person; over: timed out; replaced: by a toast with the same key; cleared: with all others. */
export type ToastEnd = 'closed' | 'over' | 'replaced' | 'cleared';

export interface ToastInput {
  title: string;
  /** What happened and what to do, when the title is not enough. */
  text?: string;
  tone?: ToastTone;
  position?: ToastPosition;
  /** Time on screen in ms, counted from when it becomes visible; null keeps it until it is closed. */
  durationMs?: number | null;
  action?: { label: string; onClick: () => void };
  /** Called once when the toast is gone. Only `closed` means that a person closed it. */
  onClose?: (end: ToastEnd) => void;
  /** Replaces the toast with the same key, if there is one. */
  key?: string;
}

export interface Toast extends ToastInput {
  id: string;
  tone: ToastTone;
  position: ToastPosition;
  durationMs: number | null;
}

/** Toasts by position, oldest first; only these are on screen. */
export type VisibleToasts = Readonly<Partial<Record<ToastPosition, readonly Toast[]>>>;

export interface ToastStore {
  /** Shows a toast, or queues it while its position is full. Returns its id. */
  show: (input: ToastInput) => string;
  /** Removes a toast, visible or queued; the next of its position becomes visible. `end` defaults to `closed`. */
  dismiss: (id: string, end?: ToastEnd) => void;
  /** Removes every toast. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes, as `useSyncExternalStore` needs it. */
  getVisible: () => VisibleToasts;
  /** Number of toasts waiting to become visible. */
  queuedCount: () => number;
}

export interface ToastStoreOptions {
  /** Maximum number of visible toasts per position. */
  maxVisible?: number;
  defaultPosition?: ToastPosition;
  defaultDurationMs?: number;
}

/**
 * A store of toasts: at most five are visible per position, the rest wait in order, so none expires unseen. It has no
 * timers: time runs only for visible toasts, so the `Toaster` counts it.
 */
export const createToastStore = ({
  maxVisible = 5,
  defaultPosition = 'bottom-right',
  defaultDurationMs = 5000,
}: ToastStoreOptions = {}): ToastStore => {
  let toasts: readonly Toast[] = [];
  let visible: VisibleToasts = {};
  let created = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[], end: ToastEnd) => {
    const gone = toasts.filter((toast) => !next.some((kept) => kept.id === toast.id));
    toasts = next;
    const byPosition: Partial<Record<ToastPosition, Toast[]>> = {};
    for (const toast of toasts) {
      const shown = (byPosition[toast.position] ??= []);
      if (shown.length < maxVisible) shown.push(toast);
    }
    visible = byPosition;
    for (const listener of listeners) listener();
    for (const toast of gone) toast.onClose?.(end);
  };

  return {
    show: (input) => {
      created += 1;
      const toast: Toast = {
        ...input,
        id: `toast-${created}`,
        tone: input.tone ?? 'info',
        position: input.position ?? defaultPosition,
        durationMs: input.durationMs === undefined ? defaultDurationMs : input.durationMs,
      };
      const place = input.key === undefined ? -1 : toasts.findIndex((other) => other.key === input.key);
      change(place === -1 ? [...toasts, toast] : toasts.with(place, toast), 'replaced');
      return toast.id;
    },
    dismiss: (id, end = 'closed') => {
      const kept = toasts.filter((toast) => toast.id !== id);
      if (kept.length < toasts.length) change(kept, end);
    },
    clear: () => change([], 'cleared'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getVisible: () => visible,
    queuedCount: () => toasts.length - Object.values(visible).reduce((sum, shown) => sum + shown.length, 0),
  };
};
