import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import { type Note, type NoteCode, NOTES } from './notes.ts';

const NAMED = 8;

/** What is found out while an item is read; kept also when the item is refused in the end. */
export class ItemReport {
  title: string | null = null;
  type: QuestionType | null = null;
  readonly #places = new Map<NoteCode, Set<string>>();

  /** The same fault of a thousand cases is one line that names the first few. */
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
