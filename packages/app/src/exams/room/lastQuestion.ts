const NAME = 'aosai.room.question';

/** The question of an attempt this tab showed last, to return to after a reload. */
export function lastQuestion(attemptId: string, storage: Pick<Storage, 'getItem'> = sessionStorage): string | null {
  const [of, questionId] = storage.getItem(NAME)?.split(' ') ?? [];
  return of === attemptId && questionId !== undefined ? questionId : null;
}

export function keepQuestion(
  attemptId: string,
  questionId: string,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  storage.setItem(NAME, `${attemptId} ${questionId}`);
}
