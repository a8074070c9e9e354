import { courseTags } from '@aosai/api/courses/courseTags';

/** The form of a course as its calls take it. */
export const courseInput = <Form extends { intro: string | null; tags: string | null }>(form: Form) => ({
  ...form,
  intro: form.intro ?? '',
  tags: courseTags(form.tags),
});
