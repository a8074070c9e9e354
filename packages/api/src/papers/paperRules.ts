import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Upper limits of a paper. */
export const PAPER_LIMITS = {
  titleMax: 60,
  durationMinMax: 600,
  sectionsMax: 20,
  sectionNameMax: 20,
  /** Questions in a paper. */
  questionsMax: 200,
  /** Points of a question, in hundredths. */
  pointsMax: 100_000,
  noteMax: 200,
} as const;

/** Kinds of notes to authors about a paper. */
export const PAPER_NOTE = labelled({
  level: '超出级别',
  open: '学生可能见过',
  missing: '与模板不符',
  unusable: '题目不可用',
  newer: '有新版本',
});

/** What an author should check in a paper; each note has a text that names the question. */
export type PaperNoteKind = ValueIn<typeof PAPER_NOTE>;

/** Formats of a downloaded paper. */
export const PAPER_FILE = labelled({ docx: 'Word', xlsx: 'Excel' });

/** Format of a downloaded paper, `as` in `examPaper/exportPaper`. */
export type PaperFile = ValueIn<typeof PAPER_FILE>;
