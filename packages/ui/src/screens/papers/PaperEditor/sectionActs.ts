import type { MenuProps } from '../../../primitives/Menu/Menu.tsx';
import type { PaperSection } from './paper.ts';
import { shifted } from './sectionMoves.ts';

/** Menu of a section in a paper without a blueprint. */
export const sectionActs = (
  sections: readonly PaperSection[],
  place: number,
  on: { rename: () => void; change: (next: PaperSection[]) => void; remove: () => void },
): MenuProps['items'] => [
  { id: 'rename', label: '修改名称和题型', onSelect: on.rename },
  { id: 'up', label: '大题上移', disabled: place === 0, onSelect: () => on.change(shifted(sections, place, -1)) },
  {
    id: 'down',
    label: '大题下移',
    disabled: place === sections.length - 1,
    onSelect: () => on.change(shifted(sections, place, 1)),
  },
  { id: 'remove', label: '删除大题', danger: true, onSelect: on.remove },
];
