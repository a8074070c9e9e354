import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readableOf, textOf } from './factsFile.ts';

/** An article of the content centre as its file has it. */
export interface ArticleSource {
  key: string;
  title: string;
  /** One sentence for lists. */
  intro: string;
  tags: string[];
  /** Markdown. */
  notes: string;
  /** Place in the list, from the number in front of the file's name. */
  sort: number;
}

/** Folder of the articles; file names are `NN-name.md`. */
export const ARTICLES = join(import.meta.dirname, '../articles');

const NAME = /^(\d\d)-([a-z0-9-]+)\.md$/u;
const HEAD = /^# (?<title>[^\n]+)\n\n> (?<intro>[^\n]+)\n\n标签：(?<tags>[^\n]+)\n\n(?<notes>.+)$/su;

/** Reads an article; `kind` begins its key. Throws an Error that names the file, and what its head lacks. */
export function readArticle(folder: string, name: string, kind = 'article'): ArticleSource {
  const file = join(folder, name);
  const [, no = '', slug = ''] = NAME.exec(name) ?? [];
  if (slug === '') throw new Error(`${file}: the name is not NN-name.md`);
  const { title, intro, tags, notes } = HEAD.exec(textOf(file))?.groups ?? {};
  if (!title || !intro || !tags || !notes)
    throw new Error(
      `${file}:1: an article begins with "# title", "> intro" and "标签：…", with an empty line after each`,
    );
  return { key: `${kind}-${slug}`, title, intro, tags: tags.split('、'), notes: notes.trim(), sort: Number(no) };
}

const fail = (fault: unknown): never => {
  throw fault;
};

/**
 * Loads all articles, in order. `leaveOut` gets an Error for each that cannot be read.
 * @throws Error that names the file, and what its head lacks; never with `leaveOut`
 */
export const loadArticles = (folder = ARTICLES, leaveOut: (fault: unknown) => void = fail): ArticleSource[] =>
  readableOf(readdirSync(folder).toSorted(), (name) => readArticle(folder, name), leaveOut);

/** A hand-out: its text as an article's, and the PDF that shows it. */
export interface HandoutSource extends ArticleSource {
  /** Path of the PDF, which `npm run content -- pdf` prints. */
  pdf: string;
}

/** Folder of the hand-outs: `NN-name.md` and `NN-name.pdf`. */
export const HANDOUTS = join(import.meta.dirname, '../handouts');

/**
 * Loads all hand-outs, in order. `leaveOut` gets an Error for each that cannot be read.
 * @throws Error that names the file, and what its head lacks; never with `leaveOut`
 */
export const loadHandouts = (folder = HANDOUTS, leaveOut: (fault: unknown) => void = fail): HandoutSource[] =>
  readableOf(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted(),
    (name) => ({ ...readArticle(folder, name, 'handout'), pdf: join(folder, name.replace(/md$/u, 'pdf')) }),
    leaveOut,
  );
