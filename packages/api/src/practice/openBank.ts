import { STANDING, type Standing } from '../questions/bank.ts';
import { DIFFICULTY, type Difficulty } from '../questions/difficulty.ts';
import { QUESTION_TYPES, type QuestionType } from '../questions/kinds.ts';
import { KNOWLEDGE_LEVELS, KNOWLEDGE_POINT_ID, type KnowledgeLevel } from '../questions/pointId.ts';

/** What the bank of open questions is narrowed to. Empty fields do not narrow it. */
export interface OpenBankFilter {
  level: KnowledgeLevel | '';
  /** Id of a knowledge point of the level. */
  point: string;
  type: QuestionType | '';
  difficulty: Difficulty | '';
  standing: Standing | '';
  keyword: string;
  /** From 0, as on the wire. */
  page: number;
}

/** Every open question, from the first page on. */
export const WHOLE_BANK: OpenBankFilter = {
  level: '',
  point: '',
  type: '',
  difficulty: '',
  standing: '',
  keyword: '',
  page: 0,
};

/** The filter in the address of the bank, or of a run drawn from it. What is unknown narrows nothing. */
export function bankFilterFrom(params: URLSearchParams): OpenBankFilter {
  const level = KNOWLEDGE_LEVELS.find(({ id }) => id === params.get('level'))?.id ?? '';
  const point = params.get('point') ?? '';
  const difficulty = params.get('difficulty');
  const standing = params.get('standing');
  return {
    level,
    point: level !== '' && point.startsWith(`${level}/`) && KNOWLEDGE_POINT_ID.test(point) ? point : '',
    type: QUESTION_TYPES.find((type) => type === params.get('type')) ?? '',
    difficulty: DIFFICULTY.has(difficulty) ? difficulty : '',
    standing: STANDING.has(standing) ? standing : '',
    keyword: params.get('keyword') ?? '',
    page: Math.max(0, Number(params.get('page') ?? 1) - 1) || 0,
  };
}

/** The filter for an address, without empty fields. */
export function bankParams({ page, ...rest }: OpenBankFilter): Record<string, string> {
  const set = Object.entries(rest).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(set), ...(page > 0 && { page: String(page + 1) }) };
}

/** The filter as `question/queryList` takes it, without its page. */
export const bankInput = ({ level, point, type, difficulty, standing, keyword }: OpenBankFilter) => ({
  ...(point === '' ? level !== '' && { level } : { points: [point] }),
  ...(type !== '' && { types: [type] }),
  ...(difficulty !== '' && { difficulties: [difficulty] }),
  ...(standing !== '' && { standing }),
  ...(keyword !== '' && { keyword }),
});
