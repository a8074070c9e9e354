import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useSearchKeys } from '../../../primitives/Kbd/useSearchKeys.ts';

export interface SearchOpenerProps {
  onOpen: () => void;
}

/** The button in the top bar that opens the learners' search, also by Ctrl+K or `/`. */
export const SearchOpener = ({ onOpen }: SearchOpenerProps) => {
  useSearchKeys(onOpen);
  return <IconButton icon="search" label="查找（Ctrl K）" onClick={onOpen} />;
};
