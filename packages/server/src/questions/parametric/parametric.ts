import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { Stage } from '@aosai/api/questions/bank';
import { randomOf, type Random } from '@aosai/api/kit/random';

/** A wrong answer, and the mistake behind it, worded to continue 「选 B 是」. */
export type Wrong = readonly [text: string, mistake: string];

export interface Written {
  /** Asks what the code prints unless given. */
  lead?: string;
  /** Makes the question a judgement: the statement that names `text` as the answer. One wrong answer is enough. */
  claim?: (text: string) => string;
  /** Printed below the lead; proves the key unless `proof` is given. */
  code?: string;
  /** The right answer: what the proof prints. */
  key: string;
  /** How the key is found. */
  why: string;
  /** Most instructive mistakes first; the first three that differ from the key and each other become options. */
  wrong: readonly Wrong[];
  /** Statements that print the key. */
  proof?: string;
  /** Functions that the code or the proof calls. */
  functions?: string;
  /** The options are words, not something that a program prints or reads. */
  isProse?: boolean;
}

interface Facts {
  /** Never renamed or reused: stored questions name it. */
  name: string;
  /** Incremented when the same seed makes another question than before. */
  version: number;
  language: 'cpp' | 'python';
  title: string;
  stage: Stage;
  difficulty: Difficulty;
  /** Ids of knowledge points, the main one first. */
  points: readonly string[];
  tags: readonly string[];
  /** Templates that ask the same thing: a paper has at most one question of a family. Default: the name. */
  family?: string;
}

interface Acts<Values> {
  draw(random: Random): Values;
  /** One or two, each of which says more than the one before; none contains the key. */
  hints: readonly string[] | ((values: Values) => readonly string[]);
  write(values: Values): Written;
  /** Whether this is the key, computed in another way than in `write`. */
  check(values: Values, key: string): boolean;
}

/** The result of a seed, with options not yet in order. */
export interface Drawn {
  written: Written;
  hints: readonly string[];
  /** The three wrong options of a choice; of a judgement what it wrongly claims, or nothing. */
  wrong: readonly Wrong[];
  /** Index of the key among the options. */
  place: number;
  isChecked: boolean;
}

export interface Template extends Facts {
  drawn(seed: number): Drawn;
}

const DRAWS = 200;

const STAGES = [
  'gesp-1',
  'gesp-2',
  'gesp-3',
  'gesp-4',
  'gesp-5',
  'gesp-6',
  'gesp-7',
  'gesp-8',
] as const satisfies readonly Stage[];

const OPTIONS = 4;

/** The wrong answers that become options or a claim; null with too few different ones. */
function placed({ key, wrong, claim }: Written, random: Random): Pick<Drawn, 'wrong' | 'place'> | null {
  const texts = new Set([key]);
  const [first, ...more] = wrong.filter(([text]) => texts.size < texts.add(text).size);
  if (claim) {
    if (!first) return null;
    const isRight = random.pick([true, false]);
    return isRight ? { wrong: [], place: 0 } : { wrong: [random.pick([first, ...more])], place: 1 };
  }
  const [second, third] = more;
  return first && second && third ? { wrong: [first, second, third], place: random.int(0, OPTIONS - 1) } : null;
}

/** A question whose numbers follow from a seed. Draws again when too few different answers result. */
export function parametric<Values>({ draw, hints, write, check, ...facts }: Facts & Acts<Values>): Template {
  return {
    ...facts,
    drawn(seed) {
      const random = randomOf(`${facts.name} ${facts.version} ${seed}`);
      for (let drawn = 0; drawn < DRAWS; drawn++) {
        const values = draw(random);
        const written = write(values);
        const of = placed(written, random);
        if (!of) continue;
        return {
          written,
          ...of,
          hints: typeof hints === 'function' ? hints(values) : hints,
          isChecked: check(values, written.key),
        };
      }
      throw new Error(`${facts.name} finds too few answers for seed ${seed}`);
    },
  };
}

type OfPoint = Pick<Facts, 'language' | 'stage' | 'points' | 'tags'>;

/** Makes templates of one knowledge point, which names their language and stage; a template may differ from it. */
export function ofPoint(point: `gesp-${'cpp' | 'py'}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}/${string}`, ...tags: string[]) {
  const shared: OfPoint = {
    language: point.startsWith('gesp-py') ? 'python' : 'cpp',
    stage: STAGES[Number(point.at(point.indexOf('/') - 1)) - 1] ?? 'gesp-1',
    points: [point],
    tags: point.startsWith('gesp-py') ? [...tags, 'Python'] : tags,
  };
  return <Values>(
    parts: Omit<Facts, keyof OfPoint | 'version'> & Partial<OfPoint> & { version?: number } & Acts<Values>,
  ): Template => parametric({ version: 1, ...shared, ...parts });
}

/**
 * Makes the same template for a point of both languages, in one family. For questions without code: their proof is in
 * C++.
 */
export function ofBoth(level: 1 | 2 | 3 | 4, slug: string, ...tags: string[]) {
  const [cpp, python] = [ofPoint(`gesp-cpp-${level}/${slug}`, ...tags), ofPoint(`gesp-py-${level}/${slug}`, ...tags)];
  return <Values>(
    parts: Pick<Facts, 'name' | 'title' | 'difficulty'> & Acts<Values>,
  ): readonly [cpp: Template, python: Template] => [
    cpp({ ...parts, family: parts.name }),
    python({ ...parts, name: `py-${parts.name}`, family: parts.name, language: 'cpp' }),
  ];
}
