import type { QuestionType } from '@aosai/api/questions/kinds';
import { type Note, type NoteCode, NOTES } from './notes.ts';

const NAMED = 8;

/** Collects title, type and notes while an item is read; kept even if the item is refused. */
export class ItemReport {
  title: string | null = null;
  type: QuestionType | null = null;
  readonly #places = new Map<NoteCode, Set<string>>();

  /** Merges notes of the same code: a fault of a thousand cases is one note that names the first few. */
  note(code: NoteCode, where = ''): void {
    const places = this.#places.get(code) ?? new Set();
    if (where !== '') places.add(where);
    this.#places.set(code, places);
  }

  has(code: NoteCode): boolean {
    return this.#places.has(code);
  }

  notes(): Note[] {
    return [...this.#places].map(([code, places]) => {
      const named = [...places].slice(0, NAMED).join('、');
      const where = places.size > NAMED ? `${named} 等 ${places.size} 处` : named;
      return { code, where, text: NOTES[code].text };
    });
  }
}
