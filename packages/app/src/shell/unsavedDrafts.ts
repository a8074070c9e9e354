import { countQuestionDrafts, eraseQuestionDrafts } from '../questions/questionDrafts.ts';
import { eraseDialogDrafts } from '../kit/office/dialogDrafts.ts';
import { eraseToday } from '../desks/todayCopy.ts';
import { toasts } from '../kit/notify.ts';
import { countDrafts, eraseAllDrafts } from '../exams/room/journal.ts';

/** Number of questions with answers or changes that only this browser has; 0 without storage. */
export async function countUnsaved(): Promise<number> {
  try {
    return (await countDrafts()) + countQuestionDrafts(localStorage);
  } catch {
    return 0;
  }
}

/** Erases toasts, drafts and the copy of the home page, so that the next person at this computer sees nothing. Rejects without storage. */
export async function eraseUnsaved(): Promise<void> {
  toasts.clear();
  eraseDialogDrafts(sessionStorage);
  eraseToday(localStorage);
  await eraseAllDrafts();
  eraseQuestionDrafts(localStorage);
}
