import type { QuestionType } from '@aosai/api/questions/kinds';
import { type DragEvent, useState } from 'react';

/** On which side of a row a question is dropped. */
export type Edge = 'before' | 'after';

/** The dragged question. Kept here, since browsers reveal the drag data only on drop; a page has one drag at a time. */
let onItsWay: { id: string; type: QuestionType } | null = null;

const edgeAt = ({ currentTarget, clientY }: DragEvent): Edge => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

interface RowDrag {
  id: string;
  type: QuestionType;
  /** The type its section takes; null for any type. */
  accepts: QuestionType | null;
  /** Another question was dropped on this one. */
  onDrop: (id: string, edge: Edge) => void;
}

/** Drag and drop of rows by their handle; a row accepts only questions that its section takes. */
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
        // Some browsers do not start a drag without data.
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
