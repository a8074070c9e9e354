import { countQuestionDrafts, eraseQuestionDrafts } from './office/questionDrafts.ts';
import { toasts } from './notify.ts';
import { countDrafts, eraseAllDrafts } from './room/journal.ts';

/** How many questions this browser alone has answers or changes of; none where it keeps nothing. */
export async function countUnsaved(): Promise<number> {
  try {
    return (await countDrafts()) + countQuestionDrafts(localStorage);
  } catch {
    return 0;
  }
}

/** Nothing of a person stays for the next one at the desk. Rejects where the browser keeps nothing. */
export async function eraseUnsaved(): Promise<void> {
  toasts.clear();
  await eraseAllDrafts();
  eraseQuestionDrafts(localStorage);
}
