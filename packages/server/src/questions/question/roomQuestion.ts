import { LANGUAGE_IDS, type LanguageId } from '@aosai/api/judging/languages';
import { partPoints } from '@aosai/api/questions/scoring';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { subtasksWithin } from '../../judging/submissions/subtaskPoints.ts';
import type { OrderedItem, PaperItem } from './paperItem.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** The start of an answer. Code put before and after the answer is not shown. */
function startsOf({ templates = {} }: ProgrammingSpec): { starts?: Partial<Record<LanguageId, string>> } {
  const given = LANGUAGE_IDS.flatMap((id) => {
    const start = templates[id]?.start ?? '';
    return start === '' ? [] : [[id, start] as const];
  });
  return given.length === 0 ? {} : { starts: Object.fromEntries(given) };
}

function programmingView(spec: ProgrammingSpec, maxPoints: number): NonNullable<RoomQuestion['programming']> {
  return {
    timeMs: spec.limits.timeMs,
    memoryKiB: spec.limits.memoryKiB,
    languages: spec.languages,
    standard: spec.standard,
    fileIo: spec.fileIo,
    samples: spec.cases.flatMap((one) =>
      one.sample ? [{ id: one.id, input: one.input, expected: one.expected }] : [],
    ),
    subtasks: subtasksWithin(spec, maxPoints).map(({ id, points }) => ({
      id,
      points,
      caseCount: spec.cases.filter((testCase) => testCase.subtaskId === id).length,
    })),
    caseCount: spec.cases.length,
    ...startsOf(spec),
  };
}

export function blankCount({ version }: PaperItem): number {
  return version.answerKey?.kind === 'text' ? version.answerKey.accepted.length : 0;
}

/** Only for groups. */
function partsView({ item, parts }: Pick<OrderedItem, 'item' | 'parts'>): Pick<RoomQuestion, 'parts'> {
  const { answerKey } = item.version;
  if (answerKey?.kind !== 'parts') return {};
  const points = partPoints(answerKey, item.points);
  return {
    parts: parts.map(({ id, stemHtml, options }, place) => ({
      id,
      stemHtml,
      points: points[place] ?? 0,
      options: options.map((option) => ({ id: option.id, html: option.html })),
    })),
  };
}

/** A question as students see it: without key, analysis, tags and hidden cases. */
export function roomQuestion({ no, item, options, parts }: OrderedItem): RoomQuestion {
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
    ...partsView({ item, parts }),
  };
}
