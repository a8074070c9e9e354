import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The list with one item moved to another index.
 *
 * @internal for its test
 */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

interface Lifted<Item> {
  id: string;
  /** The order when the item was lifted; Esc restores it. */
  before: readonly Item[];
}

/** Reorders a list by its handles, with pointer and keyboard, and returns what a screen reader announces. */
export function useOrder<Item extends { id: string }>(items: readonly Item[], onChange: (next: Item[]) => void) {
  const [lifted, setLifted] = useState<Lifted<Item> | null>(null);
  const [draggedId, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const placeOf = (id: string, within: readonly Item[] = items) => within.findIndex((item) => item.id === id);
  const take = (id: string, next: Item[], words: string) => {
    flushSync(() => {
      onChange(next);
      setSaid(`${words}第 ${placeOf(id, next) + 1} 位，共 ${next.length} 个`);
    });
    document.querySelector<HTMLButtonElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  };
  const step = (id: string, by: 1 | -1) => {
    const to = placeOf(id) + by;
    if (to < 0 || to >= items.length) setSaid(by === 1 ? '已经在最后' : '已经在最前');
    else take(id, movedTo(items, to - by, to), '移到');
  };
  const lift = (id: string) => {
    const isLifted = lifted?.id === id;
    setLifted(isLifted ? null : { id, before: items });
    setSaid(isLifted ? '已放下' : `已提起第 ${placeOf(id) + 1} 位。上下方向键移动，空格放下，Esc 取消。`);
  };
  return {
    said,
    liftedId: lifted?.id ?? null,
    draggedId,
    handleOf: (id: string) => ({
      draggable: true,
      onKeyDown(event: KeyboardEvent) {
        const isLifted = lifted?.id === id;
        const isStep = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        if (event.key !== ' ' && event.key !== 'Enter' && !(isLifted && (isStep || event.key === 'Escape'))) return;
        event.preventDefault();
        // Keeps Esc from closing a surrounding dialog.
        event.stopPropagation();
        if (isStep) step(id, event.key === 'ArrowDown' ? 1 : -1);
        else if (event.key === 'Escape' && lifted) {
          setLifted(null);
          take(id, [...lifted.before], '已取消，回到');
        } else lift(id);
      },
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers do not start dragging without data.
        event.dataTransfer.setData('text/plain', id);
        setDragged(id);
      },
      onDragEnd: () => setDragged(null),
    }),
    rowOf: (id: string) => ({
      onDragOver(event: DragEvent) {
        if (draggedId === null || draggedId === id) return;
        event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (draggedId === null) return;
        event.preventDefault();
        take(draggedId, movedTo(items, placeOf(draggedId), placeOf(id)), '移到');
        setDragged(null);
      },
    }),
  };
}
