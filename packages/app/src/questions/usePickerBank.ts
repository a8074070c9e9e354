import { BANK, BANK_LIMITS } from '@aosai/api/questions/bank';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { emptyBankHint } from '@aosai/api/questions/emptyBank';
import { freePoints, isTypeWith, type QuestionType } from '@aosai/api/questions/kinds';
import { KNOWLEDGE_LEVELS, type KnowledgeLevel } from '@aosai/api/questions/pointId';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';
import {
  firstQuery,
  type PickableQuestion,
  type PickerBank,
  type QuestionQuery,
} from '@aosai/ui/patterns/QuestionPicker';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useOwnBanks } from './useOwnBanks.ts';
import { usePointOptions } from './usePointOptions.ts';

const PAGE_SIZE = 20;

/** Keeps the chosen level until the browser's tab closes, as most people go on with the same level. */
const LEVEL_KEY = 'aosai.pickerLevel';
const isLevel = (text: string): text is KnowledgeLevel => KNOWLEDGE_LEVELS.some(({ id }) => id === text);

/** Usual points of a question outside of blueprints; a group has those of its parts. */
const usualPoints = (type: QuestionType): number => (isTypeWith(type, 'parts') ? 0 : freePoints(type));

/** A row of the bank, or a question that was read alone. */
type PickedRow = Pick<BankRow, 'id' | 'title' | 'type' | 'difficulty' | 'points'> &
  Partial<Pick<BankRow, 'check' | 'second' | 'isOpen' | 'passPercent' | 'bank'>>;

/** A row of the bank as the picker takes it. */
export const pickable = (row: PickedRow, points = usualPoints(row.type)): PickableQuestion => ({
  id: row.id,
  title: row.title,
  second: row.second ?? '',
  type: row.type,
  difficulty: row.difficulty,
  check: row.check ?? 'none',
  isOpen: row.isOpen ?? false,
  points,
  knowledge: row.points,
  passPercent: row.passPercent ?? null,
  bank: row.bank ?? null,
});

const inputOf = ({ type, keyword, level, point, difficulty, bank, page }: QuestionQuery) => ({
  usable: true as const,
  ...(type !== null && { types: [type] }),
  ...(keyword !== '' && { keyword }),
  ...(isLevel(level) && { level }),
  ...(point !== '' && { points: [point] }),
  ...(DIFFICULTY.has(difficulty) && { difficulties: [difficulty] }),
  ...(BANK.has(bank) && { bank }),
  page,
  size: PAGE_SIZE,
  sort: ['usedCount,asc'],
});

/**
 * The bank for `QuestionPicker`: questions that papers and homework may take, least used first. Reads nothing before
 * the first `find`.
 *
 * @param pointsOf points of a question in the basket at first, such as those of a blueprint
 */
export function usePickerBank(pointsOf: (type: QuestionType) => number = usualPoints): PickerBank {
  const [asked, setAsked] = useState<QuestionQuery | null>(null);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const own = useOwnBanks();
  const found = useOfficeCall(asked === null ? null : ['question', 'pick', { ...asked, gradeId: '' }], (calls) =>
    calls.question.queryList(inputOf(asked ?? firstQuery(null))),
  );
  const classes = useOfficeCall(asked === null ? null : ['classes'], async (calls) => {
    const { content } = await calls.grade.querySimpleList({ size: 100 });
    return content;
  });
  const ids = found.data?.content.map(({ id }) => id) ?? [];
  const gradeId = asked?.gradeId ?? '';
  const done = useOfficeCall(gradeId === '' || ids.length === 0 ? null : ['done', gradeId, ids], (calls) =>
    calls.grade.queryDoneQuestions({ id: gradeId, questionIds: ids }),
  );
  const alike = useOfficeCall(compared.length < 2 ? null : ['alike', compared], (calls) =>
    calls.question.queryAlike({ ids: [...compared] }),
  );
  const stem = useOfficeCall(lookedAt === null ? null : ['question', 'stem', lookedAt], (calls) =>
    calls.question.queryById({ id: lookedAt ?? '' }),
  );
  return {
    found: loaded({
      ...found,
      data: found.data && {
        ...found.data,
        content: found.data.content.map((row) => pickable(row, pointsOf(row.type))),
      },
    }),
    level: asked?.level ?? sessionStorage.getItem(LEVEL_KEY) ?? '',
    points: usePointOptions(),
    banks: own.includes('platform') ? [] : BANK.options,
    classes: (classes.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
    done: done.data?.content ?? [],
    alike: alike.data?.content ?? [],
    stem: loaded(stem),
    emptyHint: emptyBankHint(own),
    on: {
      find(query) {
        sessionStorage.setItem(LEVEL_KEY, query.level);
        setAsked(query);
      },
      // The order does not matter, and moving a row does not ask again.
      compare: (questionIds) => setCompared([...new Set(questionIds)].slice(0, BANK_LIMITS.comparedMax).toSorted()),
      retry: () => void Promise.all([found, done, stem].map(({ mutate }) => mutate())),
      look: setLookedAt,
    },
  };
}
