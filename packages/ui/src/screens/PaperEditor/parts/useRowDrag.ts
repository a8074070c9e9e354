import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import { type DragEvent, useState } from 'react';

/** Where a question that is let go over a row comes to stand. */
export type Edge = 'before' | 'after';

/** What is on its way: one at a time on a page, and a browser tells targets its data only when it is let go. */
let onItsWay: { id: string; type: QuestionType } | null = null;

const edgeAt = ({ currentTarget, clientY }: DragEvent): Edge => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

interface RowDrag {
  id: string;
  type: QuestionType;
  /** What its section takes; null for questions of any type. */
  accepts: QuestionType | null;
  /** Another question was let go over this one. */
  onDrop: (id: string, edge: Edge) => void;
}

/** Dragging a row by its handle, and what is let go over it: only questions that its section takes fit. */
export function useRowDrag({ id, type, accepts, onDrop }: RowDrag) {
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const fits = () => onItsWay !== null && (accepts === null || onItsWay.type === accepts) && onItsWay.id !== id;
  return {
    isDragged,
    edge,
    handle: {
      draggable: true,
      onDragStart(event: DragEvent) {
        onItsWay = { id, type };
        event.dataTransfer.effectAllowed = 'move';
        // Without data some browsers do not begin.
        event.dataTransfer.setData('text/plain', id);
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setDragged(true);
      },
      onDragEnd() {
        onItsWay = null;
        setDragged(false);
      },
    },
    row: {
      onDragOver(event: DragEvent) {
        if (!fits()) return;
        event.preventDefault();
        setEdge(edgeAt(event));
      },
      onDragLeave: () => setEdge(null),
      onDrop(event: DragEvent) {
        setEdge(null);
        if (!fits() || onItsWay === null) return;
        event.preventDefault();
        onDrop(onItsWay.id, edgeAt(event));
      },
    },
  };
}
