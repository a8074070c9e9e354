import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export interface DrawerProps extends Omit<ModalProps, 'place'> {
  side?: 'left' | 'right';
}

/** A panel along a side of the window: row details, the question palette on a phone, navigation. */
export const Drawer = ({ side = 'right', ...rest }: DrawerProps) => <Modal {...rest} place={side} />;
