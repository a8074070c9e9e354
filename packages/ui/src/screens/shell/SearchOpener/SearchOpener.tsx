import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useSearchKeys } from '../../../primitives/Kbd/useSearchKeys.ts';

export interface SearchOpenerProps {
  onOpen: () => void;
  /** The pointer or the focus is on the button, or Ctrl is down. */
  onNear: () => void;
}

/** The button in the top bar that opens the learners' search, also by Ctrl+K or `/`. */
export const SearchOpener = ({ onOpen, onNear }: SearchOpenerProps) => {
  useSearchKeys(onOpen, onNear);
  return <IconButton icon="search" label="查找（Ctrl K）" onClick={onOpen} onPointerEnter={onNear} onFocus={onNear} />;
};
