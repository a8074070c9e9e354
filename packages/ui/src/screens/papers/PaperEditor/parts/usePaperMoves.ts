import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstNo, moved, type Place, placeOf, stepped } from '../moves.ts';
import type { PaperSection } from '../paper.ts';
import type { Edge } from './useRowDrag.ts';

interface Lifted {
  id: string;
  /** Sections before the question was lifted; Esc restores them. */
  before: readonly PaperSection[];
}

const focusHandle = (id: string): void =>
  document.querySelector<HTMLButtonElement>(`[data-question="${CSS.escape(id)}"]`)?.focus();

/** Describes a question's place in words. */
const placeWords = (sections: readonly PaperSection[], id: string): string => {
  const place = placeOf(sections, id);
  const section = place && sections[place.section];
  if (!place || !section) return '';
  const no = firstNo(sections, place.section) + place.at;
  return `${section.name}第 ${place.at + 1} 位，共 ${section.questions.length} 题；全卷第 ${no} 题`;
};

/** Moves questions by keyboard, pointer or menu, and returns the announcement for screen readers. */
export function usePaperMoves(sections: readonly PaperSection[], onChange: (next: PaperSection[]) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');

  const take = (id: string, next: PaperSection[], words: string) => {
    flushSync(() => {
      onChange(next);
      setSaid(`${words}${placeWords(next, id)}`);
    });
    // After a move to another section, the row is a new element.
    focusHandle(id);
  };
  const step = (id: string, by: 1 | -1) => {
    const next = stepped(sections, id, by);
    if (next === null) setSaid(by === 1 ? '已经在最后' : '已经在最前');
    else take(id, next, '移到');
  };
  const drop = (id: string) => {
    setLifted(null);
    setSaid(`已放下，${placeWords(sections, id)}`);
  };

  return {
    said,
    liftedId: lifted?.id ?? null,
    key(id: string, event: KeyboardEvent) {
      const isLifted = lifted?.id === id;
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (isLifted) drop(id);
        else {
          setLifted({ id, before: sections });
          setSaid(`已提起，${placeWords(sections, id)}。上下方向键移动，空格放下，Esc 取消。`);
        }
      } else if (isLifted && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        step(id, event.key === 'ArrowDown' ? 1 : -1);
      } else if (isLifted && event.key === 'Escape') {
        event.preventDefault();
        setLifted(null);
        take(id, [...lifted.before], '已取消，回到');
      }
    },
    blur(id: string) {
      // A move blurs the handle and focuses it again, so the check waits for one frame.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isBack = activeElement instanceof HTMLElement && activeElement.dataset['question'] === id;
        if (!isBack) setLifted((current) => (current?.id === id ? null : current));
      });
    },
    moveTo: (id: string, to: Place) => take(id, moved(sections, id, to), '移到'),
    dropOn(id: string, target: string, edge: Edge) {
      const from = placeOf(sections, id);
      const over = placeOf(sections, target);
      if (!from || !over) return;
      // The target index is counted without the moved question.
      const isFurther = from.section === over.section && from.at < over.at;
      const at = over.at + (edge === 'after' ? 1 : 0) - (isFurther ? 1 : 0);
      take(id, moved(sections, id, { section: over.section, at }), '移到');
    },
  };
}
