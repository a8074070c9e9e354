import type { MenuProps } from '../../../../primitives/Menu/Menu.tsx';
import { type Place, takes } from '../moves.ts';
import type { PaperQuestion, PaperSection } from '../paper.ts';
import { shifted } from '../sectionMoves.ts';

/** Where a question's menu can move it: within its section, or to the end of another section that takes its type. */
export function moveTargets(
  sections: readonly PaperSection[],
  question: PaperQuestion,
  { section: place, at }: Place,
  onMove: (target: Place) => void,
): MenuProps['items'] {
  const to = (id: string, label: string, target: Place, disabled = false) => ({
    id,
    label,
    disabled,
    onSelect: () => onMove(target),
  });
  const last = (sections[place]?.questions.length ?? 1) - 1;
  return [
    to('first', '移到本大题最前', { section: place, at: 0 }, at === 0),
    to('up', '上移一位', { section: place, at: at - 1 }, at === 0),
    to('down', '下移一位', { section: place, at: at + 1 }, at === last),
    to('last', '移到本大题最后', { section: place, at: last }, at === last),
    ...sections.flatMap((section, other) =>
      other !== place && takes(section, question.type)
        ? [to(section.key, `移到「${section.name}」最后`, { section: other, at: section.questions.length })]
        : [],
    ),
  ];
}

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
