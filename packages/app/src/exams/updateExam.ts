import type { Client } from '@aosai/api/client/client';
import { networksOf } from '@aosai/api/exams/examForm';
import { examMatrixOf } from '@aosai/api/exams/examVisibility';
import type { ExamForm } from '@aosai/ui/screens/exams/ExamOffice';
import { requestIds } from '../kit/requestIds.ts';

/** The form as calls take it, without empty times. */
const written = ({
  version: _version,
  gradeIds: _gradeIds,
  publish: _publish,
  summary,
  notes,
  ipRanges,
  enrollStartAt,
  enrollEndAt,
  startAt,
  endAt,
  sight,
  ...form
}: ExamForm) => ({
  ...form,
  ...(sight !== 'own' && { reviewMatrix: examMatrixOf(sight) }),
  summary: summary ?? '',
  notes: notes ?? '',
  ipRanges: networksOf(ipRanges),
  ...(startAt !== null && { startAt }),
  ...(endAt !== null && { endAt }),
  ...(enrollStartAt !== null && { enrollStartAt }),
  // An empty end means that enrolment is open until the exam ends.
  ...((enrollEndAt ?? endAt) !== null && { enrollEndAt: enrollEndAt ?? endAt ?? '' }),
});

/** One id for each form until its exam is made, so that a second press or a retry makes no second exam. */
const requests = requestIds();

/** Makes an exam with its papers and students, and publishes it, all or nothing. */
export async function createExam(calls: Client, form: ExamForm): Promise<{ id: string }> {
  const { gradeIds, publish } = form;
  const groups = gradeIds.map((id) => ({ kind: 'grade' as const, id }));
  const made = await calls.exam.create({ ...written(form), groups, publish, requestId: requests.idOf(form) });
  requests.done(form);
  return made;
}

/** Saves an exam's settings and papers, both or neither. */
export async function updateExam(calls: Client, id: string, form: ExamForm): Promise<void> {
  await calls.exam.update({ ...written(form), id, version: form.version });
}
