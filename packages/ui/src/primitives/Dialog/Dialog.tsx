import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DialogProps = Omit<ModalProps, 'place'>;

/** A question or a small task over the page: focus stays inside, Esc closes, focus returns where it was. */
export const Dialog = (props: DialogProps) => <Modal {...props} />;
