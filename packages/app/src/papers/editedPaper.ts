import { type PaperTemplate, templateOn } from '@aosai/api/questions/paperTemplates';
import { QUESTION } from '@aosai/api/questions/bank';
import { freePoints, isTypeWith, type QuestionType } from '@aosai/api/questions/kinds';
import type { EditedPaper, PaperQuestion, PaperSection } from '@aosai/ui/screens/papers/PaperEditor';
import type { PrintPaper } from '@aosai/ui/screens/papers/PaperPrint';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';
import type { PaperDetail, PaperSections } from '@aosai/api/papers/paper.contract';

/** Data only authors see, by question version in the paper. */
const besideOf = ({ staff }: PaperSections) =>
  new Map((staff?.questions ?? []).map((one) => [one.questionVersionId, one]));

/** A paper without questions starts with the sections of its template. */
const emptySections = (template: PaperTemplate | null): PaperSection[] =>
  (template?.sections ?? []).map(({ name, type }, place) => ({ key: `${place}`, name, type, questions: [] }));

/** A paper as its editor takes it. */
export function editedPaper(detail: PaperDetail, list: PaperSections, today: string): EditedPaper {
  const template = templateOn(detail.template, today);
  const beside = besideOf(list);
  const sections = list.sections.map(({ name, type, questions }, place) => ({
    key: `${place}`,
    name,
    type,
    questions: questions.flatMap(({ id, points, type: ofQuestion }): PaperQuestion[] => {
      const own = beside.get(id);
      if (own === undefined) return [];
      return [
        {
          id: own.questionId,
          versionId: own.questionVersionId,
          title: own.title,
          type: ofQuestion,
          difficulty: own.difficulty,
          points,
          knowledge: own.knowledge,
          isUsable: own.status === QUESTION.ready,
          check: own.check,
          isOpen: own.isOpen,
          hasNewer: own.newVersionId !== null,
        },
      ];
    }),
  }));
  return {
    id: detail.id,
    title: detail.title,
    status: detail.staff?.status ?? QUESTION.draft,
    durationMin: detail.durationMin,
    isFrozen: detail.staff?.isFrozen ?? true,
    mayWrite: detail.staff?.mayWrite ?? false,
    template,
    sections: sections.length > 0 ? sections : emptySections(template),
  };
}

/** The sections as `updateQuestions` takes them. */
export const writtenSections = (sections: readonly PaperSection[]) =>
  sections.map(({ name, type, questions }) => ({
    name,
    type,
    items: questions.map(({ id, versionId, points }) => ({
      questionId: id,
      ...(versionId !== null && { versionId }),
      ...(points > 0 && { points }),
    })),
  }));

/** A question of the bank as a paper takes it, with its points. */
export const takenQuestion = (row: BankRow & { versionId?: string | null }, points: number): PaperQuestion => ({
  id: row.id,
  versionId: row.versionId ?? null,
  title: row.title,
  type: row.type,
  difficulty: row.difficulty,
  points,
  knowledge: row.points,
  isUsable: true,
  check: row.check ?? 'none',
  isOpen: row.isOpen,
  hasNewer: false,
});

/** Points of the question at an index of a section, by the template or the defaults; 0 lets the server decide. */
export const blueprintPoints = (template: PaperTemplate | null, type: QuestionType, place: number): number => {
  if (template === null) return isTypeWith(type, 'parts') ? 0 : freePoints(type);
  const section = template.sections.find((one) => one.type === type);
  return section?.pointsEach ?? section?.parts?.[place]?.reduce((sum, points) => sum + points, 0) ?? 0;
};

/** A paper with its key, for printing. */
export function printPaper({ title, totalPoints, durationMin }: PaperDetail, list: PaperSections): PrintPaper {
  const beside = besideOf(list);
  return {
    title,
    totalPoints,
    durationMin,
    sections: list.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const { rightAnswer = null, acceptedTexts = null, analysisHtml = null } = beside.get(question.id) ?? {};
        return { ...question, rightAnswer, acceptedTexts, analysisHtml };
      }),
    })),
  };
}
