import type { Difficulty } from '@aosai/api/domain/difficulty';
import type { Stage } from '@aosai/api/domain/questions/bank';
import { randomOf, type Random } from './random.ts';

/** A wrong answer, and the mistake that leads to it as words that go on from 「选 B 是」. */
export type Wrong = readonly [text: string, mistake: string];

export interface Written {
  lead: string;
  /** Stands below the lead, and is what proves the key unless `proof` does. */
  code?: string;
  /** What a right answer reads: what the proof prints. */
  key: string;
  /** How the key is found. */
  why: string;
  /** The most telling mistakes first: the first three that differ from the key and from each other become options. */
  wrong: readonly Wrong[];
  /** Statements that print the key. */
  proof?: string;
  /** Functions that code or proof call. */
  functions?: string;
}

interface Facts {
  /** Never renamed, never used again: answers name it. */
  name: string;
  /** One more when the same seed asks something else than before. */
  version: number;
  language: 'cpp' | 'python';
  title: string;
  stage: Stage;
  difficulty: Difficulty;
  /** Ids of knowledge points, the first of them what it is about. */
  points: readonly string[];
  tags: readonly string[];
}

interface Parts<Values> extends Facts {
  draw(random: Random): Values;
  write(values: Values): Written;
  /** Whether this is the key, found in another way than `write` found it. */
  check(values: Values, key: string): boolean;
}

/** What a seed makes of a template, with its options not yet in their order. */
export interface Drawn {
  written: Written;
  wrong: readonly [Wrong, Wrong, Wrong];
  /** Place of the key among the four options. */
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

/** A question whose numbers follow from a seed. Numbers that leave fewer than four different options are drawn again. */
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
