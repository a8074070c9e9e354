import { type QuestionType, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { QuestionDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { judgementOf } from '../../objective.ts';
import { paperDraft } from './paperDraft.ts';
import { groupDraft, groupsIn } from './paperGroups.ts';
import { keyFor, keysOfRows } from './paperKeys.ts';
import type { Asked, PaperBlock, Section } from './paperParts.ts';
import { PaperReader } from './paperReader.ts';
import { taskDraft } from './paperTask.ts';
import { MARKDOWN_WORDS, type PaperWords } from './paperWords.ts';
import { pointsEach } from './sectionPoints.ts';

/** The key of a question from another file; `*` accepts any answer. */
export interface AskedKey {
  answer: string;
  points: number | null;
}

interface PaperGiven {
  /** By question number. A key next to its question takes precedence, or is noted as a conflict. */
  keys: ReadonlyMap<number, AskedKey>;
  /** The type of a question whose section names none, unless its key is a judgement. */
  otherwise: QuestionType | null;
  words: PaperWords;
}

/** Sorts a passage before the question that follows it. */
const BETWEEN = 0.5;

interface Read {
  after: number;
  /** Null for a question from a passage. */
  no: number | null;
  read(report: ItemReport): QuestionDraft | Promise<QuestionDraft>;
}

/** Finds the questions of a paper as schools write it: numbered, in sections, with keys next to them or in a list. */
export function paperQuestions(blocks: readonly PaperBlock[], given: Partial<PaperGiven> = {}) {
  const { keys: known = new Map<number, AskedKey>(), otherwise = null, words = MARKDOWN_WORDS } = given;
  const reader = new PaperReader(words);
  reader.read(blocks);
  const keys = [...reader.keys, ...keysOfRows(reader.keyRows, reader.asked)];
  const tasksOf = (section: Section): number =>
    reader.passages.filter((one) => one.kind === 'task' && one.section === section).length;
  const askedOf = (section: Section): number => reader.asked.filter((one) => one.section === section).length;

  const readAsked = (asked: Asked, report: ItemReport) => {
    const outside = known.get(asked.no);
    const isChoice = asked.options.length > 0;
    const listed = keyFor({ no: asked.no, section: asked.section, kind: asked.section.type, isChoice }, keys);
    const key = outside
      ? { ...listed, answer: outside.answer === '*' ? '' : outside.answer, isTwofold: false }
      : listed;
    const type = asked.section.type ?? (judgementOf(key.answer) === null ? otherwise : null);
    const points =
      outside?.points === undefined || outside.points === null
        ? asked.section.points
        : { ...asked.section.points, each: outside.points };
    const section = { ...asked.section, type, points };
    return paperDraft({ asked: { ...asked, section }, key, sharing: askedOf(asked.section), words }, report);
  };

  const reads: Read[] = [
    ...reader.asked.map((asked, at): Read => ({ after: at, no: asked.no, read: (report) => readAsked(asked, report) })),
    ...reader.passages.flatMap(({ after, kind, section, lines }): Read[] => {
      const place = after - BETWEEN;
      if (kind === 'task') {
        const points = pointsEach(section.points, tasksOf(section));
        return [{ after: place, no: null, read: (report) => taskDraft(lines, { points, words }, report) }];
      }
      const keyOf = (no: number, isJudged: boolean): string =>
        keyFor({ no, section, kind: isJudged ? TRUE_FALSE : null, isChoice: !isJudged }, keys).answer;
      return groupsIn(section, lines, words).map((group) => ({
        after: place,
        no: null,
        read: (report) => groupDraft(group, keyOf, words, report),
      }));
    }),
  ];
  return reads
    .toSorted((a, b) => a.after - b.after)
    .map(({ no, read }, at) => ({ key: String(at + 1), no, read: async (report: ItemReport) => read(report) }));
}
