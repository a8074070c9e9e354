import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DialogProps = Omit<ModalProps, 'place'>;

/** A question or a short task over the page. Focus stays inside and returns to the opener; Esc closes. */
export const Dialog = (props: DialogProps) => <Modal {...props} />;
