import { FILL } from '@aosai/api/domain/questionTypes';
import type { RoomQuestion, RoomSection } from '@aosai/api/contract/types';
import type { ProgrammingSpec } from '../../db/schema/exam.ts';
import { subtasksWithin } from '../grade/subtaskPoints.ts';
import type { OrderedItem, OrderedSection } from './orderPaper.ts';
import type { PaperItem } from './paperContent.ts';

function programmingView(spec: ProgrammingSpec, maxPoints: number): NonNullable<RoomQuestion['programming']> {
  return {
    timeMs: spec.limits.timeMs,
    memoryKiB: spec.limits.memoryKiB,
    languages: spec.languages,
    standard: spec.standard,
    fileIo: spec.fileIo,
    samples: spec.cases
      .filter((testCase) => testCase.sample)
      .map(({ id, input, expected }) => ({ id, input, expected })),
    subtasks: subtasksWithin(spec, maxPoints).map(({ id, points }) => ({
      id,
      points,
      caseCount: spec.cases.filter((testCase) => testCase.subtaskId === id).length,
    })),
    caseCount: spec.cases.length,
  };
}

export function blankCount({ version }: PaperItem): number {
  return version.type === FILL && version.answerKey?.kind === 'text' ? version.answerKey.accepted.length : 0;
}

/** What a student reads of a question: neither key nor analysis nor tags nor a case that is no sample. */
export function roomQuestion({ no, item, options }: OrderedItem): RoomQuestion {
  const { version, points } = item;
  return {
    id: version.id,
    no,
    type: version.type,
    points,
    title: version.title,
    stemHtml: version.stemHtml,
    options: options.map(({ id, html }) => ({ id, html })),
    blankCount: blankCount(item),
    programming: version.programming && programmingView(version.programming, points),
  };
}

export function roomSections(sections: readonly OrderedSection[]): RoomSection[] {
  return sections.map(({ section, items }) => ({
    name: section.name,
    type: section.type,
    points: section.points,
    questions: items.map(roomQuestion),
  }));
}
