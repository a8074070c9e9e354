import type { MenuProps } from '../../../primitives/Menu/Menu.tsx';
import { type Place, takes } from './moves.ts';
import type { PaperQuestion, PaperSection } from './paper.ts';

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
