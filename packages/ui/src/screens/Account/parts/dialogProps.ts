import type { Act } from '../accountProps.ts';

export interface DialogProps {
  act: Act;
  onClose: () => void;
}

export const failureOf = ({ error }: Act) => (error === null ? null : { message: error });

/** A dialog closes when what it asked for was done. */
export const closing = (done: Promise<boolean>, onClose: () => void) => void done.then((isDone) => isDone && onClose());
