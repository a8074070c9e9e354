import type { Act } from '../accountProps.ts';

export interface DialogProps {
  act: Act;
  onClose: () => void;
}

export const failureOf = ({ error }: Act) => (error === null ? null : { message: error });

/** Closes the dialog once its action has succeeded. */
export const closing = (done: Promise<boolean>, onClose: () => void) => void done.then((isDone) => isDone && onClose());
