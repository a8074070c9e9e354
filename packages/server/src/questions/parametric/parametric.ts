import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { Stage } from '@aosai/api/questions/bank';
import { randomOf, type Random } from '@aosai/api/kit/random';

/** A wrong answer, and the mistake behind it, worded to continue 「选 B 是」. */
export type Wrong = readonly [text: string, mistake: string];

export interface Written {
  lead: string;
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
}

interface Parts<Values> extends Facts {
  draw(random: Random): Values;
  write(values: Values): Written;
  /** Whether this is the key, computed in another way than in `write`. */
  check(values: Values, key: string): boolean;
}

/** The result of a seed, with options not yet in order. */
export interface Drawn {
  written: Written;
  wrong: readonly [Wrong, Wrong, Wrong];
  /** Index of the key among the four options. */
  place: number;
  isChecked: boolean;
}

export interface Template extends Facts {
  drawn(seed: number): Drawn;
}

const DRAWS = 200;

function three({ key, wrong }: Written): Drawn['wrong'] | null {
  const texts = new Set([key]);
  const [a, b, c] = wrong.filter(([text]) => texts.size < texts.add(text).size);
  return a && b && c ? [a, b, c] : null;
}

/** A question whose numbers follow from a seed. Draws again when fewer than four different options result. */
export function parametric<Values>({ draw, write, check, ...facts }: Parts<Values>): Template {
  return {
    ...facts,
    drawn(seed) {
      const random = randomOf(`${facts.name} ${facts.version} ${seed}`);
      for (let drawn = 0; drawn < DRAWS; drawn++) {
        const values = draw(random);
        const written = write(values);
        const wrong = three(written);
        if (wrong) return { written, wrong, place: random.int(0, 3), isChecked: check(values, written.key) };
      }
      throw new Error(`${facts.name} finds no four options for seed ${seed}`);
    },
  };
}
